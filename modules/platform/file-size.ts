const sizeUnits = ["KB", "MB", "GB", "TB"] as const;

/** "999 B", "1.0 KB", "2.5 MB": steps of 1000, one decimal above bytes, which come whole. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  let size = bytes / 1_000;
  let unit = 0;
  // 999.95 rounds to 1000.0, which is 1.0 of the next unit.
  while (Math.round(size * 10) >= 10_000 && unit < sizeUnits.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${size.toFixed(1)} ${sizeUnits[unit]}`;
}

/** A limit in words: "15 MB", "1.5 GB". */
export const formatSizeLimit = (bytes: number): string =>
  formatFileSize(bytes).replace(/\.0 /, " ");
