import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addYears, type CivilDate, toUtcDate } from "#modules/platform/dates";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { changeYear, conflict, todayOf, words, type YearKey } from "../store.server";
import {
  amountReader,
  amountsOf,
  readLines,
  type TypedLines,
  writeLines,
} from "./change-numbers.server";

type Changed = YearKey & { readonly version: number };

/**
 * Keeps what is planned, until a meeting adopts it. For people of the account. Refusals: those of
 * `changeYear`; `invalid` at the fields; `conflict` for an adopted budget.
 */
export const changeBudget = (
  ctx: Ctx,
  { lines: typed, ...key }: Changed & { readonly lines: TypedLines },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.adoptedOn) return conflict("budgetAdopted");
    const errors: FieldErrors = {};
    const lines = readLines(year, typed, amountReader(errors));
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    await writeLines(tx, year, lines, "planned");
    await audit(tx, {
      action: "treasury.budget-changed",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, lines: amountsOf(year, lines) },
    });
    return ok(undefined);
  });

/**
 * Notes that a meeting adopted the budget, which is fixed then. For people of the account. Refusals:
 * those of `changeYear`; `invalid` at `adopted_on`; `conflict` for one that is adopted or empty.
 */
export const adoptBudget = (
  ctx: Ctx,
  { adoptedOn, ...key }: Changed & { readonly adoptedOn: CivilDate | null },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.adoptedOn) return conflict("budgetAdopted");
    if (year.lines.every(({ planned }) => planned === null)) return conflict("budgetEmpty");
    if (!adoptedOn) return refuseField("adopted_on", words("adoptedMissing"));
    if (adoptedOn > (await todayOf(tx, key.accountId))) {
      return refuseField("adopted_on", words("dayAhead"));
    }
    // A budget is adopted for the year that begins, a year before its end, or a little earlier.
    if (adoptedOn < addYears(key.endsOn, -2)) return refuseField("adopted_on", words("adoptedOld"));
    await tx.tx.treasuryYear.update({
      where: { id: year.id },
      data: { adoptedOn: toUtcDate(adoptedOn) },
    });
    await audit(tx, {
      action: "treasury.budget-adopted",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, adoptedOn },
    });
    return ok(undefined);
  });

/**
 * Opens an adopted budget again, for a meeting to adopt it as amended. For people of the account.
 * Refusals: those of `changeYear`; `conflict` for one that is open.
 */
export const amendBudget = (ctx: Ctx, key: Changed): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (!year.adoptedOn) return conflict("budgetOpen");
    await tx.tx.treasuryYear.update({ where: { id: year.id }, data: { adoptedOn: null } });
    await audit(tx, {
      action: "treasury.budget-amended",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn },
    });
    return ok(undefined);
  });
