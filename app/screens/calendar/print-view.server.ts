import type { DutyView } from "#modules/duties/contract";
import { readCalendar } from "#modules/duties/index.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { showDuty } from "~/http/shown-duty.server";
import { calendarWords } from "~/parts/calendar/words";
import { calendarPageWords } from "./words";

/** A duty as a line on paper. */
export interface PrintedDuty {
  readonly key: string;
  readonly when: string;
  readonly what: string;
  readonly who: string;
  readonly state: string;
}

export interface PrintedPart {
  readonly title: string;
  readonly duties: readonly PrintedDuty[];
}

/** A year on paper: what is overdue, and a page for each half. */
export interface PrintedYear {
  readonly accountId: number;
  readonly name: string;
  readonly year: number;
  readonly title: string;
  readonly overdue: PrintedPart | null;
  readonly halves: readonly PrintedPart[];
  /** The day of printing is the day in the account's time zone. */
  readonly printed: string;
}

/** All duties that the calendar shows of a year, as they are printed. */
export async function loadPrintedYear(
  context: HttpContext,
  { accountId, year }: { readonly accountId: number; readonly year: number },
): Promise<PrintedYear> {
  const { ctx } = context;
  const found = await readCalendar(ctx, { accountId, year, show: "all" });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName: name, today, months, overdue } = found.value;
  const t = translator(calendarPageWords, ctx.locale);
  const words = translator(calendarWords, ctx.locale);
  const print = (duty: DutyView): PrintedDuty => {
    const { key, due, title, role, mark, notes } = showDuty(ctx, duty, { today, named: undefined });
    return {
      key,
      when: due,
      what: [title, ...notes].join(". ").replaceAll("..", "."),
      who: words(`role.${role}`),
      state: words(`state.${mark}`),
    };
  };
  const half = (from: number, to: number) =>
    months
      .filter(({ month }) => Number(month.slice(5)) >= from && Number(month.slice(5)) <= to)
      .flatMap(({ duties }) => duties.map(print));
  const date = formatLongDate(today, ctx);
  return {
    accountId,
    name,
    year,
    title: t("print", { year: String(year) }),
    overdue: overdue.length > 0 ? { title: t("overdue"), duties: overdue.map(print) } : null,
    halves: [
      { title: t("printHalf1", { year: String(year) }), duties: half(1, 6) },
      { title: t("printHalf2", { year: String(year) }), duties: half(7, 12) },
    ],
    printed: t("printed", { name, date }),
  };
}
