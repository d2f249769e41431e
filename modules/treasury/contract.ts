export { reviewWords } from "./control-messages";
export { piecesOfCash } from "./domain/cash";
export { compareLine } from "./domain/figures";
export { TREASURY_FILE_MAX } from "./domain/lines";
export { reviewAnswers, reviewChecks } from "./domain/review";
export { treasuryForm } from "./form";
export { lineWords } from "./line-messages";
export { lineName } from "./line-name";
export type * from "./views";
