import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from "docx";
import { textRuns } from "./docx-runs";
import { styleIds, TEXT_WIDTH } from "./docx-styles";

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const rule = { style: BorderStyle.SINGLE, size: 6, color: "1A1A1A" };
/** The table says once for its cells what none of them has. */
const noBorders = {
  top: none,
  left: none,
  right: none,
  bottom: none,
  insideHorizontal: none,
  insideVertical: none,
};
/** Between two lines that are side by side. */
const GAP = 360;
/** From one line down to the next, so that there is room to write. */
const ROW = 1_120;

/** Space above the first line, below the text that is signed. */
export const ROOM_TO_SIGN = 920;

/** Where the lines of a row and the gaps between them end, from the left. */
function edgesOf(labels: readonly string[]): number[] {
  const width = Math.floor((TEXT_WIDTH - GAP * (labels.length - 1)) / labels.length);
  return labels.flatMap((_, index) => {
    const end = index * (width + GAP) + width;
    return index < labels.length - 1 ? [end, end + GAP] : [TEXT_WIDTH];
  });
}

/**
 * Lines to write on with what belongs there under each, all rows in one table, so that no empty
 * paragraph has to keep two tables apart. Rows are kept together.
 */
export function signatureTable(rows: readonly (readonly string[])[]): Table {
  const edges = [...new Set(rows.flatMap(edgesOf))].sort((one, other) => one - other);
  const columnWidths = edges.map((edge, index) => edge - (edges[index - 1] ?? 0));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths,
    borders: noBorders,
    margins: { left: 0, right: 0 },
    rows: rows.map(
      (labels) =>
        new TableRow({
          cantSplit: true,
          height: { value: ROW, rule: HeightRule.ATLEAST },
          children: cellsOf(labels, edges),
        }),
    ),
  });
}

function cellsOf(labels: readonly string[], edges: readonly number[]): TableCell[] {
  let start = 0;
  return edgesOf(labels).map((end, index) => {
    const label = index % 2 === 0 ? (labels[index / 2] ?? "") : undefined;
    const from = start;
    start = end;
    const span = edges.filter((edge) => edge > from && edge <= end).length;
    return new TableCell({
      width: { size: end - from, type: WidthType.DXA },
      ...(span > 1 && { columnSpan: span }),
      ...(label !== undefined && { borders: { top: rule } }),
      children: [
        new Paragraph({
          style: styleIds.small,
          keepNext: true,
          children: label === undefined ? [] : textRuns(label, {}),
        }),
      ],
    });
  });
}
