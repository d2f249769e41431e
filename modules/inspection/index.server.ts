export { changeInspectionPage } from "./commands/change-page.server";
export { publishPaper, withdrawPaper } from "./commands/publish-paper.server";
export { answerRequest, keepRequest } from "./commands/requests.server";
export { DAYS_TO_ANSWER } from "./domain/requests";
export { readOwnInspection, readPublishForm } from "./queries/read-own.server";
export { openPublicPaper, readPublic } from "./queries/read-public.server";
export {
  answerSchema,
  pageSchema,
  publishSchema,
  requestSchema,
} from "./schemas";
