/** A table of a sheet: its cells are texts. */
export interface SheetTable {
  readonly columns: readonly {
    readonly header: string;
    /** Its part of the width; the parts of all columns sum to 1. */
    readonly share: number;
    /** Right-aligned, for amounts. */
    readonly isFigure?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
  /** Rows in bold under the others. */
  readonly totals?: readonly (readonly string[])[];
}

export interface SheetSection {
  readonly heading: string;
  /** It begins on a page of its own. */
  readonly startsPage?: boolean;
  /** Lines are kept. */
  readonly text?: string;
  readonly table?: SheetTable;
  /** What a QR code below all that says: an address that the text has too. */
  readonly qr?: string;
}

/** Business paper: an invoice, a statement. All numbers in it are texts already. */
export interface SheetModel {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** For the file's properties. */
  readonly subject: string;
  readonly creator: string;
  readonly createdAt: Date;
  /** All text in black: for what hangs on a wall and is copied. */
  readonly isBlack?: boolean;
  /** Small and close together: for a report that is to be one page. */
  readonly isDense?: boolean;
  /** Who writes and to whom, side by side: a small heading, then lines, the first in bold. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly sections: readonly SheetSection[];
  /** Left in the footer; the page's number, worded by `pageOf`, is at the right. */
  readonly footer: string;
  readonly pageOf: (page: number, pages: number) => string;
}
