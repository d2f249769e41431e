/** Rows of a file are read as far as these many cells. */
export const CELLS_MAX = 60;
/** Cells are read as far as these many characters. */
export const CELL_MAX = 500;

/** A row of a sheet: its number as the program shows it that made it, and its cells as text. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file that is no sheet, with the row at which that shows where there is one. */
export class BrokenSheet extends Error {
  constructor(readonly row?: number) {
    super("no sheet");
  }
}
