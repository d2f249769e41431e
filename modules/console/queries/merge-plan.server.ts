import { UNNAMED_ACCOUNT } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readMerge } from "../merge/read-merge.server";
import type { MergeCandidate, MergePlan } from "../merge-views";
import { foldSearch, foundAccounts } from "./find-accounts.server";

/** Of each kind so many are shown. */
const MOST = 10;

/** From this on two names are nearly the same, by the trigrams that they share. */
const ALIKE = 0.5;

/** What merging two accounts would do, and what is in its way. For staff. */
export async function mergePlan(
  ctx: Ctx,
  asked: { readonly keptId: number; readonly duplicateId: number },
): Promise<Result<MergePlan>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const plan = await readMerge(ctx, asked);
  return plan ? ok(plan) : refuse({ code: "not_found" });
}

/**
 * Which accounts may be this one once more: those of the same EIN, then those of nearly the same name
 * (not of none) that are in the same place as far as both say one; and what a search finds. For staff.
 */
export async function mergeCandidates(
  ctx: Ctx,
  { keptId, search = "" }: { readonly keptId: number; readonly search?: string | undefined },
): Promise<Result<{ proposed: readonly MergeCandidate[]; found: readonly MergeCandidate[] }>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [proposed, found] = await Promise.all([
    proposedFor(ctx, keptId),
    foldSearch(search) === "" ? [] : searched(ctx, keptId, search),
  ]);
  return ok({ proposed, found });
}

const proposedFor = (ctx: Ctx, id: number) =>
  reader(ctx).$queryRaw<MergeCandidate[]>`
    WITH kept AS (SELECT * FROM accounts WHERE id = ${id}), eins AS (
      SELECT regexp_replace(answers ->> 'ein', '\\D', '', 'g') AS ein
        FROM applications WHERE account_id = ${id}
      UNION SELECT ein FROM kept
    ), same AS (
      SELECT p.account_id AS id FROM applications p JOIN eins e
        ON regexp_replace(p.answers ->> 'ein', '\\D', '', 'g') = e.ein WHERE e.ein <> ''
      UNION SELECT x.id FROM accounts x JOIN eins e ON x.ein = e.ein
    )
    SELECT a.id, a.name, coalesce(a.city, '') AS city, coalesce(a.state, '') AS state,
      CASE WHEN a.id IN (SELECT id FROM same) THEN 'ein' ELSE 'name' END AS because
    FROM accounts a CROSS JOIN kept
    WHERE a.id <> kept.id AND a.merged_into_id IS NULL AND (a.id IN (SELECT id FROM same)
      OR (lower(a.name) % lower(kept.name)
        AND a.name <> ${UNNAMED_ACCOUNT} AND similarity(lower(a.name), lower(kept.name)) >= ${ALIKE}::real
        AND coalesce(lower(a.city) = lower(kept.city), true)
        AND coalesce(a.state = kept.state, true)))
    ORDER BY because, similarity(lower(a.name), lower(kept.name)) DESC, a.id LIMIT ${MOST}`;

const searched = (ctx: Ctx, id: number, search: string) =>
  reader(ctx).$queryRaw<MergeCandidate[]>`
    SELECT a.id, a.name, coalesce(a.city, '') AS city, coalesce(a.state, '') AS state,
      NULL AS because
    FROM (${foundAccounts(ctx, { search })}) a
    WHERE a.id <> ${id} AND a.merged_into_id IS NULL ORDER BY lower(a.name), a.id LIMIT ${MOST}`;
