export { type NewText, saveTexts } from "./commands/save-texts.server";
export { currentWording } from "./queries/current-wording.server";
export { listWording, readHistory } from "./queries/list-wording.server";
