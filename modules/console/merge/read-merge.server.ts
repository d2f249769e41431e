import { mergedFields, stayingMembership } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { hashToken } from "#modules/platform/ids.server";
import { cents } from "#modules/platform/money";
import { type AccountTable, accountColumns } from "../domain/account-tables";
import { type MergeFacts, mergeObstacles } from "../domain/merge-obstacles";
import type { MergePlan, MergeSide } from "../merge-views";
import { einOfAccount, owedOfAccount } from "../queries/find-accounts.server";

/** What the tables of other rooms say about an account. */
interface Around {
  readonly level: string | null;
  readonly group: string | null;
  readonly ein: string | null;
  readonly primary: string | null;
  readonly owed: bigint;
  readonly hasPayment: boolean;
  readonly hasRefund: boolean;
  readonly hasApplication: boolean;
  readonly renewals: readonly { readonly dueOn: string; readonly status: string }[];
}

const around = (id: number) => Prisma.sql`
  SELECT l.name AS level, g.label AS "group",
    ${einOfAccount} AS ein,
    (SELECT coalesce(nullif(trim(u.first_name || ' ' || u.last_name), '') || ', ', '') || u.email
      FROM account_users m JOIN users u ON u.id = m.user_id
      WHERE m.account_id = a.id AND m.is_primary) AS "primary",
    ${owedOfAccount} AS owed,
    EXISTS (SELECT FROM payment_attempts t WHERE t.account_id = a.id
      AND t.status NOT IN ('succeeded', 'declined', 'failed', 'cancelled'))
      OR EXISTS (SELECT FROM attempt_invoices t JOIN invoices i ON i.id = t.invoice_id
        WHERE i.account_id = a.id AND t.is_active) AS "hasPayment",
    EXISTS (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.account_id = a.id AND r.status IN ('dispatching', 'unknown')) AS "hasRefund",
    EXISTS (SELECT FROM applications p WHERE p.account_id = a.id
      AND p.state NOT IN ('approved', 'declined')) AS "hasApplication",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('dueOn', r.due_on, 'status', r.status)), '[]')
      FROM renewals r WHERE r.account_id = a.id AND r.status <> 'cancelled'
        AND NOT EXISTS (SELECT FROM postings v WHERE v.reference = 'void:' || r.invoice_id)) AS renewals
  FROM accounts a LEFT JOIN levels l ON l.id = a.level_id LEFT JOIN groups g ON g.id = a.group_id
  WHERE a.id = ${id}`;

/** How many rows of each table refer to an account. */
async function rowsOf(ctx: Ctx, id: number): Promise<Record<AccountTable, number>> {
  const counts = accountColumns.map((name) => {
    const [table = "", column = ""] = name.split(".");
    return Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(table)}
      WHERE ${Prisma.raw(column)} = ${id}) AS ${Prisma.raw(`"${name}"`)}`;
  });
  const [row] = await reader(ctx).$queryRaw<Record<AccountTable, number>[]>`
    SELECT ${Prisma.join(counts)}`;
  if (!row) throw new Error("the statement answers with one row");
  return row;
}

async function readSide(ctx: Ctx, id: number) {
  const tx = reader(ctx);
  const account = await tx.account.findUnique({ where: { id }, include: { centralOf: true } });
  if (!account) return undefined;
  const [others] = await tx.$queryRaw<Around[]>`${around(id)}`;
  if (!others) return undefined;
  const { renewals, owed, ...more } = others;
  const dueOn = account.renewalDueAt && fromUtcDate(account.renewalDueAt);
  const graceEndsOn = dueOn && addDays(dueOn, env.RENEWAL_GRACE_DAYS);
  const facts: MergeFacts = {
    id,
    mergedIntoId: account.mergedIntoId,
    isSuspended: account.suspendedAt !== null,
    groupId: account.groupId,
    headsGroupId: account.centralOf?.id ?? null,
    dueOn,
    isMember: graceEndsOn !== null && graceEndsOn >= civilDateIn(ctx.now(), account.timeZone),
    hasPayment: more.hasPayment,
    hasRefund: more.hasRefund,
    hasApplication: more.hasApplication,
    hasRenewal: renewals.some(({ status }) => status === "open"),
    renewals: renewals as MergeFacts["renewals"],
  };
  const { name, city, state, website, phone, about, profileImageKey } = account;
  const side: MergeSide = {
    id,
    name,
    city,
    state,
    website,
    phone,
    about,
    hasPicture: profileImageKey !== null,
    level: more.level,
    group: more.group,
    ein: more.ein,
    primary: more.primary,
    dueOn,
    owed: cents(Number(owed)),
    bonus: cents(account.bonusBalanceCents),
  };
  return { account, facts, side, rows: await rowsOf(ctx, id) };
}

/**
 * What merging a duplicate into an account would do now, and what is in its way; undefined where
 * one of them is not there. `seen` is another one as soon as anything of it is.
 */
export async function readMerge(
  ctx: Ctx,
  { keptId, duplicateId }: { readonly keptId: number; readonly duplicateId: number },
): Promise<MergePlan | undefined> {
  const kept = await readSide(ctx, keptId);
  const duplicate = await readSide(ctx, duplicateId);
  if (!kept || !duplicate) return undefined;
  const staying = stayingMembership(kept.account, duplicate.account);
  const after = mergedFields(kept.account, duplicate.account);
  const member = staying === "kept" ? kept.side : duplicate.side;
  const result: MergeSide = {
    id: keptId,
    name: kept.side.name,
    level: member.level,
    dueOn: member.dueOn,
    group: kept.side.group ?? duplicate.side.group,
    ein: kept.side.ein ?? duplicate.side.ein,
    primary: kept.side.primary ?? duplicate.side.primary,
    city: after.city,
    state: after.state,
    website: after.website,
    phone: after.phone,
    about: after.about,
    hasPicture: after.profileImageKey !== null,
    owed: cents(kept.side.owed + duplicate.side.owed),
    bonus: cents(after.bonusBalanceCents),
  };
  const plan = {
    kept: kept.side,
    duplicate: duplicate.side,
    result,
    rows: duplicate.rows,
    obstacles: mergeObstacles(kept.facts, duplicate.facts, staying, (day) =>
      formatLongDate(day, ctx),
    ),
  };
  const shown = JSON.stringify([plan.kept, plan.duplicate, plan.rows, kept.rows]);
  return { ...plan, seen: hashToken(shown) };
}
