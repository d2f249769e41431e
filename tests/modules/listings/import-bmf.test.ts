import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findIrsOrganization, importBmf } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { csvOf, fileOf, header, importContent, lineOf, system } from "./bmf-files";

const chapter = {
  ein: "010209784",
  name: "DELTA TAU DELTA FRATERNITY",
  sortName: "GAMMA NU CHAPTER",
};
const club =
  '789589001,"BALLARD ""B"" BAND, BOOSTERS INC",,1 MAIN ST,LOUISVILLE,KY,40222-6437,0000,03,3,1200,200310,1,16,000000000,1,01,,3,4,01,0,00,4294967296000,-5,-105286,A6C,';
const state = (id: number) => db.listingImport.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  await db.listingRegion.deleteMany();
  await db.listingImport.deleteMany();
  await db.irsOrganization.deleteMany();
});

describe("G-40 the import of the IRS's list", () => {
  it("takes CSV and gzip, with quotes, leading zeros, huge and negative amounts and no tax period", async () => {
    const content = gzipSync(`${csvOf(chapter)}${club}\r\n`);
    const done = await importContent(content, "2026-11-10");
    expect(done).toMatchObject({ ok: true, value: { rows: 2, came: 0, gone: 0, isNew: true } });
    expect(await findIrsOrganization(system, "78-9589001")).toMatchObject({
      name: 'BALLARD "B" BAND, BOOSTERS INC',
      taxPeriod: "",
      fiscalYearEnd: null,
      asOf: "2026-11-10",
    });
    expect(await db.irsOrganization.findUnique({ where: { ein: "789589001" } })).toMatchObject({
      assetAmount: 4294967296000n,
      incomeAmount: -5n,
      revenueAmount: -105286n,
    });
    expect(await findIrsOrganization(system, "010209784")).toMatchObject({
      groupNumber: "0124",
      affiliation: "9",
      fiscalYearEnd: 7,
    });
  });

  it("takes the columns in another order and Latin 1", async () => {
    const swapped = `${header.replace("NAME,ICO", "ICO,NAME")}\n${lineOf(chapter).replace("DELTA TAU DELTA FRATERNITY,,", ",NI\u00d1OS,")}\n`;
    const done = await importContent(Buffer.from(swapped, "latin1"), "2026-11-10");
    expect(done.ok).toBe(true);
    expect((await findIrsOrganization(system, "010209784"))?.name).toBe("NI\u00d1OS");
  });

  it.each([
    ["cut in the middle of a row", `${csvOf(chapter)}${club.slice(0, 60)}`, 3],
    ["cut inside quotes", `${csvOf(chapter)}${club.slice(0, 25)}`, 3],
    ["cut inside quotes, with a line break", `${csvOf(chapter)}${club.slice(0, 25)}\n`, 3],
    ["with a row of another length", `${header}\r\n${lineOf(chapter)},MORE\r\n`, 2],
    ["with a wrong EIN", `${header}\r\n${lineOf(chapter).slice(1)}\r\n`, 2],
    ["with an empty name", csvOf({ ...chapter, name: "" }), 2],
    ["with a word for an amount", csvOf(chapter, { ...chapter, assets: "much" }), 3],
    ["with a number too large", csvOf(chapter, { ...chapter, assets: "9".repeat(20) }), 3],
    ["with a null character", csvOf({ ...chapter, name: "DEL\u0000TA" }), 2],
    ["with nothing but its header", `${header}\r\n`, 1],
    ["empty", "", 1],
    ["cut gzip", gzipSync(csvOf(chapter)).subarray(0, 60), 1],
  ])("refuses one that is %s with its line, and keeps what there was", async (_, content, line) => {
    await importContent(csvOf(chapter), "2026-10-10");
    const refused = await importContent(content, "2026-11-10");
    expect(refused).toMatchObject({
      refusal: { code: "invalid", errors: { file: [{ key: "fileBroken", values: { line } }] } },
    });
    expect(await findIrsOrganization(system, chapter.ein)).toMatchObject({ asOf: "2026-10-10" });
    expect(await db.irsOrganization.count()).toBe(1);
    const [last] = await db.listingImport.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(last).toMatchObject({ state: "refused", reason: "fileBroken", line });
    const { rows } = await pool.query("SELECT to_regclass($1) AS left", [
      `listing_index.staging_${last?.id}`,
    ]);
    expect(rows).toEqual([{ left: null }]);
  });

  it("a state's file replaces that state and no other, and says what differs", async () => {
    const other = { ein: "111111111", name: "MOVED", state: "TX", city: "WACO" };
    const leaves = { ein: "222222222", name: "LEAVES" };
    await importContent(csvOf(chapter, other, leaves), "2026-10-10");
    const comes = { ein: "333333333", name: "COMES" };
    const done = await importContent(csvOf({ ...chapter, group: "9999" }, comes), "2026-11-10");
    expect(done).toMatchObject({ value: { rows: 2, came: 1, gone: 1, regrouped: 1 } });
    const changes = await db.listingChange.findMany({ orderBy: { ein: "asc" } });
    expect(
      changes.map(({ kind, ein, groupBefore, groupAfter }) => [kind, ein, groupBefore, groupAfter]),
    ).toEqual([
      ["regrouped", chapter.ein, "0124", "9999"],
      ["left", leaves.ein, "0124", null],
      ["came", comes.ein, null, "0124"],
    ]);
    expect((await findIrsOrganization(system, other.ein))?.asOf).toBe("2026-10-10");
    expect(await findIrsOrganization(system, leaves.ein)).toBeUndefined();
    expect(await db.listingRegion.findMany({ orderBy: { state: "asc" } })).toMatchObject([
      { state: "ME", rows: 2, asOf: new Date("2026-11-10") },
      { state: "TX", rows: 1, asOf: new Date("2026-10-10") },
    ]);
  });

  it("who moved to another state is not taken back by the older file of the old one", async () => {
    const moved = { ...chapter, state: "TX" };
    await importContent(csvOf(moved), "2026-11-10");
    await importContent(csvOf(chapter, { ein: "222222222", name: "STAYS" }), "2026-10-10");
    expect(await findIrsOrganization(system, chapter.ein)).toMatchObject({ state: "TX" });
    expect(await db.irsOrganization.count()).toBe(2);
  });

  it("refuses a file that is older than what is stored", async () => {
    await importContent(csvOf(chapter), "2026-11-10");
    expect(await importContent(csvOf({ ...chapter, name: "OLD" }), "2026-10-10")).toMatchObject({
      refusal: { errors: { file: [{ key: "fileOlder", values: { date: "November 10, 2026" } }] } },
    });
    expect((await findIrsOrganization(system, chapter.ein))?.name).toBe(chapter.name);
  });

  it("an addition keeps what it does not have", async () => {
    await importContent(csvOf(chapter), "2026-10-10");
    await importContent(csvOf({ ein: "333333333", name: "COMES" }), "2026-11-10", true);
    expect(await db.irsOrganization.count()).toBe(2);
    expect(await db.listingChange.count()).toBe(0);
  });

  it("the same files again change nothing, and the same organization twice is one", async () => {
    const content = csvOf(chapter, { ...chapter, city: "BANGOR" });
    const first = await importContent(content, "2026-11-10");
    expect((await findIrsOrganization(system, chapter.ein))?.city).toBe("BANGOR");
    const again = await importContent(content, "2026-11-10");
    expect(again).toMatchObject({
      value: { isNew: false, importId: first.ok ? first.value.importId : 0 },
    });
    expect(await db.listingImport.count()).toBe(1);
  });

  it("goes on where it was killed, and starts over when the file is another one", async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) =>
      lineOf({ ein: String(300_000_000 + index), name: `CLUB ${index}` }),
    );
    const content = Buffer.from(`${header}\n${rows.join("\n")}\n`);
    const dies = {
      name: "big.csv",
      open: () =>
        Readable.from(
          (function* () {
            yield content.subarray(0, content.length - 100);
            throw new Error("the connection was lost");
          })(),
        ),
    };
    const asOf = civilDate("2026-11-10");
    await expect(importBmf(system, { files: [dies], asOf })).rejects.toThrow("connection was lost");
    const half = await db.listingImport.findFirstOrThrow();
    expect(half.state).toBe("loading");
    expect(half.rows).toBeGreaterThan(50_000);
    expect(await db.irsOrganization.count()).toBe(0);
    let least = Number.POSITIVE_INFINITY;
    const done = await importBmf(system, {
      files: [fileOf(content, "big.csv")],
      asOf,
      onProgress: ({ rows: loaded }) => {
        least = Math.min(least, loaded);
      },
    });
    expect(done).toMatchObject({ value: { importId: half.id, rows: 200_000 } });
    expect(least).toBeGreaterThan(half.rows);
    expect(await state(half.id)).toMatchObject({ state: "done", rows: 200_000 });
    const another = Buffer.from(content.toString().replace("CLUB 7,", "CLUB SEVEN,"));
    const over = await importBmf(system, { files: [fileOf(another, "big.csv")], asOf });
    expect(over).toMatchObject({ value: { isNew: true, rows: 200_000 } });
    expect((await findIrsOrganization(system, "300000007"))?.name).toBe("CLUB SEVEN");
  });

  it("is for staff and the system alone, and one at a time", async () => {
    const member = createCtx({
      actor: { kind: "user", userId: 1, isStaff: false, accountIds: [1] },
    });
    const input = { files: [fileOf(csvOf(chapter))], asOf: civilDate("2026-11-10") };
    expect(await importBmf(member, input)).toMatchObject({ refusal: { code: "forbidden" } });
    const both = await Promise.all([importBmf(system, input), importBmf(system, input)]);
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const one of both) if (!one.ok) expect(one.refusal.code).toBe("conflict");
  });

  it("readers see the old list until the new one is in its place", async () => {
    await importContent(csvOf(chapter), "2026-10-10");
    let isOver = false;
    const many = Array.from({ length: 30_000 }, (_, index) => ({
      ein: String(400_000_000 + index),
      name: "CLUB",
    }));
    const work = importContent(csvOf(chapter, ...many), "2026-11-10").then(() => {
      isOver = true;
    });
    let looks = 0;
    while (!isOver) {
      expect(await findIrsOrganization(system, chapter.ein)).toBeDefined();
      looks += 1;
    }
    await work;
    expect(looks).toBeGreaterThan(3);
  });
});
