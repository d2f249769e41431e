export { claimForm } from "./claims/claim-form";
export type { ClaimState } from "./claims/claim-state";
export type { ClaimView } from "./claims/claim-views";
export { type Afterwards, afterwards, type HandoverState } from "./domain/state";
export { type CommonThing, type Mark, marks } from "./domain/things";
export { handoverForm } from "./form";
export type * from "./views";
