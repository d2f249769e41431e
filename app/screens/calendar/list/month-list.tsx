import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { calendarPageWords } from "../words";
import type { CalendarData } from "./calendar-page.server";
import { DutyItem } from "./duty-item";

export interface MonthListProps {
  calendar: CalendarData;
  action: string;
  answer: FormOutcome | undefined;
}

/** The months that have something in them, one under another. */
export function MonthList({ calendar, action, answer }: MonthListProps) {
  const { months, year, show, next, named: accountId } = calendar;
  const t = useWords(calendarPageWords);
  const filled = months.filter(({ duties }) => duties.length > 0);
  if (filled.length === 0) {
    const nextYear = Number(next?.dueOn.slice(0, 4));
    return (
      <EmptyState
        title={t("empty")}
        action={
          show === "open" &&
          nextYear > year && (
            <p>
              <Link to={calendarPaths.calendar({ accountId, year: nextYear })}>
                {t("emptyNext", { year: String(nextYear) })}
              </Link>
            </p>
          )
        }
      >
        {t(`empty.${show}`, { year: String(year) })}
      </EmptyState>
    );
  }
  return filled.map(({ id, name, duties }) => (
    <section key={id} className="month" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {name} <span className="hint">{t("count", { count: duties.length })}</span>
      </h2>
      <ul className="duties">
        {duties.map((duty) => (
          <DutyItem key={duty.key} duty={duty} action={action} answer={answer} />
        ))}
      </ul>
    </section>
  ));
}
