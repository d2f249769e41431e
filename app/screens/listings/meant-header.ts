import type { Meant } from "#modules/listings/contract";

/** Where the call that answers while somebody types says what it looked for; its body is agreed. */
export const MEANT_HEADER = "Search-Meant";

/** In letters that a header may have. */
export const writeMeant = (meant: Meant): string => encodeURIComponent(JSON.stringify(meant));

export const readMeant = (header: string | null): Meant | null =>
  header ? (JSON.parse(decodeURIComponent(header)) as Meant) : null;
