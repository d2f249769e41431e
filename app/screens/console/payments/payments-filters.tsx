import { paymentMethods } from "#modules/billing/contract";
import { paymentStates } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { backOfficeMessages } from "~/parts/back-office/words";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { consoleMoneyMessages } from "../console-money-words";
import { consolePaymentsMessages } from "../console-payments-words";
import { MoneyFilters } from "../money-filters";
import type { PaymentsData } from "../payments.server";

/** Search, days, way, order and what became of it. */
export function PaymentsFilters({ query, wrongDays, counts }: PaymentsData) {
  const t = useWords(consolePaymentsMessages);
  const words = useWords(consoleMoneyMessages);
  const backOffice = useWords(backOfficeMessages);
  const all = paymentStates.reduce((sum, state) => sum + counts[state], 0);
  const tabs = [undefined, ...paymentStates].map((state) => ({
    to: consolePaths.payments({ ...query, state }),
    label: words("tab", {
      state: state ? t(`state.${state}`) : words("state.all"),
      count: state ? counts[state] : all,
    }),
    isCurrent: query.state === state,
  }));
  return (
    <MoneyFilters
      action={consolePaths.payments()}
      query={query}
      wrongDays={wrongDays}
      searchHint={t("searchHint")}
      from={t("from")}
      to={t("to")}
      sorts={[{ value: "largest", label: t("sort.largest") }]}
      states={{ label: t("states"), tabs }}
    >
      <Select
        name="method"
        label={t("method")}
        options={paymentMethods.map((value) => ({ value, label: backOffice(`method.${value}`) }))}
        emptyLabel={t("allMethods")}
        defaultValue={query.method}
      />
    </MoneyFilters>
  );
}
