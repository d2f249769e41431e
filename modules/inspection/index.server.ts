export { changeInspectionPage } from "./commands/change-page.server";
export { publishPaper, withdrawPaper } from "./commands/publish-paper.server";
export { answerRequest, keepRequest } from "./commands/requests.server";
export { readOwnInspection, readPublishForm } from "./queries/read-own.server";
export { openPublicPaper, readPublic } from "./queries/read-public.server";
export {
  answerSchema,
  inspectionLabels,
  pageSchema,
  publishedForms,
  publishSchema,
  requestSchema,
} from "./schemas";
