export { makeOfficerLetter } from "./certificates/make-certificate.server";
export {
  checkOfficerLetter,
  type OfficerLettersView,
  type OfficerLetterView,
  officerLetterFile,
  readObjection,
  readOfficerLetters,
} from "./certificates/read-certificates.server";
export {
  objectToLetter,
  withdrawOfficerLetter,
} from "./certificates/withdraw-certificate.server";
export {
  addTerm,
  type ChangedTerm,
  changeTerm,
  type NewTerm,
  removeTerm,
} from "./commands/change-terms.server";
export { endTermsOf, enterSuccessor, type Successor } from "./commands/succeed.server";
export { type Form8822bFields, form8822bSchema } from "./form-8822b/schema";
export {
  type Form8822b,
  withNineDigits,
  writeForm8822b,
} from "./form-8822b/write-form-8822b.server";
export { moveOfficers } from "./move-officers.server";
export { holdsOffice, type OfficeHeld, officeOf } from "./queries/office-of.server";
export {
  type OfficersKnown,
  officersOf,
  readRoster,
  readSharedRoster,
} from "./queries/read-roster.server";
export { sittingOfficers } from "./queries/sitting-officers.server";
export { type ResolutionFields, resolutionSchema } from "./resolution/schema";
export { type Named, type Resolution, writeResolution } from "./resolution/write-resolution.server";
export { type TermFields, termSchema } from "./schemas";
export { formOfTerm, officerLimits } from "./term-form";
export type * from "./views";
