import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { addListingGroup, findIrsOrganization, importBmf } from "#modules/listings/index.server";
import { civilDate } from "#modules/platform/dates";
import { pool } from "#modules/platform/db.server";
import { dataPath, einsOf, hasData, realFile, system } from "./bmf-files";

/** EIN and group of every row of a file of Oklahoma. */
function groupsOf(date: string): Map<string, string> {
  const text = gunzipSync(readFileSync(dataPath(`bmf/${date}_eo_ok.csv.gz`))).toString();
  const [, ...lines] = text.trim().split("\r\n");
  return new Map(
    lines.map((line) => {
      const fields = line.split(",");
      return [fields[0] ?? "", fields[7] ?? ""];
    }),
  );
}

const take = async (
  names: readonly string[],
  asOf: string,
  choices: { readonly isAddition?: boolean; readonly acceptsLoss?: boolean } = {},
) => {
  const files = names.map(realFile);
  const done = await importBmf(system, { files, asOf: civilDate(asOf), ...choices });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
};
const count = async (where: string): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM irs_organizations WHERE ${where}`,
  );
  return rows[0]?.n ?? 0;
};

describe.skipIf(!hasData)("G-40 the files of April 2026", () => {
  beforeAll(async () => {
    await addListingGroup(system, { number: "5271", label: "Parent Booster USA" });
    await take(["bmf/2022-07-28_eo_ok.csv.gz"], "2022-07-28");
  });

  it("Oklahoma of 2026 differs from Oklahoma of 2022 as the two files do", async () => {
    const file = realFile("bmf/2026-04-13_eo_ok.csv.gz");
    // In almost four years more leave than in a month.
    expect(await importBmf(system, { files: [file], asOf: civilDate("2026-04-13") })).toMatchObject(
      {
        refusal: { errors: { file: [{ key: "losesState", values: { state: "Oklahoma" } }] } },
      },
    );
    const done = await take([`bmf/${file.name}`], "2026-04-13", { acceptsLoss: true });
    const before = groupsOf("2022-07-28");
    const after = groupsOf("2026-04-13");
    const came = [...after.keys()].filter((ein) => !before.has(ein));
    const gone = [...before.keys()].filter((ein) => !after.has(ein));
    const regrouped = [...after].filter(([ein, group]) => (before.get(ein) ?? group) !== group);
    expect(done).toMatchObject({ rows: 22_200, isNew: true });
    expect(await einsOf(done.importId, "came")).toEqual(came.sort());
    expect(await einsOf(done.importId, "left")).toEqual(gone.sort());
    expect(await einsOf(done.importId, "regrouped")).toEqual(regrouped.map(([ein]) => ein).sort());
    expect(regrouped.length).toBeGreaterThan(0);
    expect(await count("state = 'OK'")).toBe(22_200);
  });

  it("the slice adds to it without taking anything away", async () => {
    await take(["bmf_slice.csv"], "2026-04-13", { isAddition: true });
    expect(await count("state = 'OK'")).toBeGreaterThanOrEqual(22_200);
    expect(await count("group_number = '5271'")).toBe(806);
  });

  it("group 5271 has 806 rows, 799 of the same name, told apart by the second one", async () => {
    expect(await count("group_number = '5271' AND name = 'PARENT BOOSTER USA INC'")).toBe(799);
    expect(await count("group_number = '5271' AND length(sort_name) > 35")).toBe(0);
    expect(await count("group_number = '5271' AND length(sort_name) = 35")).toBeGreaterThan(0);
    expect(await count("group_number = '5271' AND name LIKE 'PARENT BOOS%Y%'")).toBe(1);
  });

  it("says what the codes of filing mean, the 990-PF's with them", async () => {
    expect(await count("filing_code = '00' AND pf_filing_code = '1' AND state = 'OK'")).toBe(1_410);
    expect(await count("filing_code = '00' AND pf_filing_code = '0' AND state = 'OK'")).toBe(51);
    expect(await count("pf_filing_code = ''")).toBe(0);
  });

  it("keeps leading zeros, blank tax periods, odd states and amounts of any size", async () => {
    await take(["bmf/2026-04-13_eo_ct.csv.gz", "bmf/2026-04-13_eo_ky.csv.gz"], "2026-04-13");
    expect((await findIrsOrganization(system, "01-0019705"))?.ein).toBe("010019705");
    expect(await count("ein LIKE '0%'")).toBeGreaterThan(1_000);
    expect(await count("tax_period = ''")).toBeGreaterThan(1_000);
    expect(
      await count("length(state) <> 2 OR state IN ('PR', 'GU', 'VI', 'AE', 'AP')"),
    ).toBeGreaterThan(0);
    expect(await count("asset_amount > 2147483648")).toBeGreaterThan(0);
    expect(await count("revenue_amount < 0")).toBeGreaterThan(0);
    expect(await count("name LIKE '%''%' OR sort_name LIKE '%''%'")).toBe(0);
    for (const sign of ["<", "\\%", "&", "@"]) {
      expect([
        sign,
        (await count(`name LIKE '%${sign}%' OR sort_name LIKE '%${sign}%'`)) > 0,
      ]).toEqual([sign, true]);
    }
  });

  it("the download that was cut is refused with its line, and nothing of it stays", async () => {
    const before = await count("true");
    const input = { files: [realFile("bmf_cut_mid_row.csv")], asOf: civilDate("2026-05-11") };
    expect(await importBmf(system, input)).toMatchObject({
      refusal: { errors: { file: [{ key: "fileBroken", values: { line: 1204 } }] } },
    });
    expect(await count("true")).toBe(before);
    expect(await count("as_of = '2026-05-11'")).toBe(0);
  });
});
