import {
  extendedReturnDueOn,
  nextReturn,
  type OrganizationAge,
  organizationAges,
  type ReturnForm,
  returnDueOn,
  whichReturn,
} from "#modules/compliance/contract";
import { federalFiguresByName, type KnownLimits } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import {
  addDays,
  type CivilDate,
  civilDate,
  endOfMonth,
  officeToday,
} from "#modules/platform/dates";
import { formatLongDate, formatPrice } from "#modules/platform/format";
import { type MessageRef, message, say } from "#modules/platform/messages";
import { type Cents, cents, parseMoney } from "#modules/platform/money";
import { returnWords } from "~/parts/irs-form-990/words";

/** What a visitor typed about the organization, with the form, or with what is missing. */
export interface WhichAnswer {
  readonly age: string;
  readonly receipts: string;
  readonly assets: string;
  readonly isInGroupReturn: boolean;
  readonly errors: Readonly<Record<string, string>>;
  /** `unknown` while the IRS's limits are not confirmed. */
  readonly form?: ReturnForm | "unknown";
  /** Worded: what the 990-N allows at this age, and what the 990-EZ does. */
  readonly limits?: { readonly limit: string; readonly receipts: string; readonly assets: string };
}

/** When the page's rules and figures were last read in its sources, worded. */
export const writtenOn = (ctx: Ctx): string => formatLongDate(civilDate("2026-11-24"), ctx);

/** What a visitor typed, whichever of it is in the address. */
const asked = (search: URLSearchParams, name: string) => search.get(name)?.trim() ?? "";

const ageOf = (typed: string): OrganizationAge | undefined =>
  organizationAges.find((age) => age === typed);

/**
 * Which form somebody files; undefined while nobody asked, errors by field for what is missing.
 * @param limits undefined while one is not confirmed: then the answer is to check with the IRS
 */
export function answerWhich(
  ctx: Ctx,
  search: URLSearchParams,
  limits: KnownLimits | undefined,
): WhichAnswer | undefined {
  if (!search.has("age") && !search.has("receipts")) return undefined;
  const [age, receipts, assets] = ["age", "receipts", "assets"].map((name) => asked(search, name));
  const typed = { age: age ?? "", receipts: receipts ?? "", assets: assets ?? "" };
  const isInGroupReturn = search.get("group_return") === "1";
  const errors: Record<string, string> = {};
  const known = ageOf(typed.age);
  if (!known && !isInGroupReturn) errors.age = worded(ctx, message(returnWords, "ageMissing"));
  const amount = (name: "receipts" | "assets", text: string): Cents => {
    const parsed = parseMoney(text);
    if (!parsed.ok) errors[name] = worded(ctx, parsed.message);
    return parsed.ok ? parsed.value : cents(0);
  };
  const facts = {
    receipts: isInGroupReturn ? cents(0) : amount("receipts", typed.receipts),
    assets: typed.assets === "" ? cents(0) : amount("assets", typed.assets),
    isInGroupReturn,
  };
  const kept = { ...typed, isInGroupReturn, errors };
  if (Object.keys(errors).length > 0) return kept;
  if (isInGroupReturn) return { ...kept, form: "none" };
  if (!limits || !known) return { ...kept, form: "unknown" };
  return {
    ...kept,
    form: whichReturn({ age: known, ...facts }, limits),
    limits: {
      limit: formatPrice(limits.shortForm[known]),
      receipts: formatPrice(limits.ezReceipts),
      assets: formatPrice(limits.ezAssets),
    },
  };
}

const worded = (ctx: Ctx, ref: MessageRef): string => say(ctx.locale, ref);

const lastDayOf = (year: number, month: number): CivilDate =>
  endOfMonth(civilDate(`${year}-${String(month).padStart(2, "0")}-01`));

export type DueAnswer = NonNullable<ReturnType<typeof answerDue>>;

/** The date for the month and year that the address asks for; undefined for what is none. */
export function answerDue(ctx: Ctx, search: URLSearchParams) {
  const month = Number(asked(search, "month"));
  const year = Number(asked(search, "year"));
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined;
  if (!yearsAround(ctx).includes(year)) return undefined;
  const end = lastDayOf(year, month);
  const due = returnDueOn(end);
  return {
    month,
    year,
    end: formatLongDate(end, ctx),
    due: formatLongDate(due, ctx),
    /** The first day on which a 990-N can be filed. */
    opens: formatLongDate(addDays(end, 1), ctx),
    /** The date that Form 8868 gives a 990-EZ or 990. */
    extended: formatLongDate(extendedReturnDueOn(end), ctx),
    /** The 15th was no business day. */
    isMoved: !due.endsWith("-15"),
  };
}

const todayOf = (ctx: Ctx): CivilDate => officeToday(ctx.now());

/** The years that somebody may still want a date for. */
export function yearsAround(ctx: Ctx): readonly number[] {
  const now = Number(todayOf(ctx).slice(0, 4));
  return [now - 3, now - 2, now - 1, now, now + 1];
}

/** What a late return costs, as the IRS's page of a day says it; null when nobody confirmed it. */
export async function lateFees(ctx: Ctx) {
  const { late_day: day, late_cap: cap, late_receipts: receipts } = await federalFiguresByName(ctx);
  if (!day || !cap || !receipts) return null;
  return {
    day: formatPrice(day.amount),
    cap: formatPrice(cap.amount),
    receipts: formatPrice(receipts.amount),
    asOf: formatLongDate(cap.asOf, ctx),
    sourceUrl: cap.sourceUrl,
  };
}

export type DueRow = ReturnType<typeof nextDates>[number];

/** The next date for each month in which a fiscal year may end. */
export function nextDates(ctx: Ctx) {
  const today = todayOf(ctx);
  return Array.from({ length: 12 }, (_, index) => {
    const { fiscalYearEnd, dueOn } = nextReturn(index + 1, today);
    return { end: formatLongDate(fiscalYearEnd, ctx), due: formatLongDate(dueOn, ctx) };
  });
}
