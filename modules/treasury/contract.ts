export { compareLine } from "./domain/figures";
export { natures, sides, TREASURY_FILE_MAX } from "./domain/lines";
export { lineWords } from "./line-messages";
export { lineName } from "./line-name";
export type * from "./views";
