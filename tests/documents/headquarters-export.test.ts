import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeHeadquartersRole } from "#modules/accounts/index.server";
import { boardQuery, readBoardView } from "#modules/headquarters/contract";
import { exportChapters, readBoard } from "#modules/headquarters/index.server";
import { readXlsx } from "#modules/headquarters/roster/sheet/xlsx.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { makeBoard } from "#tests/modules/headquarters/board-world";
import { must } from "#tests/modules/headquarters/headquarters-world";

/** Debian has LibreOffice in parts; elsewhere it is there as a whole. */
const parts = "/usr/lib/libreoffice/program";
const hasCalc =
  spawnSync("soffice", ["--version"]).status === 0 &&
  (!existsSync(parts) || existsSync(join(parts, "libsclo.so")));
const maySkip = !process.env.CI;

const folder = mkdtempSync(join(tmpdir(), "goodstanding-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let world: Awaited<ReturnType<typeof makeBoard>>;
/** Names that spreadsheets are known to harm. */
const names = [
  "São Tomé",
  'O\'Neil, "Red"',
  "=1+1",
  "012345678",
  "+1",
  "-2+3",
  "@SUM(A1)",
  "Two\nlines",
  "_x000D_ & <b>",
];
beforeAll(async () => {
  world = await makeBoard(60, { firstEin: 12_345_600 });
  for (const [at, name] of names.entries()) {
    await db.account.update({ where: { id: world.ids[at] ?? 0 }, data: { name } });
  }
});

const viewOf = (query: string) => readBoardView(new URLSearchParams(query));

async function exported(
  format: "csv" | "xlsx",
  query = "",
  ctx: Ctx = world.owner,
): Promise<Buffer> {
  const { centralAccountId } = world;
  const stream: Readable = must(
    await exportChapters(ctx, { centralAccountId, view: viewOf(query), format }),
  );
  return buffer(stream);
}

/** The cells of a CSV file by RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

/** The cells that LibreOffice reads from a file, as it would show them. */
function readByOffice(name: string, file: Buffer): string[][] {
  writeFileSync(join(folder, name), file);
  const out = join(folder, "out");
  // Comma, quotes, UTF-8, first line, all columns as they are, everything in quotes: cells as shown.
  const filter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false";
  execFileSync(
    "soffice",
    [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      // The mark at its beginning says UTF-8; a window would read it, and ask.
      ...(name.endsWith(".csv") ? ["--infilter=CSV:44,34,76,1"] : []),
      "--convert-to",
      filter,
      "--outdir",
      out,
      join(folder, name),
    ],
    { timeout: 120_000, stdio: "ignore" },
  );
  return cellsOf(readFileSync(join(out, name.replace(/\.\w+$/, ".csv")), "utf8"));
}

describe("the export of the chapters", () => {
  it("HQ-09 the CSV has a byte order mark, CRLF, and each name unharmed; no cell is a formula", async () => {
    const text = (await exported("csv")).toString("utf8");
    expect(text.startsWith("\uFEFFName,")).toBe(true);
    // A line break within a name is the name's own.
    expect(text.replaceAll("\r\n", "").replaceAll("Two\nlines", "")).not.toMatch(/[\r\n]/);
    const rows = cellsOf(text.slice(1));
    expect(rows).toHaveLength(61);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([44]));
    const shown = rows.map(([name]) => name);
    for (const name of [
      "São Tomé",
      'O\'Neil, "Red"',
      "'=1+1",
      "'012345678",
      "'+1",
      "'-2+3",
      "'@SUM(A1)",
      "Two\nlines",
    ]) {
      expect(shown).toContain(name);
    }
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const [header = [], ...chapters] = rows;
    const of = (column: string) => chapters.map((row) => row[header.indexOf(column)] ?? "");
    expect(new Set(of("GEN"))).toEqual(new Set(["'0154"]));
    for (const ein of of("EIN")) expect(ein).toMatch(/^(01-2\d{6})?$/);
    expect(of("EIN").filter(Boolean).length).toBeGreaterThan(50);
  });

  it.skipIf(maySkip && !hasCalc)(
    "HQ-09 LibreOffice reads in the XLSX, cell by cell, what the CSV says, and texts as texts",
    { timeout: 180_000 },
    async () => {
      const csv = cellsOf((await exported("csv", "sort=-due")).toString("utf8").slice(1));
      const seen = readByOffice("chapters.xlsx", await exported("xlsx", "sort=-due"));
      // What only a CSV needs, so that digits stay as they are.
      const plain = csv.map((row) => row.map((cell) => cell.replace(/^'(?=\d+$)/, "")));
      expect(seen).toEqual(plain);
      expect(seen.flat()).toContain("012345678");
      expect(seen.flat()).toContain("0154");
      expect(seen.flat()).toContain("'=1+1");
      expect(seen.flat()).toContain("_x000D_ & <b>");
      // The CSV itself, opened as a window would propose, loses no digit either.
      const opened = readByOffice("plain.csv", await exported("csv", "sort=-due"));
      expect(opened.map(([name]) => name)).toEqual(csv.map(([name]) => name));
      expect(opened.flat()).toContain("'0154");
    },
  );

  it("HQ-02 table, CSV and XLSX have the same chapters in the same order for the same view", async () => {
    for (const query of [
      "",
      "verdict=at_risk",
      "state=CA&sort=-name",
      "search=são&sort=name",
      "due=within_90&region=none",
    ]) {
      const { centralAccountId, owner } = world;
      const view = viewOf(query);
      expect([...boardQuery(view)]).toEqual([...new URLSearchParams(query)]);
      const board = must(await readBoard(owner, { centralAccountId, view }));
      const rows = cellsOf((await exported("csv", query)).toString("utf8").slice(1)).slice(1);
      expect(rows.map((row) => Number(row[1]))).toEqual(board.rows.map(({ id }) => id));
      expect(rows).toHaveLength(board.total);
      const path = join(folder, "view.xlsx");
      writeFileSync(path, await exported("xlsx", query));
      const ids: number[] = [];
      for await (const { cells } of readXlsx(path)) ids.push(Number(cells[1]));
      expect(ids.slice(1)).toEqual(board.rows.map(({ id }) => id));
      const words = {
        revoked: "Revoked",
        at_risk: "At risk",
        attention: "Attention",
        unknown: "Not known",
        good: "Good standing",
      };
      expect(rows.map((row) => row[9])).toEqual(board.rows.map(({ verdict }) => words[verdict]));
      expect(rows.map((row) => row[13] || null)).toEqual(board.rows.map(({ seen }) => seen));
      expect(rows.map((row) => row[14] || null)).toEqual(board.rows.map(({ due }) => due));
      expect(rows.map((row) => Number(row[18]))).toEqual(board.rows.map(({ profile }) => profile));
    }
  });

  it("HQ-03 has the chapters of one's regions alone", async () => {
    const { centralAccountId, owner, other, otherPerson, regions } = world;
    const [east = 0] = regions;
    const change = { centralAccountId, userId: otherPerson.id, role: "viewer" as const };
    must(await changeHeadquartersRole(owner, { ...change, regionIds: [east], version: 0 }));
    for (const query of ["", `region=${regions[1]}`, "region=none"]) {
      const rows = cellsOf((await exported("csv", query, other)).toString("utf8").slice(1)).slice(
        1,
      );
      expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(query === "" ? ["East"] : []));
    }
    const stranger = {
      ...other,
      actor: { kind: "user", userId: 1, isStaff: false, accountIds: [] },
    } as const;
    const view = viewOf("");
    const refused = await exportChapters(stranger, { centralAccountId, view, format: "csv" });
    expect(refused).toEqual({ ok: false, refusal: { code: "not_found" } });
  });

  it("whoever stops in the middle gives the connection back", async () => {
    const open = async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'goodstanding-long'
          AND datname = current_database()`;
      return row?.count;
    };
    const before = await open();
    const { centralAccountId, owner } = world;
    const asked = { centralAccountId, view: viewOf(""), format: "csv" } as const;
    const stream = must(await exportChapters(owner, asked));
    for await (const _ of stream) break;
    await expect.poll(open).toBe(before);
  });
});
