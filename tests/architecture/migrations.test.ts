import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMigrations } from "../../dev/migrate.mjs";
import { breachesOf } from "./migration-rules";

/** The newest migration of the release before this one, and whatever came before it. */
const baseline = readFileSync("prisma/released", "utf8").trim();
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const migrations = readMigrations();
const newer = migrations.filter(({ name }) => name > baseline);

const whatIn = (sql: string, release = "2.1.0") => breachesOf(sql, release).map(({ what }) => what);

describe("migrations", () => {
  it("know the newest one of the release before", () => {
    expect(migrations.map(({ name }) => name)).toContain(baseline);
  });

  it.each(newer)("of this release only add, so that the one before goes on: $name", ({ sql }) => {
    expect(breachesOf(sql, version)).toEqual([]);
  });
});

describe("the rule for migrations", () => {
  it.each([
    ['DROP TABLE "orders";', "drop table orders"],
    ['ALTER TABLE "orders" DROP COLUMN "note";', "drop orders.note"],
    ['ALTER TABLE "orders" ADD COLUMN "a" INT, DROP COLUMN "b";', "drop orders.b"],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', "rename orders.note"],
    ['ALTER TABLE "orders" RENAME TO "invoices";', "rename orders"],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE BIGINT;', "change orders.total"],
    ['ALTER TABLE "orders" ALTER COLUMN "total" TYPE BIGINT;', "change orders.total"],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', "require orders.note"],
    ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;', "require orders.note"],
    ['ALTER TABLE "orders" ADD COLUMN "note" TEXT NOT NULL;', "require orders.note"],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("total" > 0);',
      "constrain orders by positive",
    ],
    ['CREATE INDEX "i" ON "orders"("note");', "lock orders"],
    ['CREATE UNIQUE INDEX "i" ON "listing_index"."orders" ("note");', "lock listing_index.orders"],
    ['LOCK TABLE "orders" IN EXCLUSIVE MODE;', "lock orders"],
    ['TRUNCATE "orders";', "lock orders"],
  ])("sees %s", (sql, what) => {
    expect(whatIn(sql)).toEqual([what]);
  });

  it.each([
    'CREATE TABLE "orders" ("id" INT NOT NULL); CREATE INDEX "i" ON "orders"("id");',
    'CREATE TABLE "a" ("id" INT); ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "b"("id");',
    'ALTER TABLE "orders" ADD COLUMN "note" TEXT;',
    `ALTER TABLE "orders" ADD COLUMN "note" TEXT NOT NULL DEFAULT 'none';`,
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
    '-- DROP TABLE "orders" comes with the next release.\nSELECT 1;',
    "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;",
  ])("takes %s", (sql) => {
    expect(whatIn(sql)).toEqual([]);
  });

  it("takes what names the earlier release that stopped using it, and no other", () => {
    const drop = 'ALTER TABLE "orders" DROP COLUMN "note";';
    const said = (words: string) => whatIn(`-- contract: ${words}\n${drop}`);
    expect(said("drop orders.note; unused since 2.0.3")).toEqual([]);
    for (const wrong of [
      "drop orders.note; unused since 2.1.0",
      "drop orders.note; unused since 3.0.0",
      "drop orders.note; unused since ever",
      "drop orders.total; unused since 2.0.3",
      "drop orders.note",
    ]) {
      expect(said(wrong)).toEqual(["drop orders.note"]);
    }
    const index = 'CREATE INDEX "i" ON "orders"("note");';
    expect(whatIn(`-- lock: orders; at most some hundred rows\n${index}`)).toEqual([]);
    expect(whatIn(`-- lock: others; small\n${index}`)).toEqual(["lock orders"]);
  });

  it("takes a constraint that allows more, where the one before goes with it", () => {
    const note = "-- wider: orders by orders_kind; one more kind";
    const add = `ALTER TABLE "orders" ADD CONSTRAINT "orders_kind" CHECK ("kind" < 4);`;
    const drop = 'ALTER TABLE "orders" DROP CONSTRAINT "orders_kind";';
    expect(whatIn(`${note}\n${drop}\n${add}`)).toEqual([]);
    expect(whatIn(`${drop}\n${add}`)).toEqual(["constrain orders by orders_kind"]);
    expect(whatIn(`${note}\n${add}`)).toEqual(["constrain orders by orders_kind"]);
  });
});
