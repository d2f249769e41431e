import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { change, must } from "./keeping";

const migration = readFileSync(
  "prisma/migrations/20261124165000_state_sources/migration.sql",
  "utf8",
);

it("figures that come with a release leave a state alone that staff have saved", async () => {
  must(await change("KY", { articles_fee: "9" }));
  const where = { state: { in: ["AL", "KY"] } };
  const orderBy = { state: "asc" } as const;
  const before = await db.stateRequirement.findMany({ where, orderBy });
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`BEGIN; UPDATE state_requirements SET sources = '{}'; ${migration}; COMMIT`);
  await client.end();
  const after = await db.stateRequirement.findMany({ where, orderBy });
  expect(after).toMatchObject([
    { sources: before[0]?.sources, version: (before[0]?.version ?? 0) + 1 },
    { articlesUpToCents: 9_00, sources: {}, version: before[1]?.version },
  ]);
  expect(await db.stateRequirementVersion.count({ where: { state: "KY" } })).toBe(
    before[1]?.version,
  );
});
