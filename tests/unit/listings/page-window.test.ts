import { expect, it } from "vitest";
import { type Placed, pageOf, windowOf } from "#modules/listings/domain/page-window";
import { RANKS } from "#modules/listings/domain/ranking";

/** Numbers below a limit that are the same in each run. */
function drawer(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Shown {
  readonly rank: number;
  readonly place: number;
  readonly name: string;
}

/** A list of rows by rank, some of them hidden, with accounts among them. */
function make(seed: number) {
  const draw = drawer(seed);
  const free = Array.from({ length: draw(60) }, (_, row) => row);
  const ranks: number[][] = Array.from({ length: RANKS }, () => []);
  // Some have two ranks.
  for (const row of free) {
    const at = new Set([draw(RANKS + 2), draw(8) === 0 ? draw(RANKS) : RANKS]);
    for (const rank of at) ranks[rank]?.push(row);
  }
  const rows = ranks.flat();
  const placed = ranks.flatMap((own, rank) => own.map((row) => ({ rank, row })));
  const hidden = placed.filter(() => draw(6) === 0);
  const places = Array.from({ length: draw(12) }, () => draw(62)).sort((a, b) => a - b);
  const accounts = places.map((place, id) => ({ place, rank: draw(RANKS), id }));
  return { sizes: ranks.map(({ length }) => length), rows, placed, hidden, accounts };
}

/** All of it in order: an account is before the row that it has as its place. */
function everything({ placed, hidden, accounts }: ReturnType<typeof make>): string[] {
  const gone = new Set(hidden.map(({ rank, row }) => `${rank} ${row}`));
  const shown: Shown[] = [
    ...accounts.map(({ rank, place, id }) => ({ rank, place: place - 0.5, name: `account ${id}` })),
    ...placed
      .filter(({ rank, row }) => !gone.has(`${rank} ${row}`))
      .map(({ rank, row }) => ({ rank, place: row, name: `row ${row}` })),
  ];
  return shown.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ name }) => name);
}

const nameOf = (slot: ReturnType<typeof pageOf<Placed & { id: number }>>[number]) =>
  "row" in slot ? `row ${slot.row}` : `account ${slot.account.id}`;

it("G-38 G-42 every page is a piece of the whole, whatever is hidden or is between the rows", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const made = make(seed);
    const whole = everything(made);
    for (const count of [1, 4, 15]) {
      for (let offset = 0; offset < whole.length; offset += count) {
        const wanted = { ...made, offset, count };
        const { from, to } = windowOf(wanted);
        const page = pageOf(wanted, Int32Array.from(made.rows.slice(from, to)));
        const message = `seed ${seed}, ${count} from ${offset}`;
        expect(page.map(nameOf), message).toEqual(whole.slice(offset, offset + count));
      }
    }
  }
});

it("reads no more than what is around a page", () => {
  const sizes = [0, 0, 0, 500_000, 0, 0];
  const none = { sizes, hidden: [], accounts: [], count: 15 };
  expect(windowOf({ ...none, offset: 15_000 })).toEqual({ from: 15_000, to: 15_015 });
  expect(windowOf({ ...none, offset: 499_995 })).toEqual({ from: 499_995, to: 500_000 });
  expect(windowOf({ ...none, sizes: [], offset: 0 })).toEqual({ from: 0, to: 0 });
});
