import type pg from "pg";

/**
 * More clubs with what their duties depend on, from one number to another, both included: each in a
 * state, with an application, a year renewed, a duty of its own and what it says of itself.
 */
export async function enterDutyClubs(client: pg.Client, from: number, to: number): Promise<void> {
  const range = `generate_series(${from}, ${to}) n`;
  await client.query(`
    INSERT INTO accounts (name, level_id, renewal_due_at, time_zone, state, created_at)
    SELECT 'Measured club ' || n, 1002, date '2027-06-30',
      (ARRAY['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[n % 4 + 1],
      (ARRAY['ME', 'TX', 'CO', 'CA', 'NY'])[n % 5 + 1], timestamptz '2024-01-15 15:00Z'
    FROM ${range}`);
  const fresh = `SELECT id, substr(name, 15)::int AS n FROM accounts
    WHERE name LIKE 'Measured club %' AND substr(name, 15)::int BETWEEN ${from} AND ${to}`;
  await client.query(`
    INSERT INTO applications (account_id, level_id, state, token, answers, created_at, touched_at)
    SELECT id, 1002, 'approved', 'measured-' || n, '{"legal_name": "Measured"}', now(), now()
    FROM (${fresh}) f`);
  await client.query(`
    INSERT INTO club_facts (account_id, fact, source, value, as_of, at)
    SELECT id, fact, 'club', value, date '2026-07-01', now() FROM (${fresh}) f, (VALUES
      ('is_incorporated', '1'), ('incorporated_on', '2015-03-12'), ('formed_on', '2015-03-12'),
      ('receipts_estimate', '3000000'), ('pays_contractors', '1'), ('holds_raffles', '1'),
      ('sells_goods', '1'), ('solicits', '1'), ('all_volunteers', '1'), ('annual_meeting_month', '5'),
      ('nomination_month', '4'), ('terms_end_month', '6'), ('insurance_expires_on', '2027-02-01')
    ) said(fact, value)
    UNION ALL SELECT id, 'fiscal_year_month', 'club', (n % 12 + 1)::text, date '2026-07-01', now()
    FROM (${fresh}) f`);
  await client.query(`
    INSERT INTO own_duties (account_id, title, due_on, is_yearly, created_at)
    SELECT id, 'Bake sale permit', date '2026-09-01', true, now() FROM (${fresh}) f`);
  await client.query("VACUUM ANALYZE");
}
