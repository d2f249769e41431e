import { DutyIcon } from "~/parts/calendar/duty-badge";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";
import type { ShownMonth } from "./calendar-page.server";

/** A year at one glance, for wide screens: a column a month, and a mark for each duty in it. */
export function YearStrip({ months, year }: { months: readonly ShownMonth[]; year: number }) {
  const t = useWords(calendarPageWords);
  return (
    <nav className="year-strip" aria-label={t("strip", { year: String(year) })}>
      <ol>
        {months.map(({ month, id, short, duties, isCurrent }) => (
          <li key={month} aria-current={isCurrent ? "date" : undefined}>
            {duties.length > 0 ? (
              <a href={`#${id}`}>
                <span>{short}</span>
                <span className="year-marks" aria-hidden="true">
                  {duties.map(({ key, mark }) => (
                    <DutyIcon key={key} mark={mark} />
                  ))}
                </span>
                <span className="sr-only">{t("count", { count: duties.length })}</span>
              </a>
            ) : (
              <span className="year-empty">{short}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
