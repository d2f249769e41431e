import { spawnSync } from "node:child_process";
import pg from "pg";
import { expect, it } from "vitest";

/** The SQL that is missing between the migrated database and prisma/schema. */
function drift(): string {
  const diff = spawnSync(process.execPath, ["dev/schema-diff.mjs"], { encoding: "utf8" });
  expect(diff.stderr).toBe("");
  return diff.stdout.trim();
}

it("the migrations give exactly what prisma/schema says", () => {
  expect(drift()).toBe("");
});

it("a column that no migration made is seen", async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("alter table users add column planted text");
  await client.end();
  expect(drift()).toContain('DROP COLUMN "planted"');
});
