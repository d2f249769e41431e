import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn, fromUtcDate } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isKeeper, lastReport } from "../commands/keep-review.server";
import { type Piece, piecesOfCash } from "../domain/cash";
import type { YearKey } from "../store.server";
import type { YearView } from "../views";
import { readYear } from "./read-year.server";

/** A review of a final report. */
export interface ReviewView {
  readonly id: number;
  readonly version: number;
  readonly by: string;
  readonly on: CivilDate;
  readonly result: "in_order" | "questions";
  readonly note: string;
}

/** A year with its reviews, the newest first; whether the actor kept its money and so may not review it. */
export async function readReviews(
  ctx: Ctx,
  key: YearKey,
): Promise<
  Result<YearView & { readonly reviews: readonly ReviewView[]; readonly isKeeper: boolean }>
> {
  const year = await readYear(ctx, key);
  if (!year.ok) return year;
  const rows = await reader(ctx).treasuryReview.findMany({
    where: { report: { yearId: year.value.id } },
    orderBy: { id: "desc" },
    include: {
      report: {
        select: { version: true, year: { select: { account: { select: { timeZone: true } } } } },
      },
    },
  });
  const report = await lastReport(ctx, year.value.id);
  return ok({
    ...year.value,
    isKeeper: await isKeeper(ctx, key, report?.madeById ?? null),
    reviews: rows.map((row) => ({
      id: row.id,
      version: row.report.version,
      by: row.reviewerName,
      on: dayIn(row.at, row.report.year.account.timeZone),
      // The table's check holds it to the two.
      result: row.result as ReviewView["result"],
      note: row.note,
    })),
  });
}

/**
 * Cash that was counted. Until a second person has signed, what the first found is shown to that person alone:
 * whoever counts after them counts without knowing it.
 */
export interface CashView {
  readonly id: number;
  readonly countedOn: CivilDate;
  readonly event: string;
  readonly pieces: readonly { readonly value: Piece; readonly count: number }[];
  readonly purposes: readonly { readonly name: string; readonly amount: Cents }[];
  /** Null while it is hidden; so are the pieces and what they are for then, which add up to it. */
  readonly total: Cents | null;
  readonly first: string;
  /** "" until the second person signs. */
  readonly second: string;
  readonly slip: string;
  /** The actor counted first, and so is not the second. */
  readonly isFirst: boolean;
}

/** The cash counts of an account, the newest first. */
export interface CashList {
  readonly accountName: string;
  readonly today: CivilDate;
  readonly counts: readonly CashView[];
  readonly mayAct: boolean;
}

/** So many counts are listed. */
const LISTED = 100;

/** Cash that was counted, or one count of it: for the account's people and staff. Refusal: `not_found`. */
export async function readCash(
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id?: number },
): Promise<Result<CashList>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true, timeZone: true, suspendedAt: true },
  });
  const rows = await reader(ctx).cashCount.findMany({
    where: { accountId, ...(id !== undefined && { id }) },
    orderBy: { id: "desc" },
    take: LISTED,
  });
  if (!account || (id !== undefined && rows.length === 0)) return refuse({ code: "not_found" });
  const { actor } = ctx;
  return ok({
    accountName: account.name,
    today: dayIn(ctx.now(), account.timeZone),
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
    counts: rows.map((row): CashView => {
      // Written by `countCash` alone.
      const counted = row.pieces as Readonly<Record<string, number>>;
      const isFirst = actor.kind === "user" && row.firstId === actor.userId;
      const isShown = isFirst || row.secondName !== "";
      return {
        id: row.id,
        countedOn: fromUtcDate(row.countedOn),
        event: row.event,
        pieces: (isShown ? piecesOfCash : []).flatMap((value) => {
          const count = counted[value] ?? 0;
          return count > 0 ? [{ value, count }] : [];
        }),
        purposes: isShown ? (row.purposes as unknown as CashView["purposes"]) : [],
        total: isShown ? cents(row.total) : null,
        first: row.firstName,
        second: row.secondName,
        slip: row.slip,
        isFirst,
      };
    }),
  });
}
