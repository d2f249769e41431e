import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { TextInput } from "~/ui/inputs";
import { FilterForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";
import type { CalendarData } from "./calendar-page.server";

const FIRST = 2000;
const LAST = 2100;

/** The years before and after, and any other by its number. */
export function YearForm({ calendar }: { calendar: CalendarData }) {
  const t = useWords(calendarPageWords);
  const { year, show, named, wrongYear } = calendar;
  const neighbors = [
    { of: year - 1, label: t("before", { year: String(year - 1) }) },
    { of: year + 1, label: t("after", { year: String(year + 1) }) },
  ].filter(({ of }) => of >= FIRST && of <= LAST);
  return (
    <section className="stack no-print" aria-labelledby="years">
      <h2 id="years">{t("years")}</h2>
      <ul className="link-row">
        {neighbors.map(({ of, label }) => (
          <li key={of}>
            <Link to={calendarPaths.calendar({ accountId: named, year: of, show })}>{label}</Link>
          </li>
        ))}
      </ul>
      <FilterForm
        action={calendarPaths.calendar()}
        query={{ year, show, wrong: wrongYear?.text }}
        submit={t("yearShow")}
      >
        {named !== undefined && <input type="hidden" name="account_id" value={named} />}
        {show !== "open" && <input type="hidden" name="show" value={show} />}
        <TextInput
          name="year"
          label={t("year")}
          hint={t("yearHint")}
          error={wrongYear?.error}
          defaultValue={wrongYear?.text ?? String(year)}
          inputMode="numeric"
          maxLength={4}
          isShort
        />
      </FilterForm>
    </section>
  );
}
