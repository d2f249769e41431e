import type pg from "pg";
import type { CivilDate } from "#modules/platform/dates";
import { isTooManyLost, type Loss } from "../domain/losses";
import { stagingOf } from "./staging.server";
import { swapIn } from "./swap.server";

export interface Merging {
  readonly importId: number;
  readonly asOf: CivilDate;
  /** Whether what the files do not have stays. */
  readonly isAddition: boolean;
  /** Whether it may take away more than lists do from one month to the next. */
  readonly acceptsLoss: boolean;
}

export interface Merged {
  readonly rows: number;
  readonly came: number;
  readonly gone: number;
  readonly regrouped: number;
}

/** The newest file of a state that the files hold too is younger than they are. */
export class OlderThanKept extends Error {
  override name = "OlderThanKept";
  constructor(readonly kept: string) {
    super(`there is a file of ${kept} already`);
  }
}

/** So many would leave that the list was rather cut; `state` is where it is worst, null for all. */
export class LosesTooMany extends Error {
  override name = "LosesTooMany";
  constructor(readonly loss: Loss & { readonly state: string | null }) {
    super(`${loss.lost} of ${loss.rows} organizations would leave`);
  }
}

const columns = `ein, name, sort_name, city, state, group_number, subsection, affiliation, status,
  ruling, deductibility, tax_period, filing_code, pf_filing_code, fiscal_year_end, zip, ntee_code, asset_amount,
  income_amount, revenue_amount, as_of`;

const staged = `"EIN", btrim("NAME"), btrim("SORT_NAME"), btrim("CITY"), btrim("STATE"),
  btrim("GROUP"), "SUBSECTION", "AFFILIATION", "STATUS", "RULING", "DEDUCTIBILITY", "TAX_PERIOD",
  "FILING_REQ_CD", "PF_FILING_REQ_CD", CASE WHEN "ACCT_PD" BETWEEN 1 AND 12 THEN "ACCT_PD" END, "ZIP", "NTEE_CD",
  "ASSET_AMT", "INCOME_AMT", "REVENUE_AMT"`;

/**
 * Puts what was staged in the place of what stood, within the caller's transaction: of the states
 * that the files cover nothing else stays, of others everything does. Readers see the old table
 * until the transaction ends. Differences are recorded for states that were imported before.
 * @throws OlderThanKept, LosesTooMany
 */
export async function mergeStaged(client: pg.Client, merging: Merging): Promise<Merged> {
  const { importId, asOf, isAddition, acceptsLoss } = merging;
  const staging = stagingOf(importId);
  await client.query("SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL work_mem = '64MB'");
  // The same organization in two files of one import: the later line counts.
  await client.query(`DELETE FROM ${staging} s USING (
      SELECT "EIN", max(ctid) AS kept FROM ${staging} GROUP BY "EIN" HAVING count(*) > 1
    ) d WHERE s."EIN" = d."EIN" AND s.ctid <> d.kept`);
  const covered = await client.query<{ state: string; rows: number; kept: string | null }>(
    `SELECT s.state, s.rows, r.as_of::text AS kept
     FROM (SELECT btrim("STATE") AS state, count(*)::int AS rows FROM ${staging} GROUP BY 1) s
     LEFT JOIN listing_regions r USING (state)`,
  );
  const newer = covered.rows.find(({ kept }) => kept !== null && kept > asOf);
  if (newer?.kept && !isAddition) throw new OlderThanKept(newer.kept);
  // An organization that moved is in the younger file of its new state.
  await client.query(
    `DELETE FROM ${staging} s USING irs_organizations o WHERE o.ein = s."EIN" AND o.as_of > $1`,
    [asOf],
  );
  // The columns that rows are joined and found by: all of them would take longer than the joins.
  await client.query(`ANALYZE ${staging} ("EIN", "STATE")`);
  const states = covered.rows.map(({ state }) => state);
  const known = covered.rows.filter(({ kept }) => kept !== null).map(({ state }) => state);
  if (!isAddition) await findLeaving(client, { staging, states, asOf });
  if (!isAddition && !acceptsLoss) await refuseLosses(client, states);
  const changes = isAddition ? none : await recordChanges(client, importId, known);
  await fillNext(client, { staging, states: isAddition ? [] : states, asOf });
  await swapIn(client, "irs_organizations", [
    ["irs_organizations_next_pkey", "irs_organizations_pkey"],
    ["irs_organizations_next_group", "irs_organizations_group_number_idx"],
  ]);
  if (!isAddition) {
    await client.query(
      `INSERT INTO listing_regions (state, as_of, rows, import_id)
       SELECT state, $2, rows, $1 FROM jsonb_to_recordset($3) AS r(state text, rows int)
       ON CONFLICT (state) DO UPDATE SET as_of = excluded.as_of, rows = excluded.rows,
         import_id = excluded.import_id`,
      [importId, asOf, JSON.stringify(covered.rows)],
    );
  }
  await noteMerged(client, importId, changes, states);
  return { rows: covered.rows.reduce((sum, { rows }) => sum + rows, 0), ...changes };
}

/** Notes within the exchange what it brought: which states of which import stand is known by it. */
export async function noteMerged(
  client: pg.Client,
  importId: number,
  { came, gone, regrouped }: Omit<Merged, "rows">,
  states: readonly string[] = [],
): Promise<void> {
  await client.query(
    `UPDATE listing_imports SET came = $2, gone = $3, regrouped = $4, states = $5,
       merged_at = clock_timestamp() WHERE id = $1`,
    [importId, came, gone, regrouped, states],
  );
}

/** Who would leave: they are in none of the files, though their state is. */
async function findLeaving(
  client: pg.Client,
  { staging, states, asOf }: { staging: string; states: readonly string[]; asOf: CivilDate },
): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE leaving ON COMMIT DROP AS
     SELECT o.ein, o.name, o.sort_name, o.city, o.state, o.group_number
     FROM irs_organizations o LEFT JOIN ${staging} s ON s."EIN" = o.ein
     WHERE s."EIN" IS NULL AND o.state = ANY ($1::text[]) AND o.as_of <= $2`,
    [states, asOf],
  );
}

/** @throws LosesTooMany for the state that would lose the largest part */
async function refuseLosses(client: pg.Client, states: readonly string[]): Promise<void> {
  const { rows } = await client.query<Loss & { state: string }>(
    `SELECT state, lost, (SELECT count(*)::int FROM irs_organizations o WHERE o.state = l.state) AS rows
     FROM (SELECT state, count(*)::int AS lost FROM leaving GROUP BY state) l
     WHERE state = ANY ($1::text[])`,
    [states],
  );
  const [worst] = rows
    .filter(isTooManyLost)
    .toSorted((one, other) => other.lost / other.rows - one.lost / one.rows);
  if (worst) throw new LosesTooMany(worst);
}

const none = { came: 0, gone: 0, regrouped: 0 };

/** What of the given states came, left, or changed its group since the file before. */
async function recordChanges(
  client: pg.Client,
  importId: number,
  states: readonly string[],
): Promise<typeof none> {
  if (states.length === 0) return none;
  const staging = stagingOf(importId);
  const insert = async (select: string): Promise<number> => {
    const into = `INSERT INTO listing_changes (import_id, kind, ein, name, sort_name, city, state,
      group_before, group_after)`;
    const { rowCount } = await client.query(`${into} ${select}`, [importId, states]);
    return rowCount ?? 0;
  };
  const now = `s."EIN", btrim(s."NAME"), btrim(s."SORT_NAME"), btrim(s."CITY"), btrim(s."STATE")`;
  const came = await insert(`SELECT $1::int, 'came', ${now}, NULL, btrim(s."GROUP")
    FROM ${staging} s LEFT JOIN irs_organizations o ON o.ein = s."EIN"
    WHERE o.ein IS NULL AND btrim(s."STATE") = ANY ($2::text[])`);
  const gone = await insert(`SELECT $1::int, 'left', l.*, NULL FROM leaving l
    WHERE l.state = ANY ($2::text[])`);
  const regrouped = await insert(`SELECT $1::int, 'regrouped', ${now}, o.group_number,
      btrim(s."GROUP")
    FROM ${staging} s JOIN irs_organizations o ON o.ein = s."EIN"
    WHERE o.group_number <> btrim(s."GROUP") AND btrim(s."STATE") = ANY ($2::text[])`);
  return { came, gone, regrouped };
}

async function fillNext(
  client: pg.Client,
  { staging, states, asOf }: { staging: string; states: readonly string[]; asOf: CivilDate },
): Promise<void> {
  await client.query(`CREATE TABLE irs_organizations_next
    (LIKE irs_organizations INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
  await client.query(
    `INSERT INTO irs_organizations_next (${columns}) SELECT ${staged}, $1::date FROM ${staging}`,
    [asOf],
  );
  await client.query(
    `INSERT INTO irs_organizations_next (${columns}) SELECT ${columns} FROM irs_organizations o
     WHERE (o.state <> ALL ($1::text[]) OR o.as_of > $2)
       AND NOT EXISTS (SELECT FROM ${staging} s WHERE s."EIN" = o.ein)`,
    [states, asOf],
  );
  await client.query(`ALTER TABLE irs_organizations_next
    ADD CONSTRAINT irs_organizations_next_pkey PRIMARY KEY (ein)`);
  await client.query(
    "CREATE INDEX irs_organizations_next_group ON irs_organizations_next (group_number)",
  );
  await client.query("ANALYZE irs_organizations_next (ein, group_number, state, city)");
}
