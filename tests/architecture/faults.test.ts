import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, textOf } from "./files";

interface Fault {
  readonly id: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly wrong: string;
  readonly tests: readonly { readonly file: string; readonly title?: string }[];
}

const faults = JSON.parse(textOf("tests/faults/faults.json")) as readonly Fault[];
const record = JSON.parse(textOf("tests/faults/record.json")) as Record<string, string | null>;
const within = (folder: string) => faults.filter(({ file }) => file.startsWith(`${folder}/`));

/** What `npm run faults` plants. */
describe("the planted faults", () => {
  it("are sixty, each with a name of its own and words for what goes wrong", () => {
    expect(faults).toHaveLength(60);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(60);
    expect(faults.filter(({ wrong }) => !/^[A-Z].+\.$/.test(wrong))).toEqual([]);
  });

  it("are in all of the present rooms, in the screens and in the workers", () => {
    const rooms = new Set(within("modules").map(({ file }) => file.split("/")[1]));
    expect(rooms.size).toBeGreaterThanOrEqual(14);
    expect(within("app").length).toBeGreaterThanOrEqual(16);
    expect(within("workers").length).toBeGreaterThanOrEqual(4);
  });

  it("change a text that is in its file exactly once", () => {
    const wrong = faults.filter(({ file, find, replace }) => {
      const times = existsSync(join(root, file)) ? textOf(file).split(find).length - 1 : 0;
      return times !== 1 || find === replace;
    });
    expect(wrong.map(({ id, file }) => `${id}: ${file}`)).toEqual([]);
  });

  it("name tests that are there", () => {
    const tests = faults.flatMap((fault) => fault.tests.map(({ file }) => ({ ...fault, file })));
    expect(faults.filter((fault) => fault.tests.length === 0)).toEqual([]);
    expect(tests.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("are on record, at least 57 of them as noticed", () => {
    expect(Object.keys(record).sort()).toEqual(faults.map(({ id }) => id).sort());
    expect(Object.values(record).filter(Boolean).length).toBeGreaterThanOrEqual(57);
  });
});
