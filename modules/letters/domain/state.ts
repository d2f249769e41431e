import type { CivilDate } from "#modules/platform/dates";

/** What became of a letter. */
export type LetterState = "open" | "half_signed" | "signed" | "declined" | "expired" | "revoked";

/** What became of a letter by a day. */
export function letterState(
  letter: {
    readonly state: string;
    readonly isRevoked: boolean;
    readonly expiresOn: CivilDate;
    readonly signatures: number;
  },
  today: CivilDate,
): LetterState {
  if (letter.isRevoked) return "revoked";
  if (letter.state === "signed" || letter.state === "declined") return letter.state;
  if (letter.expiresOn < today) return "expired";
  return letter.signatures > 0 ? "half_signed" : "open";
}

/** "L2026-000012": the year in which it was made, and its number. */
export const serialOf = (id: number, createdAt: Date): string =>
  `L${createdAt.getUTCFullYear()}-${String(id).padStart(6, "0")}`;
