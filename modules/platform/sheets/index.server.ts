export { readCsv } from "./csv.server";
export { BrokenSheet, CELL_MAX, CELLS_MAX, type SheetRow } from "./rows";
