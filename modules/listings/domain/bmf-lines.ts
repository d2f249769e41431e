/** The columns of the EO BMF extract, in the IRS's order. */
export const bmfColumns = [
  "EIN",
  "NAME",
  "ICO",
  "STREET",
  "CITY",
  "STATE",
  "ZIP",
  "GROUP",
  "SUBSECTION",
  "AFFILIATION",
  "CLASSIFICATION",
  "RULING",
  "DEDUCTIBILITY",
  "FOUNDATION",
  "ACTIVITY",
  "ORGANIZATION",
  "STATUS",
  "TAX_PERIOD",
  "ASSET_CD",
  "INCOME_CD",
  "FILING_REQ_CD",
  "PF_FILING_REQ_CD",
  "ACCT_PD",
  "ASSET_AMT",
  "INCOME_AMT",
  "REVENUE_AMT",
  "NTEE_CD",
  "SORT_NAME",
] as const;

/** The columns in the order of a file, by its first line: all 28, the EIN first; else undefined. */
export function readHeader(line: string): readonly string[] | undefined {
  const names = line
    .replace(/^\uFEFF/, "")
    .trim()
    .split(",");
  const isWhole = new Set(names).size === bmfColumns.length && names.length === bmfColumns.length;
  const isSuch = isWhole && names[0] === "EIN" && bmfColumns.every((name) => names.includes(name));
  return isSuch ? names : undefined;
}

/** Whether a first line is the beginning of the header, and ends before it does. */
export const isCutHeader = (line: string): boolean =>
  line.trim() !== "" && bmfColumns.join(",").startsWith(line.trim());

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_END = 0x0a;
const EIN_LENGTH = 9;

/**
 * Looks at whole lines without taking them apart: every line must have 28 columns and begin
 * with an EIN.
 * @returns how many lines there are, and the first that is broken, counted from 1
 */
export function checkLines(block: Uint8Array): { lines: number; broken?: number } {
  let lines = 0;
  let start = 0;
  let commas = 0;
  let isQuoted = false;
  for (let at = 0; at < block.length; at += 1) {
    const byte = block[at];
    if (byte === COMMA) {
      if (!isQuoted) commas += 1;
    } else if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === LINE_END) {
      lines += 1;
      const isWhole = !isQuoted && commas === bmfColumns.length - 1;
      if (!isWhole || !beginsWithEin(block, start)) return { lines, broken: lines };
      commas = 0;
      start = at + 1;
    }
  }
  return { lines };
}

/** Nine digits and a comma. */
function beginsWithEin(block: Uint8Array, start: number): boolean {
  for (let at = start; at < start + EIN_LENGTH; at += 1) {
    const byte = block[at] ?? 0;
    if (byte < 0x30 || byte > 0x39) return false;
  }
  return block[start + EIN_LENGTH] === COMMA;
}
