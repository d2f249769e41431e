import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addListingGroup,
  fileAt,
  importList,
  readListingOverview,
  recognizeFile,
  removeListingGroup,
} from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { csvOf, dataPath, einsOf, importContent, system } from "./bmf-files";
import { importOf, keptFile, listOf, postcardLine, pub78Line, revokedLine } from "./list-files";

const one = "010000001";
const two = "020000002";
const three = "030000003";
const zipOf = (content: string, name = "data-download-pub78.txt") =>
  zipSync({ [name]: strToU8(content) });

beforeEach(async () => {
  await db.listingRegion.deleteMany();
  await db.listingImport.deleteMany();
  await db.irsRevocation.deleteMany();
  await db.irsPub78.deleteMany();
  await db.irsEpostcard.deleteMany();
});

describe("the import of the IRS's other lists", () => {
  it("takes the revocation list: an EIN twice, reinstatements, both forms of dates", async () => {
    const content = listOf(
      revokedLine(one),
      revokedLine(one, "05/15/2022", "05/15/2022"),
      revokedLine(two, "15-JUN-2013"),
      revokedLine(two, "15-JUN-2013", "15-JUN-2014"),
    );
    const done = await importOf("revocations", content);
    expect(done).toMatchObject({ value: { rows: 3, came: 0, gone: 0, isNew: true } });
    const rows = await db.irsRevocation.findMany({
      orderBy: [{ ein: "asc" }, { revokedOn: "asc" }],
    });
    const day = (date: Date | null) => date?.toISOString().slice(0, 10);
    expect(rows.map((row) => [row.ein, day(row.revokedOn), day(row.reinstatedOn)])).toEqual([
      [one, "2017-11-15", undefined],
      [one, "2022-05-15", "2022-05-15"],
      [two, "2013-06-15", "2014-06-15"],
    ]);
    expect(day(rows[0]?.postedOn ?? null)).toBe("2018-03-12");
    expect(day(rows[0]?.asOf ?? null)).toBe("2026-11-10");
  });

  it("takes Publication 78, which begins with empty lines, and of the 990-N list the latest year", async () => {
    await importOf("pub78", `\r\n\r\n${listOf(pub78Line(one), pub78Line(two, "EO,GROUP,LODGE"))}`);
    expect(await db.irsPub78.findMany({ orderBy: { ein: "asc" } })).toMatchObject([
      { ein: one, codes: "PC" },
      { ein: two, codes: "EO,GROUP,LODGE" },
    ]);
    const barred = postcardLine(two).replace("www.walk.example", "walk|example");
    const cards = listOf(postcardLine(one, "2023"), postcardLine(one, "2024"), barred);
    expect(await importOf("epostcards", cards)).toMatchObject({ value: { rows: 2 } });
    expect(await db.irsEpostcard.findUnique({ where: { ein: one } })).toMatchObject({
      taxYear: 2024,
      periodEnd: new Date("2024-12-31"),
      isTerminated: false,
    });
  });

  it.each([
    ["ZIP", zipOf],
    ["gzip", gzipSync],
    ["gzip in ZIP", (text: string) => zipSync({ "list.gz": gzipSync(text) })],
    ["ZIP with a path for a name", (text: string) => zipOf(text, "folder/list.txt")],
  ])("takes %s, and knows the list by its content", async (_, pack) => {
    const packed = pack(listOf(pub78Line(one)));
    const file = fileAt(await keptFile("whatever.bin", packed), "whatever.bin");
    expect(await recognizeFile(system, file)).toEqual({ ok: true, value: "pub78" });
    expect(await importOf("pub78", packed)).toMatchObject({ value: { rows: 1 } });
  });

  const many = Array.from({ length: 40_000 }, (_, at) => pub78Line(String(100_000_000 + at)));
  const long = listOf(...many);
  const zipped = zipOf(long);
  const flipped = zipSync({ "list.txt": [strToU8(long), { level: 0 }] });
  flipped[Buffer.from(flipped).indexOf("Bethesda", 1_500_000)] = "b".charCodeAt(0);

  it.each([
    ["cut in a line", listOf(pub78Line(one), pub78Line(two)).slice(0, -30), "fileBroken", 2],
    [
      "cut before its last column",
      listOf(pub78Line(one), pub78Line(two)).slice(0, -5),
      "fileBroken",
      2,
    ],
    ["with a line of another list", listOf(pub78Line(one), revokedLine(two)), "fileBroken", 2],
    ["another list", csvOf({ ein: one ?? "", name: "CLUB" }), "fileOther", undefined],
    ["with a broken line far behind", `${long}${pub78Line("12")}\r\n`, "fileBroken", 40_001],
    ["empty", "", "fileBroken", 1],
    ["nothing but empty lines", "\r\n\r\n", "fileBroken", 1],
    ["a cut gzip", gzipSync(long).subarray(0, 3_000), "fileBroken", undefined],
    ["a cut ZIP", zipped.subarray(0, zipped.length - 30), "fileBroken", 1],
    ["a ZIP whose bytes were changed", flipped, "fileBroken", 40_001],
    ["a ZIP that leads out of its folder", zipOf(long, "../../list.txt"), "fileBroken", 1],
    [
      "a ZIP of two files",
      zipSync({ a: strToU8(long), b: strToU8("") }),
      "zipNotSingle",
      undefined,
    ],
    ["an empty ZIP", zipSync({}), "zipNotSingle", undefined],
  ])("refuses %s with its line, and keeps what there was", async (_, content, key, line) => {
    await importOf("pub78", listOf(pub78Line(three)), "2026-10-10");
    const refused = await importOf("pub78", content);
    const values = line === undefined ? {} : { values: { line } };
    expect(refused).toMatchObject({
      refusal: { code: "invalid", errors: { file: [{ key, ...values }] } },
    });
    expect(await db.irsPub78.findMany()).toMatchObject([{ ein: three }]);
    const last = await db.listingImport.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(last).toMatchObject({ kind: "pub78", state: "refused", reason: key });
    const staging = `listing_index.staging_${last.id}`;
    const { rows } = await pool.query("SELECT to_regclass($1) AS left", [staging]);
    expect(rows).toEqual([{ left: null }]);
  });

  it("says how many came and left, and takes what stood away", async () => {
    await importOf("revocations", listOf(revokedLine(one), revokedLine(two)), "2026-10-10");
    const again = revokedLine(two, "01-JAN-2020");
    const done = await importOf("revocations", listOf(revokedLine(two), again, revokedLine(three)));
    expect(done).toMatchObject({ value: { rows: 3, came: 1, gone: 1 } });
    expect(await db.irsRevocation.count({ where: { ein: one } })).toBe(0);
    const kept = await db.listingImport.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(kept).toMatchObject({ state: "done", rows: 3, came: 1, gone: 1 });
    const audited = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audited).toMatchObject({
      action: "listings.imported",
      subject: `listing-import:${kept.id}`,
    });
  });

  it("names who of the groups is newly revoked, also who left the master file before", async () => {
    const four = "040000004";
    await addListingGroup(system, { number: "0124", label: "Chapters" });
    const rows = [one, two, four].map((ein) => ({ ein, name: `CLUB ${ein}` }));
    const other = { ein: three, name: "ANOTHER", group: "9999" };
    await importContent(csvOf(...rows, other), "2026-08-10");
    await importContent(csvOf(...rows.filter(({ ein }) => ein !== two), other), "2026-09-10");
    const before = await importOf(
      "revocations",
      listOf(revokedLine(two), revokedLine(two, "01-JAN-2011"), revokedLine(three)),
      "2026-10-10",
    );
    const revokedIn = async (done: Awaited<ReturnType<typeof importOf>>) =>
      done.ok ? einsOf(done.value.importId, "revoked") : undefined;
    expect(await revokedIn(before)).toEqual([two]);
    const list = listOf(
      revokedLine(two),
      revokedLine(one, undefined, "15-JUN-2026"),
      revokedLine(four),
    );
    expect(await revokedIn(await importOf("revocations", list))).toEqual([four]);
    const overview = await readListingOverview(system);
    expect(overview.ok && overview.value.changes[0]).toMatchObject({ kind: "revoked", ein: four });
    await removeListingGroup(system, "0124");
  });

  it("the same list again changes nothing, an older one is refused", async () => {
    const content = listOf(postcardLine(one));
    await importOf("epostcards", content);
    expect(await importOf("epostcards", content)).toMatchObject({
      value: { isNew: false, rows: 1 },
    });
    expect(await db.listingImport.count()).toBe(1);
    expect(await importOf("epostcards", listOf(postcardLine(two)), "2026-10-10")).toMatchObject({
      refusal: { errors: { file: [{ key: "fileOlder", values: { date: "November 10, 2026" } }] } },
    });
    expect(await db.irsEpostcard.findMany()).toMatchObject([{ ein: one }]);
  });

  it("lists are beside one another and beside the BMF", async () => {
    await importOf("pub78", listOf(pub78Line(one)));
    await importContent(csvOf({ ein: one ?? "", name: "CLUB" }), "2026-10-10");
    expect(await importOf("revocations", listOf(revokedLine(one)), "2026-09-10")).toMatchObject({
      ok: true,
    });
    expect(await db.irsPub78.count()).toBe(1);
    expect(await db.irsOrganization.count()).toBe(1);
  });

  it("is for staff and the system alone", async () => {
    const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [1] } as const;
    const input = { kind: "pub78", files: [], asOf: civilDate("2026-11-10") } as const;
    expect(await importList(createCtx({ actor }), input)).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });

  it("takes rows of the real Publication 78", async () => {
    const real = dataPath("pub78_sample.txt");
    const lines = existsSync(real)
      ? readFileSync(real, "utf8").trimEnd().split("\n")
      : [pub78Line(one), pub78Line(two, "SOUNK")];
    const done = await importOf("pub78", listOf(...lines));
    expect(done).toMatchObject({ value: { rows: lines.length } });
    const codes = await db.irsPub78.findUnique({ where: { ein: lines[0]?.slice(0, 9) ?? "" } });
    expect(codes?.codes).toBe("PC");
  });
});
