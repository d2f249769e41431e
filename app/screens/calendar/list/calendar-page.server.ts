import type { Calendar, CalendarNotice } from "#modules/duties/contract";
import { readCalendar } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate, monthNames, toUtcDate } from "#modules/platform/dates";
import { dateFormatter } from "#modules/platform/formatters";
import { say, translator } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import type { AskedAccount } from "~/http/asked-account.server";
import { type CalendarShow, calendarPaths, calendarShows } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { showDuty } from "~/http/shown-duty.server";
import { thisYearOf } from "../this-year.server";
import { calendarPageWords } from "../words";

/** The view of the calendar that an address asks for. */
export function askedView(request: Request): {
  readonly year: string | null;
  readonly show: CalendarShow;
} {
  const asked = new URL(request.url).searchParams;
  const show = calendarShows.find((one) => one === asked.get("show")) ?? "open";
  return { year: asked.get("year"), show };
}

export type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;
export type ShownMonth = CalendarData["months"][number];

/** A year of an account's duties; this year with what was wrong, where the address names none. */
export async function loadCalendar(context: HttpContext, request: Request, account: AskedAccount) {
  const { ctx } = context;
  const { year: text, show } = askedView(request);
  const thisYear = thisYearOf(ctx);
  const { accountId } = account;
  const asked = text === null ? thisYear : /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const found = await readCalendar(ctx, { accountId, year: asked, show });
  if (found.ok) return wordCalendar(ctx, found.value, { ...account, show });
  const error = yearError(ctx, found.refusal);
  if (error === undefined || context.isScript) refusePage(context, found.refusal);
  const other = await readCalendar(ctx, { accountId, year: thisYear, show });
  if (!other.ok) refusePage(context, other.refusal);
  const shown = wordCalendar(ctx, other.value, { ...account, show });
  return { ...shown, wrongYear: { text: (text ?? "").slice(0, 20), error } };
}

function yearError({ locale }: Ctx, refusal: Refusal): string | undefined {
  const [first] = refusal.code === "invalid" ? (refusal.errors.year ?? []) : [];
  return first && say(locale, first);
}

function wordCalendar(
  ctx: Ctx,
  calendar: Calendar,
  { show, named }: AskedAccount & { show: CalendarShow },
) {
  const { accountId, accountName, year, today, next, overdue, months, counts } = calendar;
  const shown = { today, named };
  const ofMonth = new Map(months.map(({ month, duties }) => [month, duties]));
  return {
    accountId,
    named,
    name: accountName,
    year,
    show,
    counts,
    next: next && showDuty(ctx, next, shown),
    overdue: overdue.map((duty) => showDuty(ctx, duty, shown)),
    months: monthsOf(ctx, year, today).map((month) => ({
      ...month,
      duties: (ofMonth.get(month.month) ?? []).map((duty) => showDuty(ctx, duty, shown)),
    })),
    notices: calendar.notices.map((notice) => wordNotice(ctx, notice, named)),
    wrongYear: null,
  };
}

function monthsOf(ctx: Ctx, year: number, today: CivilDate) {
  const short = dateFormatter(ctx.formatLocale, { month: "short" });
  return monthNames(ctx.formatLocale).map((name, index) => {
    const month = `${year}-${String(index + 1).padStart(2, "0")}`;
    return {
      month,
      id: `month-${month}`,
      name: asHeading(name),
      short: short.format(toUtcDate(civilDate(`${month}-01`))),
      isCurrent: today.startsWith(month),
    };
  });
}

/** Where the names of months are written small, as in Spanish, a heading still begins with a capital. */
const asHeading = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function wordNotice(ctx: Ctx, notice: CalendarNotice, named: number | undefined) {
  const t = translator(calendarPageWords, ctx.locale);
  const link = { to: calendarPaths.facts(named), label: t("notice.toFacts") };
  const months = monthNames(ctx.formatLocale);
  switch (notice.kind) {
    case "state_not_kept": {
      const names: Readonly<Record<string, string>> = usStates;
      return { text: t("notice.state", { state: names[notice.state] ?? notice.state }) };
    }
    case "state_unknown":
      return { text: t("notice.stateUnknown"), link };
    case "fiscal_year_unknown":
      return { text: t("notice.fiscalUnknown"), link };
    case "fiscal_year_differs": {
      const [month = "", other = ""] = [notice.month, notice.other].map((one) => months[one - 1]);
      return { text: t("notice.fiscalDiffers", { month, other }), link };
    }
    case "state_date_unknown":
      return { text: t(notice.of === "report" ? "notice.report" : "notice.charity") };
  }
}
