export {
  eventKinds,
  type InquiryKind,
  type InquiryState,
  inquiryKinds,
  inquiryLimits,
  inquiryStates,
  MOST_STARS,
} from "./domain/kinds";
export { ratedPath, ratingSchema } from "./rating-schema";
export { type InquiryStep, stepSchema } from "./staff-schemas";
export type * from "./views";
