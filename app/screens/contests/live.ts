export { EntryNews } from "./entry-news";
export { judgeEntryFile } from "./judge-file";
export { missingIn } from "./missing-fields";
export { Preview } from "./preview";
export { sendEntry } from "./send-entry";
export { UsedPlaces } from "./used-places";
