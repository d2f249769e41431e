import type { Ctx } from "#modules/platform/ctx.server";
import { progressOf } from "#modules/platform/forms/contract";
import { pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { LevelSchema } from "#modules/renewal/contract";
import {
  type ApplicationListItem,
  type ApplicationQueue,
  type ApplicationState,
  applicationLimits,
  applicationStates,
  pageCount,
} from "../contract";
import { hasMoneyLeft } from "../money-left.server";

export interface QueueRequest {
  /** Only those in this state. */
  readonly state?: ApplicationState;
  /** Part of a legal name, an account's name, a person's e-mail address or an invoice's number. */
  readonly search?: string;
  /** From 1; the nearest page that exists is answered. */
  readonly page: number;
}

const PER_PAGE = 25;

interface Row {
  readonly id: number;
  readonly accountId: number;
  readonly organization: string;
  readonly levelName: string;
  readonly schema: LevelSchema;
  readonly state: ApplicationState;
  readonly createdAt: Date;
  readonly since: Date;
  readonly complete: number;
  readonly applicantEmail: string;
  readonly hasMoneyLeft: boolean;
}

/**
 * The staff's queue: declined ones with money left to settle, then what waits for staff, within that
 * who has waited longest; other decided ones last, the newest of them first. `forbidden` for everybody but staff.
 */
export async function listApplications(
  ctx: Ctx,
  { state, search = "", page }: QueueRequest,
): Promise<Result<ApplicationQueue>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const like = `%${partOf(search)}%`;
  const counts = await countStates(ctx, like);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count);
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const wanted = state ?? null;
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT a.id, a.account_id AS "accountId", l.name AS "levelName", l.schema, a.state,
      coalesce(nullif(a.answers->>'legal_name', ''), o.name) AS organization,
      a.created_at AS "createdAt", coalesce(e.at, a.created_at) AS since,
      (SELECT count(*)::int FROM jsonb_object_keys(a.pages)) AS complete,
      coalesce(u.email, '') AS "applicantEmail", ${hasMoneyLeft} AS "hasMoneyLeft"
    FROM applications a
    JOIN accounts o ON o.id = a.account_id
    JOIN levels l ON l.id = a.level_id
    LEFT JOIN invoices i ON i.id = a.invoice_id
    LEFT JOIN account_users au ON au.account_id = a.account_id AND au.is_primary
    LEFT JOIN users u ON u.id = au.user_id
    LEFT JOIN LATERAL (
      SELECT at FROM application_events WHERE application_id = a.id ORDER BY id DESC LIMIT 1
    ) e ON true
    WHERE (${wanted}::text IS NULL OR a.state = ${wanted})
      AND (o.name ILIKE ${like} OR a.answers->>'legal_name' ILIKE ${like}
        OR u.email ILIKE ${like} OR i.number ILIKE ${like})
    ORDER BY NOT ${hasMoneyLeft},
      array_position(ARRAY['in_review', 'paid', 'submitted', 'changes_requested', 'draft'], a.state),
      CASE WHEN a.state IN ('approved', 'declined') THEN -1 ELSE 1 END * extract(epoch FROM coalesce(e.at, a.created_at)),
      a.id
    LIMIT ${PER_PAGE} OFFSET ${bounds.offset}`;
  return ok({
    rows: rows.map(toItem),
    counts,
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
  });
}

/** What was typed, with the signs that stand for something in a LIKE pattern taken literally. */
const partOf = (search: string): string =>
  search
    .trim()
    .slice(0, applicationLimits.search)
    .replaceAll("\0", "")
    .replaceAll(/[\\%_]/g, "\\$&");

const toItem = ({ complete, ...row }: Row): ApplicationListItem => ({
  ...row,
  percent: progressOf(complete, pageCount),
});

/** How many of those that the search finds are in each state. */
async function countStates(ctx: Ctx, like: string): Promise<ApplicationQueue["counts"]> {
  const rows = await ctx.db.$queryRaw<{ state: ApplicationState; count: number }[]>`
    SELECT a.state, count(*)::int AS count
    FROM applications a
    JOIN accounts o ON o.id = a.account_id
    LEFT JOIN invoices i ON i.id = a.invoice_id
    LEFT JOIN account_users au ON au.account_id = a.account_id AND au.is_primary
    LEFT JOIN users u ON u.id = au.user_id
    WHERE o.name ILIKE ${like} OR a.answers->>'legal_name' ILIKE ${like}
      OR u.email ILIKE ${like} OR i.number ILIKE ${like}
    GROUP BY a.state`;
  const found = new Map(rows.map(({ state, count }) => [state, count]));
  const counts = applicationStates.map((state) => [state, found.get(state) ?? 0] as const);
  return Object.fromEntries(counts) as ApplicationQueue["counts"];
}
