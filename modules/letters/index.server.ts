export { declineLetter } from "./commands/decline-letter.server";
export { remakeLetterFile } from "./commands/remake-file.server";
export { revokeLetter } from "./commands/revoke-letter.server";
export {
  formOfTemplate,
  type LettersToSend,
  saveTemplate,
  sendLetters,
  type TemplateToSave,
} from "./commands/send-letters.server";
export { type LetterToSign, openToSign, signLetter } from "./commands/sign-letter.server";
export type { Evidence } from "./commands/signing.server";
export {
  type ActLetter,
  consentedThings,
  listActs,
  readAct,
  readShared,
  readTemplate,
} from "./queries/headquarters-letters.server";
export {
  checkLetter,
  isFileLost,
  type LetterFile,
  letterFile,
  listLetters,
  readLetter,
} from "./queries/read-letters.server";
export { readRevocation } from "./queries/read-revocation.server";
export {
  declineSchema,
  revocationSchema,
  sendingSchema,
  signatureSchema,
  templateSchema,
} from "./schemas";
export type * from "./views";
