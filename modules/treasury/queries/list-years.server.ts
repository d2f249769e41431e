import { fiscalYearEndAfter } from "#modules/compliance/contract";
import { chosenFactsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, dayIn, endOfMonth } from "#modules/platform/dates";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { figuresOf } from "../domain/figures";
import { contentOf, wholeYear } from "../store.server";
import type { TreasuryView, YearRow } from "../views";

/** Without an answer of the club a year is taken to end in June, as a school's does. */
const USUAL_MONTH = 6;

/** The years of an account, for its people, staff and the system. Refusal: `not_found`. */
export async function listYears(ctx: Ctx, accountId: number): Promise<Result<TreasuryView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: {
      name: true,
      timeZone: true,
      suspendedAt: true,
      treasuryYears: { include: wholeYear, orderBy: { endsOn: "desc" } },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const years = account.treasuryYears.map((year): YearRow => {
    const content = contentOf(year);
    const { income, expense, closing } = figuresOf(content);
    return {
      endsOn: content.endsOn,
      state: year.state as YearRow["state"],
      correction: year.correction,
      income,
      expense,
      closing,
      hasBudget: content.lines.some(({ planned }) => planned !== null),
      adoptedOn: content.adoptedOn,
    };
  });
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const today = dayIn(ctx.now(), account.timeZone);
  const running = fiscalYearEndAfter(today, facts?.fiscal_year_month ?? USUAL_MONTH);
  const next = [running, endOfMonth(addYears(running, -1)), endOfMonth(addYears(running, 1))];
  const known = new Set(years.map(({ endsOn }) => endsOn));
  return ok({
    accountName: account.name,
    years,
    next: next.filter((day) => !known.has(day)),
    mayAct: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}
