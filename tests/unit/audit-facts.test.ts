import { expect, it } from "vitest";
import { factsOf } from "#modules/audit/domain/facts";

it("H-13 what an entry says is told as changes and values, without what stayed the same", () => {
  expect(factsOf({})).toEqual([]);
  expect(factsOf(null)).toEqual([]);
  expect(factsOf({ before: "A", after: "B" })).toEqual([
    { label: "changed", before: "A", value: "B" },
  ]);
  const before = { priceCents: 100, name: "Start-Up", is_open: false, tags: ["a"] };
  expect(
    factsOf({ before, after: { ...before, priceCents: 200, is_open: true }, note: null }),
  ).toEqual([
    { label: "price cents", before: "100", value: "200" },
    { label: "is open", before: "no", value: "yes" },
    { label: "note", value: "nothing" },
  ]);
  expect(factsOf({ newEin: "07-0000011" })).toEqual([{ label: "new EIN", value: "07-0000011" }]);
  expect(factsOf({ level: { from: 1001, to: null }, by: { kind: "form" } })).toEqual([
    { label: "level", before: "1001", value: "nothing" },
    { label: "by, kind", value: "form" },
  ]);
  expect(factsOf({ before: { gone: 1 }, after: { come: [2, 3] } })).toEqual([
    { label: "gone", before: "1", value: "nothing" },
    { label: "come", before: "nothing", value: "2; 3" },
  ]);
  expect(factsOf({ files: [{ fileName: "a.pdf", id: 7 }, { id: 8 }], kinds: [] })).toEqual([
    { label: "files", value: "file name a.pdf, id 7; id 8" },
    { label: "kinds", value: "nothing" },
  ]);
});
