import { createReadStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { findIrsOrganization, importIrsFile } from "#modules/accounts/index.server";
import { lookUpEin } from "#modules/applications/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { closeDb, db } from "#modules/platform/db.server";

const system = createCtx({ actor: { kind: "system", name: "tests" } });
const member = createCtx({
  actor: { kind: "user", userId: 1, isStaff: false, accountIds: [1] },
});
const asOf = civilDate("2026-11-10");
const header =
  "EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME";
const chapter =
  "010209784,DELTA TAU DELTA FRATERNITY,,1 MAIN ST,ORONO,ME,04473-4211,0124,07,9,1000,194009,2,00,036000000,5,01,202507,0,0,02,0,07,0,0,0,,GAMMA NU CHAPTER";
const club =
  '789589001,"BALLARD ""B"" BAND, BOOSTERS INC",% TREASURER,1 MAIN ST,LOUISVILLE,KY,40222-6437,0000,03,3,1200,200310,1,16,000000000,1,01,202505,3,4,01,0,00,26053,105286,86635,A6C,';
const fileOf = (...lines: string[]) => Readable.from([Buffer.from(`${lines.join("\r\n")}\r\n`)]);
const countRows = () => db.irsOrganization.count();
afterAll(closeDb);

describe("the IRS file of organizations", () => {
  it("is read by its columns' names, and a later file brings rows up to date", async () => {
    const first = await importIrsFile(system, fileOf(header, chapter, club), { asOf });
    expect(first).toEqual({ ok: true, value: { rows: 2 } });
    const later = civilDate("2026-12-14");
    await importIrsFile(system, fileOf(header, club.replace("LOUISVILLE", "GOSHEN")), {
      asOf: later,
    });
    await importIrsFile(system, fileOf(header, club.replace("LOUISVILLE", "OTIS")), { asOf });
    expect(await findIrsOrganization(system, "78-9589001")).toMatchObject({
      name: 'BALLARD "B" BAND, BOOSTERS INC',
      city: "GOSHEN",
      fiscalYearEnd: null,
      asOf: later,
    });
    expect(await findIrsOrganization(system, "010209784")).toMatchObject({
      groupNumber: "0124",
      affiliation: "9",
      fiscalYearEnd: 7,
      asOf,
    });
  });

  it.each([
    ["cut in the middle of a row", [header, chapter, club.slice(0, 60)].join("\r\n")],
    ["cut in the middle of its last word", [header, chapter].join("\r\n").slice(0, -3)],
    ["cut inside quotes", [header, chapter, club.slice(0, 25)].join("\r\n")],
    ["without the columns", "EIN,NAME\r\n010209784,DELTA\r\n"],
    ["with a row of another length", `${header}\r\n${chapter},MORE\r\n`],
    ["with a wrong EIN", `${header}\r\n${chapter.slice(1)}\r\n`],
    ["with nothing but its header", `${header}\r\n`],
    ["empty", ""],
    ["of another kind", "\u0000PK\u0003\u0004\n"],
  ])("refuses one that is %s and keeps what there was", async (_, content) => {
    const before = await countRows();
    const file = Readable.from([Buffer.from(content)]);
    const refused = await importIrsFile(system, file, { asOf });
    expect(refused).toMatchObject({ refusal: { code: "invalid", errors: { file: [{}] } } });
    expect(await countRows()).toBe(before);
  });

  it("is imported by staff and the system alone", async () => {
    expect(await importIrsFile(member, fileOf(header, chapter), { asOf })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });

  it("a file that breaks off while it comes in is a fault, and nothing of it stays", async () => {
    const before = await countRows();
    const file = Readable.from(
      (async function* () {
        yield Buffer.from(`${header}\r\n${chapter.replace("010209784", "010209785")}\r\n`);
        throw new Error("the connection was lost");
      })(),
    );
    await expect(importIrsFile(system, file, { asOf })).rejects.toThrow("connection was lost");
    expect(await countRows()).toBe(before);
  });

  it("an EIN is looked up for the applicant to confirm", async () => {
    expect(await lookUpEin(member, " 01 0209784 ")).toEqual({
      ok: true,
      value: {
        name: "DELTA TAU DELTA FRATERNITY, GAMMA NU CHAPTER",
        city: "ORONO",
        state: "ME",
        fiscalYearEnd: 7,
        asOf,
      },
    });
    expect(await lookUpEin(member, "12-3456789")).toMatchObject({ refusal: { code: "not_found" } });
    expect(await lookUpEin(member, "123-45-6789")).toMatchObject({
      refusal: { code: "invalid", errors: { ein: [{ key: "einShape" }] } },
    });
    expect(await lookUpEin(createCtx(), "01-0209784")).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  const data = "../shared/data";
  it.skipIf(!existsSync(data))(
    "takes a real extract of ten thousand rows, and not a cut one",
    async () => {
      const whole = createReadStream(`${data}/bmf_slice.csv`);
      expect(await importIrsFile(system, whole, { asOf: civilDate("2027-01-10") })).toMatchObject({
        ok: true,
        value: { rows: expect.any(Number) },
      });
      const rows = await countRows();
      expect(rows).toBeGreaterThan(10_900);
      const cut = createReadStream(`${data}/bmf_cut_mid_row.csv`);
      expect(await importIrsFile(system, cut, { asOf: civilDate("2027-02-10") })).toMatchObject({
        refusal: { code: "invalid" },
      });
      expect(await db.irsOrganization.count({ where: { asOf: new Date("2027-02-10") } })).toBe(0);
    },
  );
});
