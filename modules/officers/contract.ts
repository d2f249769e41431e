export type { CertificateState } from "./certificates/state";
export { isOfficer, notOfficers, type Office, offices } from "./domain/offices";
export type { Warning } from "./domain/warnings";
export { officeName } from "./office-name";
export { officeWords } from "./office-words";
export { type Power, powers } from "./resolution/powers";
export type * from "./views";
