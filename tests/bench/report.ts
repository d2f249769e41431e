/** One measured figure beside its reference of the same run. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  /** Absent where the target is a fixed number. */
  readonly reference?: number;
  /** ours / reference */
  readonly ratio?: number;
  readonly unit: string;
  /** In words, such as "at least 0.8" (of the reference) or "at most 10 ms". */
  readonly target: string;
  readonly ok: boolean;
}

/** The middle one of the values (the mean of the middle two); NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share (0 to 1) of the values lies, interpolated; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

const round = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? "-" : String(Number(value.toPrecision(3)));

/** Prints the rows as an aligned table. */
export function printTable(rows: readonly Row[]): void {
  const head = ["figure", "ours", "reference", "ratio", "unit", "target", ""];
  const lines = [
    head,
    ...rows.map((row) => [
      row.name,
      round(row.ours),
      round(row.reference),
      round(row.ratio),
      row.unit,
      row.target,
      row.ok ? "ok" : "MISSED",
    ]),
  ];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
