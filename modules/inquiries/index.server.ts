export {
  assignInquiry,
  moveInquiry,
  noteInquiry,
  replyToInquiry,
} from "./commands/handle-inquiry.server";
export { type NewRating, ratePage } from "./commands/rate-page.server";
export { type NewInquiry, sendInquiry } from "./commands/send-inquiry.server";
export { suggestCampuses } from "./domain/campuses.server";
export {
  inquiryFacts,
  inquiryFormView,
  inquiryWays,
  inquiryWording,
  kindName,
  kindSent,
} from "./forms/in-words.server";
export { inquiryWords } from "./forms/shared.server";
export {
  exportInquiries,
  type InboxFilter,
  listInquiries,
  readInquiry,
} from "./queries/list-inquiries.server";
export { listPageRatings, listRatings, type RatingList } from "./queries/list-ratings.server";
export { listStaff } from "./queries/list-staff.server";
export { type Receipt, readReceipt } from "./queries/read-receipt.server";
export { exampleOf, inquirySchemas } from "./schemas";
