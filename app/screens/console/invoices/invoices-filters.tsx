import { billedStates } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { useWords } from "~/ui/ui-context";
import { consoleInvoicesMessages } from "../console-invoices-words";
import { consoleMoneyMessages } from "../console-money-words";
import type { InvoicesData } from "../invoices.server";
import { MoneyFilters } from "../money-filters";

/** Search, due dates, order and standings. */
export function InvoicesFilters({ query, wrongDays, counts }: InvoicesData) {
  const t = useWords(consoleInvoicesMessages);
  const words = useWords(consoleMoneyMessages);
  const all = counts.open + counts.paid + counts.void;
  const tabs = [undefined, ...billedStates].map((state) => ({
    to: consolePaths.invoices({ ...query, state }),
    label: words("tab", {
      state: state ? t(`state.${state}`) : words("state.all"),
      count: state ? counts[state] : all,
    }),
    isCurrent: query.state === state,
  }));
  return (
    <MoneyFilters
      action={consolePaths.invoices()}
      query={query}
      wrongDays={wrongDays}
      searchHint={t("searchHint")}
      from={t("from")}
      to={t("to")}
      sorts={(["due", "balance"] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
      states={{ label: t("states"), tabs }}
    />
  );
}
