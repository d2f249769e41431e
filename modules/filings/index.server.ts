export { type EPostcardQuestion, readEPostcard } from "./e-postcard/queries/read-e-postcard.server";
export { type NoticeFacts, wordEPostcard } from "./e-postcard/sentences";
export { beginRescue, type RescueBeginning } from "./rescue/commands/begin-rescue.server";
export { changeRescue, type RescueChange } from "./rescue/commands/change-rescue.server";
export { endRescue, type RescueEnd, reopenRescue } from "./rescue/commands/end-rescue.server";
export { moveRescues } from "./rescue/move-rescues.server";
export { writeRescuePaper } from "./rescue/paper.server";
export { type RescueView, readRescue, rescueReading } from "./rescue/queries/read-rescue.server";
export {
  type ReinstatementLetter,
  reinstatementLetter,
} from "./rescue/queries/reinstatement-letter.server";
export { reinstatementLettersOf } from "./rescue/queries/reinstatement-letters.server";
export { type RescueDeadline, rescueDeadlines } from "./rescue/queries/rescue-deadlines.server";
export { type RevocationWord, revocationWord } from "./rescue/queries/revocation-word.server";
export { fieldsOfAnswers, readRescueAnswers } from "./rescue/read-answers";
export {
  type RescueFields,
  rescueBeginSchema,
  rescueChangeSchema,
  rescueEndSchema,
  rescueSchema,
} from "./rescue/schemas";
export { wordRescue } from "./rescue/sentences";
