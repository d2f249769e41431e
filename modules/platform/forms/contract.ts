/** The browser-safe face of forms as data. Nothing in here leads to a schema library. */

export { constraintsOfFields, type HtmlConstraint, textKindOf } from "./constraints";
export {
  type Answers,
  answerOf,
  type DynamicFormDefinition,
  type FieldDefinition,
  type FieldOption,
  type FieldRule,
  type FieldType,
  fieldTypes,
  hasValue,
  isRequired,
  isShown,
  isTruthy,
  type WizardDefinition,
  type WizardPage,
} from "./definition";
export { type FileEntry, fileEntriesOf, fileIdsOf, fileValueOf } from "./files";
export {
  defineForm,
  demanded,
  type Form,
  type FormFields,
  field,
  formLabels,
  formWord,
  nameInSentence,
  optional,
} from "./form-fields";
export { inSentence } from "./labels";
export { firstIncompletePage, initialAnswers, pageOfField, progressOf } from "./wizard";
