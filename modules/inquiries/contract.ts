export {
  eventKinds,
  type InquiryKind,
  type InquiryState,
  inquiryKinds,
  inquiryLimits,
  inquiryStates,
  MOST_STARS,
} from "./domain/kinds";
export { ratedPath, ratingLabels, ratingSchema } from "./rating-schema";
export { type InquiryStep, stepLabels, stepSchema } from "./staff-schemas";
export type * from "./views";
