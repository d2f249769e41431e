export {
  eventKinds,
  type InquiryKind,
  type InquiryState,
  inquiryKinds,
  inquiryLimits,
  inquiryStates,
  subjects,
} from "./domain/kinds";
export { inquiryLabels, inquirySchemas } from "./schemas";
export { type InquiryStep, stepLabels, stepSchema } from "./staff-schemas";
export type * from "./views";
