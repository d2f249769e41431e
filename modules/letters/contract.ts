export {
  type AnyLetterKind,
  type ConsentThing,
  consentThings,
  LETTER_DAYS,
  type LetterKind,
  letterKinds,
} from "./domain/kinds";
export type { LetterState } from "./domain/state";
export { signForm, templateForm } from "./forms";
export { letterKindWords } from "./messages";
export type * from "./views";
