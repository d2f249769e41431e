import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { placeOf } from "../invoices/read-invoice.server";
import { billingMessages } from "../messages";
import {
  countsFor,
  type MovementRow,
  movementsOfAccount,
  toMovement,
  within,
} from "./movements.server";
import type { Movement, Statement, StatementRow } from "./views";

export interface StatementAsked {
  readonly accountId: number;
  readonly from: CivilDate;
  /** Included. */
  readonly to: CivilDate;
}

/**
 * What happened to an account's money in a period, from what was owed before it to what is owed
 * after it. For the account's own people, staff and the system; for everybody else it is
 * `not_found`. `invalid` at `to` when the period ends before it begins.
 */
export async function readStatement(ctx: Ctx, asked: StatementAsked): Promise<Result<Statement>> {
  const { accountId, from, to } = asked;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (from > to) return refuseField("to", message(billingMessages, "periodEndsEarly"));
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    select: { name: true, city: true, state: true, timeZone: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  // One statement reads all: a payment that comes in meanwhile is in every figure or in none.
  const rows = await ctx.db.$queryRaw<MovementRow[]>`
    SELECT * FROM (${movementsOfAccount(accountId)}) "moved"
    WHERE ${within({ to })} ORDER BY ${countsFor}, "id"`;
  const movements = rows.map(toMovement);
  const opening = sum(movements.filter(({ on }) => on < from));
  const shown = withBalances(
    movements.filter(({ on }) => on >= from),
    opening,
  );
  return ok({
    accountId,
    accountName: account.name,
    accountPlace: placeOf(account),
    from,
    to,
    startsAhead: from > today,
    opening,
    rows: shown,
    charges: sum(shown.filter(({ owed }) => owed > 0)),
    credits: cents(-sum(shown.filter(({ owed }) => owed < 0))),
    closing: shown.at(-1)?.balance ?? opening,
    endsAhead: to > today,
  });
}

const sum = (movements: readonly Movement[]): Cents =>
  addMoney(...movements.map(({ owed }) => owed));

function withBalances(movements: readonly Movement[], opening: Cents): readonly StatementRow[] {
  let balance = opening;
  return movements.map((movement) => {
    balance = addMoney(balance, movement.owed);
    return { ...movement, balance };
  });
}
