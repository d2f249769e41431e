/** The browser-safe face of forms as data. Nothing in here leads to a schema library. */

export { constraintsOfFields } from "./constraints";
export {
  type Answers,
  answerOf,
  type DynamicFormDefinition,
  type FieldDefinition,
  hasValue,
  isRequired,
  isShown,
  isTruthy,
  type WizardDefinition,
  type WizardPage,
} from "./definition";
export type { FieldOption, FieldRule } from "./field-attributes";
export { type AnswerWords, type FieldType, fieldTypes, typeOf } from "./field-types";
export { type FileEntry, fileEntriesOf, fileIdsOf, fileValueOf } from "./files";
export {
  choiceWords,
  defineForm,
  demanded,
  type Form,
  type FormField,
  type FormFields,
  field,
  formLabels,
  formWord,
  type NeededWords,
  nameInSentence,
  optional,
} from "./form-fields";
export { inSentence } from "./labels";
export { type HtmlConstraint, kindOfText, textKindOf } from "./text-kinds";
export { firstIncompletePage, initialAnswers, pageOfField, progressOf } from "./wizard";
