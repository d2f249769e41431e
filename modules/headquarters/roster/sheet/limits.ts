/** A roster's file has at most so many bytes and names at most so many chapters. */
export const ROSTER_FILE_MAX = 5_000_000;
export const ROSTER_ROWS_MAX = 25_000;

/** The endings of the files that are taken. */
export const ROSTER_FILE_ACCEPT = ".csv,.xlsx";
