import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import type { SgriChapter, SgriSnapshot } from "#modules/supervision/domain/sgri";
import { sgriFormats, writeSgri } from "#modules/supervision/sgri/write-sgri.server";
import { unzip } from "../documents/text";

const chapter = (name: string, changes: Partial<SgriChapter> = {}): SgriChapter => ({
  accountId: 7,
  name,
  ein: "410000017",
  address: "1 Main Street, Austin, TX 78701",
  fiscalYearMonth: 5,
  hasPurpose: true,
  isAuthorized: true,
  ...changes,
});

const snapshotOf = (template: number): SgriSnapshot => ({
  template,
  group: { name: "Delta Rho Omega", gen: "5271" },
  central: { name: "Delta Rho Omega, Inc.", ein: "410000009" },
  year: 2027,
  endsOn: civilDate("2027-06-30"),
  frozenOn: civilDate("2027-04-15"),
  added: [
    { chapter: chapter("Alpha São"), forceReason: "" },
    {
      chapter: chapter("=Beta", { ein: "", hasPurpose: false, isAuthorized: false }),
      forceReason: "Its EIN is on its way.",
    },
  ],
  left: [{ chapter: chapter("Gamma O'Neil"), reason: "It closed." }],
  changed: [
    {
      accountId: 8,
      ein: "410000025",
      name: "Delta",
      changes: [
        { field: "name", was: "Old Delta", is: "Delta" },
        { field: "purpose", was: "", is: "" },
      ],
    },
  ],
  list: [chapter("Alpha São")],
});

const sha256 = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** What files hold, unpacked: how they are packed is the machine's, and may differ with its version. */
const contents = {
  csv: (file: Buffer) => sha256([file]),
  xlsx: (file: Buffer) => sha256([...unzip(file)].flat()),
  pdf: (file: Buffer) =>
    sha256(
      [...file.toString("latin1").matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)].map(
        ([, packed]) => inflateSync(Buffer.from(packed ?? "", "latin1")),
      ),
    ),
};

const digestsOf = async (template: number) => {
  const by = { sha256: "0".repeat(64) };
  const files = sgriFormats.map(async (format) => {
    const { body } = await writeSgri(snapshotOf(template), { ...by, format });
    return [format, contents[format](body)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
};

// A report that went to the IRS is written again from its snapshot for as long as it is kept. Where a
// digest here is to change, the report of a year of before would: that takes another template.
it("SUP-10 writes a report by the template of its snapshot, as it was written before", async () => {
  const sheets = {
    csv: "ba4b104363308983599fc92457c38d7c2f97a578c220b058707481fd19de65e7",
    xlsx: "e0de1bb4f950341f24d99a17b7965256d791921ca31bded3d38be5ef954eccfa",
  };
  expect(await digestsOf(1)).toEqual({
    ...sheets,
    pdf: "9914a9fa94d3c122d17e7a42c478f52a2fc9d607cddf27c68019d860434b1e5d",
  });
  expect(await digestsOf(2)).toEqual({
    ...sheets,
    pdf: "aedba542d0e7ea686b32a934e80f91898c7bb8e5f721412cd6e143abfe35884c",
  });
  await expect(digestsOf(3)).rejects.toThrow("no writer of reports by template 3");
});

it("a draft says in each row and on its letter that it is one", async () => {
  const draft = async (format: (typeof sgriFormats)[number]) =>
    (await writeSgri(snapshotOf(2), { format, sha256: null })).body;
  const [headers, ...rows] = (await draft("csv")).toString("utf8").trim().split("\r\n");
  expect(headers).toContain("Draft,Part,Name");
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row).toMatch(/^"Draft of .*, not for the IRS",/);
  const sheet = [...unzip(await draft("xlsx"))].flat().map(String).join("");
  expect(sheet).toContain("DRAFT SGRI");
  expect((await draft("pdf")).toString("latin1")).toContain("DRAFT: Supplemental");
});
