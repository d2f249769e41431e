import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  dayIn,
  endOfMonth,
  fromUtcDate,
  toUtcDate,
} from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { isLineCode, type Nature, type Side } from "./domain/lines";
import { treasuryMessages } from "./messages";
import type { LineView, ReportContent } from "./views";

type Plain = {
  [Key in keyof (typeof treasuryMessages)["en"]]: (typeof treasuryMessages)["en"][Key] extends `${string}{${string}`
    ? never
    : Key;
}[keyof (typeof treasuryMessages)["en"]];

/** Words of this room without parameters. */
export const words = (key: Plain): MessageRef => message(treasuryMessages, key);

/** A refusal because of how things are now. */
export const conflict = (key: Plain): Refused => refuse({ code: "conflict", message: words(key) });

/** A year with what its report is computed from. */
export const wholeYear = { lines: { orderBy: { id: "asc" } } } as const;
export type YearRecord = Prisma.TreasuryYearGetPayload<{ include: { lines: true } }>;

const centsOrNull = (amount: number | null): Cents | null =>
  amount === null ? null : cents(amount);

/** What a year's report says as it is now. */
export const contentOf = (year: YearRecord): ReportContent => ({
  endsOn: fromUtcDate(year.endsOn),
  opening: centsOrNull(year.opening),
  openingReason: year.openingReason,
  bankStatement: centsOrNull(year.bankStatement),
  checksOut: cents(year.checksOut),
  depositsOut: cents(year.depositsOut),
  differenceReason: year.differenceReason,
  adoptedOn: year.adoptedOn && fromUtcDate(year.adoptedOn),
  lines: year.lines.map(
    ({ id, side, nature, code, name, planned, actual, imported }): LineView => ({
      id,
      // The table's checks hold it to these.
      side: side as Side,
      nature: nature as Nature,
      code: isLineCode(code) ? code : "",
      name,
      planned: centsOrNull(planned),
      actual: actual === null && imported === 0 ? null : cents((actual ?? 0) + imported),
      typed: centsOrNull(actual),
      imported: cents(imported),
    }),
  ),
});

/** The day it is where the account is. */
export async function todayOf(ctx: Ctx, accountId: number): Promise<CivilDate> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { timeZone: true },
  });
  return dayIn(ctx.now(), account?.timeZone);
}

/** Strangers find nothing; staff see, and only people of the organization act. */
export function refuseOutsiders(ctx: Ctx, accountId: number): Refused | undefined {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (isActingMember(ctx, accountId)) return undefined;
  return refuse({ code: "forbidden", message: words("ownAlone") });
}

export const actorId = ({ actor }: Pick<Ctx, "actor">): number | null =>
  actor.kind === "user" ? actor.userId : null;

/** Which year of which account. */
export interface YearKey {
  readonly accountId: number;
  readonly endsOn: CivilDate;
}

/** Runs a change of an account's money by its people, one after the other. */
export async function changeMoney<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const refused = refuseOutsiders(ctx, accountId);
  if (refused) return refused;
  return inTransaction(ctx, async (tx): Promise<Result<T>> => {
    await lockAccount(tx, accountId);
    return (await refuseSuspended(tx, accountId)) ?? (await work(tx));
  });
}

/** The year, under the account's lock. */
export const findYear = (ctx: Ctx, { accountId, endsOn }: YearKey): Promise<YearRecord | null> =>
  reader(ctx).treasuryYear.findUnique({
    where: { accountId_endsOn: { accountId, endsOn: toUtcDate(endsOn) } },
    include: wholeYear,
  });

/** The year and the one before it, by the same month, in as many statements as one of them takes. */
export async function findWithBefore(
  ctx: Ctx,
  { accountId, endsOn }: YearKey,
): Promise<{ readonly year?: YearRecord | undefined; readonly before?: YearRecord | undefined }> {
  const ends = [endsOn, endOfMonth(addYears(endsOn, -1))].map((day) => toUtcDate(day));
  const years = await reader(ctx).treasuryYear.findMany({
    where: { accountId, endsOn: { in: ends } },
    include: wholeYear,
  });
  const [year, before] = ends.map((day) =>
    years.find((one) => one.endsOn.getTime() === day.getTime()),
  );
  return { year, before };
}

/**
 * Runs a change of one year, which counts its version. Refusals: `not_found`, `forbidden`; `conflict` for
 * a suspended account, and when somebody changed the year since `version`.
 */
export const changeYear = <T>(
  ctx: Ctx,
  key: YearKey & { readonly version: number },
  work: (tx: TxCtx, year: YearRecord) => Promise<Result<T>>,
): Promise<Result<T>> =>
  changeMoney(ctx, key.accountId, async (tx): Promise<Result<T>> => {
    const year = await findYear(tx, key);
    if (!year) return refuse({ code: "not_found" });
    if (year.version !== key.version) return conflict("changedMeanwhile");
    const done = await work(tx, year);
    if (!done.ok) return done;
    const { count } = await tx.tx.treasuryYear.updateMany({
      where: { id: year.id, version: key.version },
      data: { version: { increment: 1 }, updatedAt: tx.now() },
    });
    if (count !== 1) throw new Error("the account's lock keeps the year as it is");
    return ok(done.value);
  });
