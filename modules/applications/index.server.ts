export { type PageToSave, type SavedPage, savePage } from "./commands/save-page.server";
export { type NewApplication, startApplication } from "./commands/start-application.server";
export { readApplication } from "./queries/read-application.server";
