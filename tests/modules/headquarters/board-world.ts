import { createGroup } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { system } from "#tests/modules/accounts/people";
import { must, of } from "./headquarters-world";

/**
 * A headquarters with so many chapters that differ in everything that the board shows: words, reasons,
 * states, schools, periods, duties, memberships, people and when they signed in. The first EIN is
 * `firstEin`.
 */
export async function makeBoard(chapters: number, { firstEin = 10_000_000 } = {}) {
  const central = await makeClub({ name: "Headquarters" });
  const centralAccountId = central.id;
  const group = must(
    await createGroup(system, { label: "Delta Rho Omega", gen: "0154", centralAccountId }),
  );
  const groupId = group.id;
  await db.$executeRaw`
    INSERT INTO regions (group_id, name, created_at)
    SELECT ${groupId}, name, now() FROM unnest(ARRAY['East', 'Middle', 'West']) AS name`;
  const regions = await db.region.findMany({ where: { groupId }, orderBy: { name: "asc" } });
  const regionIds = regions.map(({ id }) => id);
  await db.$executeRaw`
    INSERT INTO accounts (name, group_id, region_id, state, city, ein, website, about, phone,
      renewal_due_at, level_id, updated_at)
    SELECT 'Chapter ' || (ARRAY['Ärger', 'beta', 'Gamma', 'São Paulo', 'delta'])[1 + n % 5] || ' ' || n,
      ${groupId}, (${regionIds}::int[])[1 + n % 4],
      (ARRAY['CA', 'TX', 'NY', NULL, 'OK', 'CT', 'KY'])[1 + n % 7],
      CASE WHEN n % 3 > 0 THEN 'City ' || n % 40 END,
      CASE WHEN n % 11 > 0 THEN lpad((${firstEin}::int + n)::text, 9, '0') END,
      CASE WHEN n % 2 = 0 THEN 'https://chapter.example/' || n END, CASE WHEN n % 5 = 0 THEN 'About' END,
      CASE WHEN n % 4 = 0 THEN '2025550143' END,
      CASE WHEN n % 9 > 0 THEN current_date + (n % 500) - 120 END,
      CASE WHEN n % 9 > 0 THEN 2002 END, now()
    FROM generate_series(1, ${chapters}::int) AS n`;
  const made = await db.account.findMany({ where: { groupId }, select: { id: true } });
  const ids = made.map(({ id }) => id);
  await db.$executeRaw`
    INSERT INTO standings (account_id, verdict, findings, ein, digest, since)
    SELECT account.id, verdict,
      (CASE verdict WHEN 'revoked' THEN '[{"code": "revoked", "evidence": "revocations", "asOf": "2026-11-09"}]'
        WHEN 'at_risk' THEN '[{"code": "two_returns_unseen", "evidence": "bmf", "asOf": "2026-11-09"}, {"code": "bylaws_missing", "evidence": "records"}]'
        WHEN 'attention' THEN '[{"code": "one_return_unseen", "evidence": "bmf", "asOf": "2026-11-09"}]'
        ELSE '[]' END)::jsonb, account.ein, 'd' || account.id, now()
    FROM accounts account, LATERAL (
      SELECT (ARRAY['good', 'good', 'good', 'attention', 'at_risk', 'revoked', 'unknown', 'good'])[1 + account.id % 8] AS verdict) word
    WHERE account.id = ANY(${ids}::int[]) AND account.id % 17 > 0`;
  await db.$executeRaw`
    INSERT INTO irs_organizations (ein, name, sort_name, city, state, group_number, subsection,
      affiliation, status, ruling, deductibility, tax_period, filing_code, fiscal_year_end, as_of)
    SELECT ein, upper(name), '', 'SPRINGFIELD', coalesce(state, 'CT'), '0154', '03', '9', '01', '194703',
      '1', CASE WHEN id % 6 > 0 THEN (2022 + id % 5) || '06' ELSE '' END, '02', 6, '2026-11-09'
    FROM accounts WHERE id = ANY(${ids}::int[]) AND ein IS NOT NULL AND id % 13 > 0
    ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    INSERT INTO duty_clubs (account_id, facts, gathered_at)
    SELECT id, CASE WHEN id % 3 = 0 THEN '{}'::jsonb ELSE jsonb_build_object(
      'school', (ARRAY['Lincoln High', 'Álamo School', '=1+1', 'O''Neil Academy', '012345678'])[1 + id % 5],
      'fiscal_year_month', 6) END, now()
    FROM accounts WHERE id = ANY(${ids}::int[]) AND id % 10 > 0`;
  await db.$executeRaw`
    INSERT INTO duties (account_id, code, period, level, due_on, state, is_confirmed, is_optional, counts)
    SELECT id, code, '2026', 'federal', current_date + (id % 300) + shift, duty.state, true, false, true
    FROM accounts, (VALUES ('us.990n', 0, 'open'), ('club.terms_end', -60, 'open'),
      ('group.1', 200, 'open'), ('us.8822b', -400, 'done')) AS duty (code, shift, state)
    WHERE id = ANY(${ids}::int[]) AND id % 4 > 0`;
  // Some hold until they are withdrawn, some end, some ended or are withdrawn, some are of another group.
  const elsewhere = await db.group.create({ data: { label: `Elsewhere ${firstEin}` } });
  await db.$executeRaw`
    INSERT INTO authorizations (group_id, account_id, from_on, to_on, how, at, withdrawn_at)
    SELECT CASE WHEN id % 6 = 5 THEN ${elsewhere.id}::int ELSE ${groupId}::int END, id, current_date - 100,
      (ARRAY[NULL, current_date + 30, current_date + 300, current_date - 1, NULL, NULL])[1 + id % 6],
      'paper', now(), CASE WHEN id % 6 = 4 THEN now() END
    FROM accounts WHERE id = ANY(${ids}::int[]) AND id % 5 > 0`;
  await db.$executeRaw`
    INSERT INTO users (email, email_key, first_name, last_signed_in_at, updated_at)
    SELECT 'c' || id || '@board.example', 'c' || id || '@board.example', 'Officer',
      CASE WHEN id % 5 > 0 THEN now() - make_interval(days => id % 600) END, now()
    FROM accounts WHERE id = ANY(${ids}::int[]) AND id % 7 > 0`;
  await db.$executeRaw`
    INSERT INTO account_users (account_id, user_id, is_primary)
    SELECT account.id, person.id, true FROM accounts account
    JOIN users person ON person.email_key = 'c' || account.id || '@board.example'
    WHERE account.id = ANY(${ids}::int[])`;
  return {
    centralAccountId,
    groupId,
    ids,
    regions: regionIds,
    ownerPerson: central.primary,
    otherPerson: central.member,
    owner: of(central.primary, central.id),
    other: of(central.member, central.id),
  };
}
