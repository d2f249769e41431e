import type { DateField } from "#modules/duties/contract";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import type { RuleData, RuleValues } from "./rule-page.server";

interface RuleDateProps {
  page: RuleData;
  values: RuleValues;
}

/** When a rule is due: a kind of date; of the fields of all kinds a browser shows those of the chosen one. */
export function RuleDate({ page, values }: RuleDateProps) {
  const { labels, options } = page;
  const field = (name: string) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: values[name],
  });
  return (
    <div className="rule-date">
      <Select {...field("date_kind")} options={options.date_kind} emptyLabel={false} required />
      {options.dateFields.map(({ name, kinds }) => (
        <div key={name} data-kinds={kinds.join(" ")}>
          <PartOfDate name={name} field={field(name)} options={options} />
        </div>
      ))}
      <Select {...field("shift")} options={options.shift} emptyLabel={false} required />
    </div>
  );
}

interface PartOfDateProps {
  name: DateField;
  field: { name: string; label: string; defaultValue: string | undefined };
  options: RuleData["options"];
}

function PartOfDate({ name, field, options }: PartOfDateProps) {
  const t = useWords(ruleStaffWords);
  if (name === "date_fact" || name === "date_event") {
    return <Select {...field} options={options[name]} />;
  }
  if (name === "date_on") return <DateInput {...field} />;
  const hasKind = (kind: string) => options.date_kind.some(({ value }) => value === kind);
  const hints = {
    date_month: t("monthHint"),
    date_day: hasKind("fye_month") ? t("dayHint") : undefined,
    date_days: hasKind("event")
      ? t("daysHint")
      : hasKind("window")
        ? t("daysHintWindow")
        : undefined,
    date_closes: undefined,
    date_years: hasKind("calendar") ? t("yearsHint") : undefined,
  };
  return (
    <TextInput
      {...field}
      hint={hints[name]}
      // A minus is on no numeric keyboard of a phone.
      inputMode={hasKind("event") ? "text" : "numeric"}
      autoComplete="off"
      isShort
      maxLength={5}
    />
  );
}
