import type pg from "pg";
import type { TextKind } from "../domain/list-lines";
import { isTooManyLost } from "../domain/losses";
import { LosesTooMany, type Merged, type Merging, noteMerged, OlderThanKept } from "./merge.server";
import { stagingOf } from "./staging.server";
import { swapIn } from "./swap.server";

interface ListTable {
  readonly name: string;
  readonly columns: string;
  /** What names a row. */
  readonly key: string;
  /** Of several lines with one key, the first in this order counts. */
  readonly order: string;
}

const tables: Record<TextKind, ListTable> = {
  revocations: {
    name: "irs_revocations",
    columns: "ein, revoked_on, posted_on, reinstated_on",
    key: "ein, revoked_on",
    order: "posted_on DESC NULLS LAST, reinstated_on DESC NULLS LAST",
  },
  pub78: { name: "irs_pub78", columns: "ein, codes", key: "ein", order: "ctid DESC" },
  epostcards: {
    name: "irs_epostcards",
    columns: "ein, tax_year, period_end, is_terminated",
    key: "ein",
    order: "tax_year DESC, period_end DESC NULLS LAST",
  },
};

/**
 * Puts a staged list in the place of the one that stood, within the caller's transaction: such a
 * list is always whole. Readers see the old one until the transaction ends.
 * @returns how many organizations came and left, when one stood before
 * @throws OlderThanKept, LosesTooMany
 */
export async function mergeList(
  client: pg.Client,
  { importId, kind, asOf, acceptsLoss }: Omit<Merging, "isAddition"> & { readonly kind: TextKind },
): Promise<Merged> {
  const { name, columns, key, order } = tables[kind];
  const next = `${name}_next`;
  await client.query("SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL work_mem = '64MB'");
  const kept = await client.query<{ kept: string }>(
    `SELECT as_of::text AS kept FROM ${name} LIMIT 1`,
  );
  const stood = kept.rows[0]?.kept;
  if (stood !== undefined && stood > asOf) throw new OlderThanKept(stood);
  await client.query(
    `CREATE TABLE ${next} (LIKE ${name} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`,
  );
  const { rowCount } = await client.query(
    `INSERT INTO ${next} (${columns}, as_of)
     SELECT DISTINCT ON (${key}) ${columns}, $1::date FROM ${stagingOf(importId)}
     ORDER BY ${key}, ${order}`,
    [asOf],
  );
  await client.query(`ALTER TABLE ${next} ADD CONSTRAINT ${next}_pkey PRIMARY KEY (${key})`);
  await client.query(`ANALYZE ${next}`);
  const { before, ...differs } =
    stood === undefined ? { came: 0, gone: 0, before: 0 } : await differences(client, name);
  const loss = { state: null, lost: differs.gone, rows: before };
  if (!acceptsLoss && isTooManyLost(loss)) throw new LosesTooMany(loss);
  if (kind === "revocations") await recordRevoked(client, importId);
  await swapIn(client, name, [[`${next}_pkey`, `${name}_pkey`]]);
  await noteMerged(client, importId, { ...differs, regrouped: 0 });
  return { rows: rowCount ?? 0, ...differs, regrouped: 0 };
}

/**
 * Names the organizations of the configured groups that the list before did not call revoked. Who
 * lost the exemption has often left the business master file by then: it is known from its leaving.
 */
async function recordRevoked(client: pg.Client, importId: number): Promise<void> {
  await client.query(
    `INSERT INTO listing_changes (import_id, kind, ein, name, sort_name, city, state, group_before)
     SELECT DISTINCT ON (known.ein) $1::int, 'revoked', known.*
     FROM irs_revocations_next next
     JOIN (SELECT ein, name, sort_name, city, state, group_number FROM irs_organizations
       UNION ALL SELECT ein, name, sort_name, city, state, group_before FROM listing_changes
         WHERE kind = 'left') known ON known.ein = next.ein
     JOIN listing_groups ON number = known.group_number
     LEFT JOIN irs_revocations old ON old.ein = next.ein AND old.revoked_on = next.revoked_on
     WHERE next.reinstated_on IS NULL AND old.ein IS NULL
     ORDER BY known.ein`,
    [importId],
  );
}

/**
 * How many organizations the next list has that the one before had not, the other way round, and how
 * many that one had.
 */
async function differences(
  client: pg.Client,
  name: string,
): Promise<{ came: number; gone: number; before: number }> {
  const { rows } = await client.query<{ came: number; gone: number; before: number }>(
    `SELECT count(*) FILTER (WHERE old.ein IS NULL)::int AS came,
       count(*) FILTER (WHERE next.ein IS NULL)::int AS gone, count(old.ein)::int AS before
     FROM (SELECT DISTINCT ein FROM ${name}) old
     FULL JOIN (SELECT DISTINCT ein FROM ${name}_next) next USING (ein)`,
  );
  return rows[0] ?? { came: 0, gone: 0, before: 0 };
}
