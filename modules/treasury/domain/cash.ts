import { type Cents, cents } from "#modules/platform/money";

/** Notes and coins, in cents. */
export const piecesOfCash = [10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1] as const;
export type Piece = (typeof piecesOfCash)[number];

/** How many of each were counted. */
export type Pieces = { readonly [Value in Piece]?: number };

/** So many of one piece are counted at most. */
export const PIECES_MAX = 9_999;

/** What counted cash comes to. */
export const cashTotal = (pieces: Pieces): Cents =>
  cents(piecesOfCash.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0));
