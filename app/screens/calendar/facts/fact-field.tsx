import { DateInput, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { MonthSelect, Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { useWords } from "~/ui/ui-context";
import type { ShownFact } from "./facts-view";
import { factsWords } from "./words";

/** The field of a fact, by what kind of value it has. */
export function FactField({ fact }: { fact: ShownFact }) {
  const t = useWords(factsWords);
  const { field: name, kind, label, value: defaultValue, hint } = fact;
  const props = { name, label, hint: hint || undefined, defaultValue };
  switch (kind) {
    case "month":
      return <MonthSelect {...props} emptyLabel={t("unknown")} />;
    case "state":
      return <StateSelect {...props} emptyLabel={t("unknown")} />;
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
