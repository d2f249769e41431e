import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { csvOf, dataPath, einsOf, hasData, importContent, type MadeRow } from "./bmf-files";

interface Change {
  readonly change: string;
  readonly state: string;
  readonly old?: Row;
  readonly new?: Row;
}
type Row = Readonly<Record<"EIN" | "NAME" | "CITY" | "GROUP" | "SORT_NAME", string>>;
const madeRow = (row: Row, state: string) => ({
  ein: row.EIN,
  name: row.NAME,
  city: row.CITY,
  group: row.GROUP,
  sortName: row.SORT_NAME,
  state: state.toUpperCase(),
});

describe.skipIf(!hasData)("G-40 what differs between 2022 and 2026", () => {
  it("three states differ as was derived: who left, who came, who changed the group", async () => {
    const all: Change[] = JSON.parse(readFileSync(dataPath("bmf_delta_2022_2026.json"), "utf8"));
    const rows = (side: "old" | "new") =>
      all.flatMap(({ state, [side]: row }) => (row ? [madeRow(row, state)] : []));
    await importContent(csvOf(...rows("old")), "2022-07-29");
    const done = await importContent(csvOf(...rows("new")), "2026-04-14", false, true);
    if (!done.ok) throw new Error("refused");
    const { importId } = done.value;
    // Some went from one of the states to another: they neither left nor came.
    const but = (some: readonly MadeRow[], others: readonly MadeRow[]) => {
      const known = new Set(others.map(({ ein }) => ein));
      return [...new Set(some.map(({ ein }) => ein))].filter((ein) => !known.has(ein)).sort();
    };
    const left = but(rows("old"), rows("new"));
    const came = but(rows("new"), rows("old"));
    expect(left.length).toBeGreaterThan(440);
    expect(await einsOf(importId, "left")).toEqual(left);
    expect(await einsOf(importId, "came")).toEqual(came);
    const moved = all.filter(
      ({ change, old, new: now }) => change === "changed" && old?.GROUP !== now?.GROUP,
    );
    expect(await einsOf(importId, "regrouped")).toEqual(
      moved.map(({ new: now }) => now?.EIN).sort(),
    );
    expect(done.value.came).toBe(came.length);
  });
});
