import type { DateField } from "#modules/duties/contract";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { RuleData, RuleValues } from "../rule-views";
import { ruleStaffWords } from "../words";

/** When a rule is due: a kind of date, and what the kinds that it may have need. */
export function RuleDate({
  page: { labels, options },
  values,
}: {
  page: RuleData;
  values: RuleValues;
}) {
  const t = useWords(ruleStaffWords);
  const field = (name: string) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: values[name],
  });
  const hasKind = (kind: string) => options.date_kind.some(({ value }) => value === kind);
  const has = (name: DateField) => options.dateFields.includes(name);
  const hints: Partial<Record<DateField, string>> = {
    date_month: t("monthHint"),
    date_years: hasKind("calendar") ? t("yearsHint") : "",
    date_day: hasKind("fye_month") ? t("dayHint") : "",
    date_days: hasKind("event") ? t("daysHint") : hasKind("window") ? t("daysHintWindow") : "",
  };
  const numbers = (["date_month", "date_day", "date_days", "date_closes", "date_years"] as const)
    .filter(has)
    .map((name) => (
      <TextInput
        key={name}
        {...field(name)}
        hint={hints[name] || undefined}
        inputMode={name === "date_days" ? "text" : "numeric"}
        autoComplete="off"
        isShort
        maxLength={5}
      />
    ));
  return (
    <>
      <Select {...field("date_kind")} options={options.date_kind} emptyLabel={false} required />
      {has("date_fact") && <Select {...field("date_fact")} options={options.date_fact} />}
      {has("date_event") && <Select {...field("date_event")} options={options.date_event} />}
      {numbers}
      {has("date_on") && <DateInput {...field("date_on")} />}
      <Select {...field("shift")} options={options.shift} emptyLabel={false} required />
    </>
  );
}
