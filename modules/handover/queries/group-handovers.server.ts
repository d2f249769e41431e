import { groupAccess, inReach, mayEdit } from "#modules/accounts/index.server";
import { notOfficers } from "#modules/officers/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { type PageAnswer, pageBounds, rowsShown } from "#modules/platform/pagination";
import { ok, type Result } from "#modules/platform/result";
import type { HandoverState } from "../domain/state";
import { stateOf } from "./read-handover.server";

/** So many chapters the form offers; each other one is chosen in the table. */
const MOST_OFFERED = 500;
/** So many chapters a page has. */
const PER_PAGE = 50;

/** A chapter with when its officers' terms end, and who is to take it over. */
export interface ChapterTerms {
  readonly id: number;
  readonly name: string;
  /** The last day of its last officer's term; null while its roster has none. */
  readonly lastEnd: CivilDate | null;
  readonly people: number;
  readonly isSuspended: boolean;
  readonly handover: {
    readonly id: number;
    readonly name: string;
    readonly state: HandoverState;
    readonly isOurs: boolean;
  } | null;
}

/** What a headquarters sees of its chapters' handovers. */
export interface GroupHandovers {
  readonly group: string;
  readonly canEdit: boolean;
  readonly chapters: Pick<
    PageAnswer<ChapterTerms>,
    "current_page" | "per_page" | "total" | "from" | "to"
  > & { readonly rows: readonly ChapterTerms[] };
  /** Chapters that nobody signs in for, for the form: 500 at most, first the one that was chosen in the table. */
  readonly withoutPeople: readonly { readonly id: number; readonly name: string }[];
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly lastEnd: Date | null;
  readonly people: number;
  readonly isSuspended: boolean;
  readonly handoverId: number | null;
  readonly successor: string | null;
  readonly state: string | null;
  readonly origin: string | null;
  readonly expiresAt: Date | null;
}

/**
 * The chapters of a central organization that the actor reaches: those without people first, then those
 * whose terms end soonest.
 * @param chosen the chapter that the form begins with; 0 for none
 * @returns refusals: `not_found`
 */
export async function groupHandovers(
  ctx: Ctx,
  {
    accountId,
    page,
    chosen = 0,
  }: { readonly accountId: number; readonly page: number; readonly chosen?: number },
): Promise<Result<GroupHandovers>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const db = reader(ctx);
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM accounts account
    WHERE ${inReach(access.value)} AND account.merged_into_id IS NULL`;
  const total = counted?.count ?? 0;
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const paging = { current_page: bounds.page, per_page: PER_PAGE, total };
  const rows = await db.$queryRaw<Row[]>`
    SELECT account.id, account.name, account.suspended_at IS NOT NULL AS "isSuspended",
      terms.last_end AS "lastEnd", members.people,
      handover.id AS "handoverId", handover.name AS successor, handover.state, handover.origin,
      handover.expires_at AS "expiresAt"
    FROM accounts account
    CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM account_users member
      WHERE member.account_id = account.id) members
    CROSS JOIN LATERAL (SELECT max(ends_on) AS last_end FROM officer_terms term
      WHERE term.account_id = account.id AND term.removed_at IS NULL
        AND term.office <> ALL (${[...notOfficers]}::text[])) terms
    LEFT JOIN LATERAL (SELECT * FROM handovers one WHERE one.account_id = account.id
        AND one.state IN ('sent', 'accepted', 'expired') ORDER BY one.id DESC LIMIT 1) handover ON true
    WHERE ${inReach(access.value)} AND account.merged_into_id IS NULL
    ORDER BY members.people = 0 DESC, terms.last_end NULLS FIRST, account.id
    LIMIT ${PER_PAGE} OFFSET ${bounds.offset}`;
  const withoutPeople = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT account.id, account.name FROM accounts account
    WHERE ${inReach(access.value)} AND account.merged_into_id IS NULL
      AND account.suspended_at IS NULL
      AND NOT EXISTS (SELECT FROM account_users member WHERE member.account_id = account.id)
    ORDER BY account.id <> ${chosen}, account.name, account.id LIMIT ${MOST_OFFERED}`;
  return ok({
    group: access.value.label,
    canEdit: mayEdit(access.value),
    withoutPeople,
    chapters: {
      ...paging,
      ...rowsShown(paging),
      rows: rows.map((row) => ({
        id: row.id,
        name: row.name,
        lastEnd: row.lastEnd && fromUtcDate(row.lastEnd),
        people: row.people,
        isSuspended: row.isSuspended,
        handover:
          row.handoverId === null || row.state === null
            ? null
            : {
                id: row.handoverId,
                name: row.successor ?? "",
                state: stateOf(ctx, { state: row.state, expiresAt: row.expiresAt }),
                isOurs: row.origin === "headquarters",
              },
      })),
    },
  });
}
