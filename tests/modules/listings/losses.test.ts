import { beforeEach, describe, expect, it } from "vitest";
import { importList } from "#modules/listings/index.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { csvOf, type MadeRow, system } from "./bmf-files";
import { fileOf, listOf, postcardLine, pub78Line, revokedLine } from "./list-files";

type Kind = Parameters<typeof importList>[1]["kind"];
interface Taken {
  readonly name?: string;
  readonly asOf?: string;
  readonly acceptsLoss?: boolean;
  readonly isAddition?: boolean;
}

async function take(
  kind: Kind,
  content: string,
  { name = `${kind}.csv`, asOf = "2026-11-10", ...choices }: Taken = {},
) {
  const files = [await fileOf(name, content)];
  return importList(system, { kind, files, asOf: civilDate(asOf), ...choices });
}

const rowsOf = (state: string, count: number, first = 100_000_000): MadeRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ein: String(first + at),
    name: `CLUB ${at}`,
    state,
    group: "0000",
  }));
const maine = rowsOf("ME", 5_985);
const whole = csvOf(...maine);
const cut = csvOf(...maine.slice(0, 2_000));
const count = (state: string) => db.irsOrganization.count({ where: { state } });
const last = () => db.listingImport.findFirstOrThrow({ orderBy: { id: "desc" } });

beforeEach(async () => {
  await db.listingRegion.deleteMany();
  await db.listingImport.deleteMany();
  await db.irsOrganization.deleteMany();
  await db.irsRevocation.deleteMany();
  await db.irsPub78.deleteMany();
  await db.irsEpostcard.deleteMany();
});

describe("a list by which too many would leave", () => {
  it("a file that was cut at a line's end is refused, and the whole one is imported already", async () => {
    await take("bmf", whole, { name: "eo_me.csv", asOf: "2026-10-12" });
    for (const asOf of ["2026-10-12", "2026-11-10"]) {
      expect(await take("bmf", cut, { name: "cut.csv", asOf })).toMatchObject({
        refusal: {
          code: "invalid",
          errors: {
            file: [{ key: "losesState", values: { lost: "3,985", rows: "5,985", state: "Maine" } }],
          },
        },
      });
      expect(await last()).toMatchObject({
        state: "refused",
        reason: "losesState",
        loss: { state: "ME", lost: 3_985, rows: 5_985 },
      });
    }
    expect(await count("ME")).toBe(5_985);
    expect(await db.listingChange.count()).toBe(0);
    expect(await db.listingRegion.findMany()).toMatchObject([{ asOf: new Date("2026-10-12") }]);
    const again = await take("bmf", whole, { name: "eo_me.csv", asOf: "2026-10-12" });
    expect(again).toMatchObject({ value: { isNew: false, rows: 5_985 } });
  });

  it("is taken with a choice that says so, and the whole one under its old name brings all back", async () => {
    const old = { name: "eo_me.csv", asOf: "2026-11-10" };
    await take("bmf", whole, old);
    const taken = await take("bmf", cut, { name: "cut.csv", acceptsLoss: true });
    expect(taken).toMatchObject({ value: { gone: 3_985, isNew: true } });
    expect(await last()).toMatchObject({ acceptsLoss: true, state: "done" });
    const audited = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audited.data).toMatchObject({ gone: 3_985, acceptsLoss: true });
    expect(await count("ME")).toBe(2_000);
    expect(await take("bmf", whole, old)).toMatchObject({ value: { isNew: true, came: 3_985 } });
    expect(await count("ME")).toBe(5_985);
    expect(await take("bmf", whole, old)).toMatchObject({ value: { isNew: false } });
  });

  it("is judged state by state: one of many is enough, and it is named", async () => {
    const texas = rowsOf("TX", 60, 200_000_000);
    await take("bmf", csvOf(...maine, ...texas), { asOf: "2026-10-12" });
    const without = csvOf(...maine, ...texas.slice(0, 9));
    expect(await take("bmf", without)).toMatchObject({
      refusal: {
        errors: {
          file: [{ key: "losesState", values: { lost: "51", rows: "60", state: "Texas" } }],
        },
      },
    });
    // Fifty may always leave, and two in a hundred.
    expect(await take("bmf", csvOf(...maine, ...texas.slice(0, 10)))).toMatchObject({ ok: true });
    const fewer = maine.slice(0, 5_985 - 119);
    expect(await take("bmf", csvOf(...fewer), { name: "fewer.csv" })).toMatchObject({
      value: { gone: 119 },
    });
  });

  it("who moved to another state of the same files, or is of a younger one, did not leave", async () => {
    await take("bmf", whole, { asOf: "2026-10-12" });
    const moved = csvOf(...maine.map((row, at) => ({ ...row, state: at % 2 === 0 ? "ME" : "NH" })));
    expect(await take("bmf", moved)).toMatchObject({ value: { gone: 0 } });
    expect(await count("NH")).toBe(2_992);
  });

  it("an addition takes nothing away, and what an addition brought is not lost unseen", async () => {
    await take("bmf", whole, { isAddition: true });
    expect(await take("bmf", cut, { name: "part.csv", isAddition: true })).toMatchObject({
      ok: true,
    });
    expect(await count("ME")).toBe(5_985);
    expect(await take("bmf", cut, { name: "cut.csv" })).toMatchObject({
      refusal: { errors: { file: [{ key: "losesState" }] } },
    });
  });

  it.each([
    ["revocations", revokedLine],
    ["pub78", pub78Line],
    ["epostcards", postcardLine],
  ] as const)("the list %s is refused too when it was cut at a line's end", async (kind, line) => {
    const lines = Array.from({ length: 1_000 }, (_, at) => line(String(100_000_000 + at)));
    await take(kind, listOf(...lines), { asOf: "2026-10-12" });
    const half = listOf(...lines.slice(0, 500));
    expect(await take(kind, half)).toMatchObject({
      refusal: { errors: { file: [{ key: "losesList", values: { lost: "500", rows: "1,000" } }] } },
    });
    expect(await last()).toMatchObject({
      reason: "losesList",
      loss: { state: null, lost: 500, rows: 1_000 },
    });
    expect(await take(kind, listOf(...lines.slice(0, 950)))).toMatchObject({
      value: { gone: 50 },
    });
    const taken = await take(kind, half, { acceptsLoss: true, name: "half" });
    expect(taken).toMatchObject({ value: { rows: 500, gone: 450 } });
  });
});

describe("whether files are imported already", () => {
  it("is judged by the newest import of their states, not by any", async () => {
    const texas = rowsOf("TX", 40, 200_000_000);
    const both = csvOf(...maine, ...texas);
    await take("bmf", both, { name: "both.csv" });
    await take("bmf", csvOf(...rowsOf("OK", 5, 300_000_000)), { name: "ok.csv" });
    expect(await take("bmf", both, { name: "both.csv" })).toMatchObject({
      value: { isNew: false },
    });
    await take("bmf", csvOf(...texas.slice(0, 10)), { name: "tx.csv" });
    expect(await count("TX")).toBe(10);
    expect(await take("bmf", both, { name: "both.csv" })).toMatchObject({
      value: { isNew: true, came: 30 },
    });
    expect(await count("TX")).toBe(40);
  });

  it("an addition that came later counts as well", async () => {
    const named = { ein: "100000000", name: "RENAMED", state: "ME" };
    await take("bmf", whole, { name: "eo_me.csv" });
    await take("bmf", csvOf(named), { name: "part.csv", isAddition: true });
    const whereOne = { where: { ein: named.ein } };
    expect(await db.irsOrganization.findUniqueOrThrow(whereOne)).toMatchObject({ name: "RENAMED" });
    expect(await take("bmf", whole, { name: "eo_me.csv" })).toMatchObject({
      value: { isNew: true },
    });
    expect(await db.irsOrganization.findUniqueOrThrow(whereOne)).toMatchObject({ name: "CLUB 0" });
  });

  it("a list between two like ones counts, also when its import died behind the exchange", async () => {
    const [one, two] = [listOf(pub78Line("010000001")), listOf(pub78Line("020000002"))];
    await take("pub78", one, { name: "one" });
    await take("pub78", two, { name: "two" });
    await db.listingImport.updateMany({ where: { source: "two" }, data: { state: "merging" } });
    expect(await take("pub78", one, { name: "one" })).toMatchObject({ value: { isNew: true } });
    expect(await db.irsPub78.findMany()).toMatchObject([{ ein: "010000001" }]);
  });

  it("an import of before states were noted is done once more", async () => {
    await take("bmf", whole, { name: "eo_me.csv" });
    await db.listingImport.updateMany({ data: { mergedAt: null, states: [] } });
    await db.irsOrganization.updateMany({ data: { pfFilingCode: "" } });
    expect(await take("bmf", whole, { name: "eo_me.csv" })).toMatchObject({
      value: { isNew: true, came: 0, gone: 0 },
    });
    expect(await db.irsOrganization.count({ where: { pfFilingCode: "" } })).toBe(0);
  });
});
