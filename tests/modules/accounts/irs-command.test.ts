import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findIrsOrganization } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";
import { temporaryFolder } from "#tests/setup/web";
import irsFile from "../../../prisma/demonstration-irs.json";

const folder = temporaryFolder();
afterAll(async () => {
  folder.remove();
  await closeDb();
});

const fileOf = (name: string, text: string) => {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
};

/** `npm run import:irs`, as an operator runs it. */
function importIrs(...args: string[]) {
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

describe("npm run import:irs", () => {
  it("takes a downloaded file into the list that EINs are looked up in", async () => {
    const [, row = ""] = irsFile.lines;
    const path = fileOf("eo1.csv", `${irsFile.lines.join("\r\n")}\r\n`);
    const done = importIrs(path, "2026-10-14");
    expect(done).toEqual({
      status: 0,
      stdout: `${irsFile.lines.length - 1} organizations as of 2026-10-14\n`,
      stderr: "",
    });
    const ctx = createCtx({ actor: { kind: "system", name: "tests" } });
    expect(await findIrsOrganization(ctx, row.slice(0, 9))).toMatchObject({ asOf: "2026-10-14" });
  });

  it.each([
    [["no-such-file.csv", "2026-10-14"], 2, "Usage:"],
    [[fileOf("any.csv", "x"), "14 October"], 2, "Usage:"],
    [[fileOf("broken.csv", "EIN,NAME\r\n"), "2026-10-14"], 1, "not whole"],
  ])("says what is wrong with %j", (args, status, words) => {
    const refused = importIrs(...args);
    expect(refused.status).toBe(status);
    expect(refused.stderr).toContain(words);
  });
});
