import type { ReactNode } from "react";
import { MOST_SEARCHED } from "#modules/console/contract";
import type { InvoicesQuery } from "~/http/console-staff-paths";
import { DateInput, TextInput } from "~/ui/inputs";
import { FilterForm } from "~/ui/search-form";
import { Select, type SelectOption } from "~/ui/selects";
import { type Tab, Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { consoleMoneyMessages } from "./console-money-words";

interface MoneyFiltersProps {
  /** The whole list. */
  action: string;
  query: InvoicesQuery;
  /** What was typed that is no day, "" for nothing; and days in the wrong order. */
  wrongDays: { readonly from: string; readonly to: string; readonly isReversed: boolean };
  searchHint: string;
  /** What the first and the last day are of. */
  from: string;
  to: string;
  /** Beside the newest first. */
  sorts: readonly SelectOption[];
  /** More fields. */
  children?: ReactNode;
  states: { readonly label: string; readonly tabs: readonly Tab[] };
}

/** Search, days, order and states of the list of invoices or payments, all of it in the address; open while chosen. */
export function MoneyFilters(props: MoneyFiltersProps) {
  const { action, query, wrongDays, searchHint, from, to, sorts, children, states } = props;
  const t = useWords(consoleMoneyMessages);
  const { search, state, ...more } = query;
  const isWrong = Boolean(wrongDays.from || wrongDays.to);
  const isChosen = isWrong || isNarrowedBy(more) || query.sort !== "newest";
  return (
    <>
      <FilterForm
        action={action}
        query={{ ...query, wrongDays }}
        submit={t("show")}
        clear={search || state || isChosen ? { to: action, label: t("clear") } : undefined}
      >
        <TextInput
          name="search"
          type="search"
          label={t("search")}
          hint={searchHint}
          defaultValue={search}
          maxLength={MOST_SEARCHED}
        />
        {state && <input type="hidden" name="state" value={state} />}
        <details className="details" open={isChosen}>
          <summary>
            <span>{t("filters")}</span>
          </summary>
          <div className="details-body queue-search">
            <DayField name="from" label={from} day={query.from} wrong={wrongDays.from} />
            <DayField
              name="to"
              label={to}
              day={query.to}
              wrong={wrongDays.to}
              error={wrongDays.isReversed ? t("dayReversed") : undefined}
            />
            {children}
            <Select
              name="sort"
              label={t("sort")}
              options={[{ value: "newest", label: t("sort.newest") }, ...sorts]}
              emptyLabel={false}
              defaultValue={query.sort}
            />
          </div>
        </details>
      </FilterForm>
      <Tabs {...states} />
    </>
  );
}

/** A day; what is none comes back as it was typed, which the browser's own control would drop. */
function DayField(props: {
  name: string;
  label: string;
  day: string | undefined;
  wrong: string;
  error?: string | undefined;
}) {
  const t = useWords(consoleMoneyMessages);
  const { wrong, day, ...field } = props;
  if (!wrong) return <DateInput {...field} defaultValue={day} />;
  return <TextInput {...field} defaultValue={wrong} error={t("dayWrong")} />;
}

const isNarrowedBy = ({ sort: _, page: __, ...query }: InvoicesQuery): boolean =>
  Object.values(query).some(Boolean);

/** Why a list shows nothing: nothing is there, nothing stands as was chosen, or nothing fits. */
export function emptinessOf({ state, ...query }: InvoicesQuery): "none" | "noneSo" | "empty" {
  if (isNarrowedBy(query)) return "empty";
  return state ? "noneSo" : "none";
}
