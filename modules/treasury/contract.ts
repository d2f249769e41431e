export { compareLine } from "./domain/figures";
export { isLineCode, natures, sides } from "./domain/lines";
export { lineWords } from "./line-messages";
export { lineName } from "./line-name";
export type * from "./views";
