import type { Method, Outcome } from "../route-trials";
import type { World } from "../route-world";

/**
 * What a try must come to: one outcome, or two where a script and a page differ
 * ("refused|elsewhere").
 */
export type Cell = Outcome | `${Outcome}|${Outcome}`;
/** One cell for everybody, or four: visitor, member of another account, member of that account, staff. */
export type Cells = Cell | readonly [visitor: Cell, other: Cell, own: Cell, staff: Cell];

/**
 * A row of the matrix: one address and what each method comes to. `write` stands for POST, PUT and
 * DELETE, each of which may be given alone. What a row leaves out must come to "no-method".
 */
export interface Row extends Partial<Record<Method | "write", Cells>> {
  /** The checklist's ids, for the test's title. */
  readonly ids: string;
  /**
   * The address tried; needed where the pattern has parameters. Called for each try again, so that a
   * try that removes something finds it there.
   */
  readonly path?: (world: World) => string | Promise<string>;
  /** What the writes send; nothing when left out, which most forms refuse. */
  readonly body?: Readonly<Record<string, string>>;
  /** The link itself is the proof, no anti-forgery token is asked for. */
  readonly isTokenFree?: boolean;
}

/** Pattern of the router → its row, or several that try different addresses of it. */
export type Rows = Readonly<Record<string, Row | readonly Row[]>>;

/** Only people who are signed in. */
export const signedIn = (cell: Cell): Cells => ["sign-in", cell, cell, cell];
/** Only members of the account and staff; for everybody else the thing does not exist. */
export const ownAndStaff = (cell: Cell): Cells => ["sign-in", "not-found", cell, cell];
/** Only staff. */
export const staffOnly = (cell: Cell): Cells => ["sign-in", "forbidden", "forbidden", cell];
