import { RANKS } from "./ranking";

/** An account among the rows: its rank, and the row before which it is. */
export interface Placed {
  readonly rank: number;
  readonly place: number;
}

export interface PlacedRow {
  readonly rank: number;
  readonly row: number;
}

/** A stretch of a list, `to` not in it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type Slot<A> = { readonly row: number } | { readonly account: A };

/** What is around the rows of a list, and which part of all is wanted. */
export interface Wanted<A extends Placed> {
  /** How many rows the list has of each rank; it has them by rank, in each in their own order. */
  readonly sizes: readonly number[];
  /** Those of the list that are not shown. */
  readonly hidden: readonly PlacedRow[];
  /** In the order in which equals are shown. */
  readonly accounts: readonly A[];
  readonly offset: number;
  readonly count: number;
}

export const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, one) => sum + one, 0);

/**
 * Which rows of the list must be read: each account before a row moves it back by one at most, and
 * each hidden one forward.
 */
export function windowOf({ sizes, hidden, accounts, offset, count }: Wanted<Placed>): Range {
  const total = sumOf(sizes);
  return {
    from: Math.max(0, Math.min(offset - accounts.length, total - 1)),
    to: Math.min(total, offset + count + hidden.length),
  };
}

/** What is shown at `offset` and after it, rows and accounts together; `rows` are those of `windowOf`. */
export function pageOf<A extends Placed>(wanted: Wanted<A>, rows: Int32Array): Slot<A>[] {
  const { sizes, offset, count } = wanted;
  const { from } = windowOf(wanted);
  const accounts = wanted.accounts.toSorted((a, b) => a.rank - b.rank);
  const hidden = new Set(wanted.hidden.map(keyOf));
  const first = from > 0 ? { rank: rankAt(sizes, from), row: rows[0] ?? 0 } : undefined;
  let next = first ? accounts.filter((one) => standsBefore(one, first)).length : 0;
  let at = first ? from + next - wanted.hidden.filter((one) => isBefore(one, first)).length : 0;
  const slots: Slot<A>[] = [];
  const show = (slot: Slot<A>) => {
    if (at >= offset && slots.length < count) slots.push(slot);
    at += 1;
  };
  const showAccounts = (until: (one: A) => boolean) => {
    for (let one = accounts[next]; one && until(one); one = accounts[next]) {
      show({ account: one });
      next += 1;
    }
  };
  for (const [index, row] of rows.entries()) {
    const here = { rank: rankAt(sizes, from + index), row };
    showAccounts((one) => standsBefore(one, here));
    if (!hidden.has(keyOf(here))) show({ row });
  }
  if (from + rows.length === sumOf(sizes)) showAccounts(() => true);
  return slots;
}

/** A row may have two ranks, and be hidden in one. */
const keyOf = ({ rank, row }: PlacedRow): number => row * (RANKS + 1) + rank;

/** The rank of the row at a place of the list. */
function rankAt(sizes: readonly number[], place: number): number {
  let end = 0;
  for (let rank = 0; rank < RANKS; rank += 1) {
    end += sizes[rank] ?? 0;
    if (place < end) return rank;
  }
  return RANKS;
}

const standsBefore = ({ rank, place }: Placed, row: PlacedRow): boolean =>
  rank < row.rank || (rank === row.rank && place <= row.row);

const isBefore = (a: PlacedRow, b: PlacedRow): boolean =>
  a.rank < b.rank || (a.rank === b.rank && a.row < b.row);
