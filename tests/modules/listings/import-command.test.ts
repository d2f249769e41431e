import { spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { csvOf } from "./bmf-files";
import { keptFile, listOf, pub78Line } from "./list-files";

/** `npm run import:irs`, as an operator runs it: its end, and what it says. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/import-irs.js", ...args], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "silent",
      DATABASE_URL: process.env.DATABASE_URL,
    },
  });
  return { status, stdout, stderr };
}

const rows = Array.from({ length: 300 }, (_, at) => ({
  ein: String(100_000_000 + at),
  name: `CLUB ${at}`,
}));
const day = ["--as-of", "2026-11-10"] as const;

beforeEach(async () => {
  await db.listingRegion.deleteMany();
  await db.listingImport.deleteMany();
  await db.irsOrganization.deleteMany();
  await db.irsPub78.deleteMany();
});

describe("npm run import:irs", () => {
  it("takes files of every kind, each known by its content", async () => {
    const bmf = await keptFile("eo_me.csv.gz", gzipSync(csvOf(...rows)));
    const pub78 = await keptFile("anything.txt", listOf(pub78Line("010000001")));
    const done = run(...day, bmf, pub78);
    expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining("300 organizations") });
    expect(done.stdout).toContain("1 organizations of Publication 78 as of 2026-11-10");
    expect(run(...day, bmf)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("imported already: 300 organizations"),
    });
  });

  it("a file that is none is named as such, and then none of the others is imported", async () => {
    const bmf = await keptFile("eo_me.csv", csvOf(...rows));
    const page = await keptFile("eo_nh.csv", "<!DOCTYPE html>\n<html></html>\n");
    const letter = await keptFile("letter.txt", "Dear IRS,\n");
    const refused = run(...day, bmf, page, letter);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain("eo_nh.csv: This is a web page, none of the IRS's lists");
    expect(refused.stderr).toContain("letter.txt: This is none of the IRS's lists");
    expect(refused.stderr).not.toContain("not whole");
    expect(await db.listingImport.count()).toBe(0);
  });

  it("refuses a list by which too many would leave, and takes it with --accept-loss", async () => {
    const whole = await keptFile("eo_me.csv", csvOf(...rows));
    const cut = await keptFile("eo_me_cut.csv", csvOf(...rows.slice(0, 100)));
    run(...day, whole);
    const refused = run(...day, cut);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(
      "eo_me_cut.csv: By this list 200 of the 300 organizations of Maine would leave.",
    );
    expect(refused.stderr).toContain("(--accept-loss)");
    expect(await db.irsOrganization.count()).toBe(300);
    expect(run(...day, "--accept-loss", cut)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("0 came, 200 left"),
    });
    expect(run(...day, whole).stdout).toContain("200 came, 0 left");
    expect(await db.irsOrganization.count()).toBe(300);
  });
});
