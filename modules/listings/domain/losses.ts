/** How many organizations would leave by a list, and how many there are before it. */
export interface Loss {
  readonly lost: number;
  readonly rows: number;
}

/** So many may leave by any list. */
const ALWAYS = 50;
/** From a month to the next fewer than one in a hundred leave. */
const SHARE = 0.02;

/** Whether so many would leave that the list was rather cut than that they left. */
export const isTooManyLost = ({ lost, rows }: Loss): boolean =>
  lost > ALWAYS && lost > rows * SHARE;
