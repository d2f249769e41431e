import { usStates, usTerritories } from "#modules/platform/us-states";
import { DateInput, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { MonthSelect, Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { ShownFact } from "./facts-page.server";
import { factsWords } from "./words";

const places = Object.entries({ ...usStates, ...usTerritories }).map(([value, label]) => ({
  value,
  label,
}));

/** The field of a fact, by what kind of value it has. */
export function FactField({ fact }: { fact: ShownFact }) {
  const t = useWords(factsWords);
  const { field: name, kind, label, value: defaultValue, hint } = fact;
  const props = { name, label, hint: hint || undefined, defaultValue };
  switch (kind) {
    case "month":
      return <MonthSelect {...props} emptyLabel={t("unknown")} />;
    case "state":
      return <Select {...props} emptyLabel={t("unknown")} options={places} />;
    case "yes_no":
      return (
        <Select
          {...props}
          isShort
          emptyLabel={t("unknown")}
          options={[
            { value: "1", label: t("yes") },
            { value: "0", label: t("no") },
          ]}
        />
      );
    case "date":
      return <DateInput {...props} min="1800-01-01" max="2100-12-31" />;
    case "money":
      return <MoneyInput {...props} />;
    case "text":
      return <TextInput {...props} maxLength={200} />;
  }
}
