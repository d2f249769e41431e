import { describe, expect, it } from "vitest";
import { accountTables } from "#modules/console/domain/account-tables";
import { pool } from "#modules/platform/db.server";

/** Every column of the database that refers to an account. */
async function referring(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS name
     FROM pg_constraint c JOIN unnest(c.conkey) k(n) ON true
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n
     WHERE c.contype = 'f' AND c.confrelid = 'accounts'::regclass ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe("merging accounts", () => {
  it("has decided what becomes of every column that refers to an account", async () => {
    expect(Object.keys(accountTables).toSorted()).toEqual(await referring());
  });

  it("finds every column of that name bound by a foreign key", async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%account_id' ORDER BY 1`,
    );
    const bound = (await referring()).filter((name) => name.endsWith("account_id"));
    // A private calendar and a seeing end by themselves as soon as their person is no longer of that
    // account, a club's duties are computed again, and the letters of a nudge go with its chapter's row.
    const others = [
      "calendar_feeds.account_id",
      "duties.account_id",
      "nudge_letters.account_id",
      "seeings.account_id",
    ];
    const all = [...bound, ...others].toSorted();
    expect(rows.map(({ name }) => name)).toEqual(all);
  });

  it("is kept by the database: nothing new is written for a duplicate", async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT tgrelid::regclass || '.account_id' AS name FROM pg_trigger
       WHERE tgfoid = 'merged_accounts_take_nothing'::regproc AND tgenabled = 'O' ORDER BY 1`,
    );
    const unguarded = [
      "accounts.merged_into_id",
      "club_facts.account_id",
      "duty_clubs.account_id",
      "duty_moves.account_id",
      // A trigger of accounts itself keeps to which group each belonged, and when it ended.
      "group_memberships.account_id",
      "groups.central_account_id",
      "reminders.account_id",
      "standing_changes.account_id",
    ];
    const guarded = (await referring()).filter((name) => !unguarded.includes(name));
    expect(rows.map(({ name }) => name)).toEqual(guarded);
  });
});
