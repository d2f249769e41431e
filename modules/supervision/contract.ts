export { ENTRY_TITLE_MAX, entryLabels, entrySchema } from "./schemas";
export type * from "./views";
