import { Field, type FieldProps, useField } from "./field";
import { useUi, useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps extends FieldProps {
  options: readonly (SelectOption | OptionGroup)[];
  defaultValue?: string | undefined;
  /** The choice with the empty value, "Select an option" by default; `false` leaves it out. */
  emptyLabel?: string | false;
  autoComplete?: string;
  isShort?: boolean;
}

const Option = ({ value, label, isDisabled }: SelectOption) => (
  <option value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** One of many, in the browser's own list. */
export function Select(props: SelectProps) {
  const field = useField(props);
  const words = useWords(uiMessages);
  const { options, emptyLabel = words("select.none") } = props;
  return (
    <Field {...props} field={field}>
      <select
        {...field.control}
        className={props.isShort ? "control control-short" : "control"}
        defaultValue={field.kept ?? props.defaultValue}
        autoComplete={props.autoComplete}
      >
        {emptyLabel !== false && <option value="">{emptyLabel}</option>}
        {options.map((option) =>
          "options" in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map((inner) => (
                <Option key={inner.value} {...inner} />
              ))}
            </optgroup>
          ) : (
            <Option key={option.value} {...option} />
          ),
        )}
      </select>
    </Field>
  );
}

/** Puts the common values into a group of their own above the rest; each value is there once. */
export function commonFirst(
  options: readonly SelectOption[],
  common: readonly string[],
  labels: { common: string; others: string },
): readonly (SelectOption | OptionGroup)[] {
  if (common.length === 0) return options;
  const first = common.flatMap((value) => options.filter((option) => option.value === value));
  return [
    { label: labels.common, options: first },
    { label: labels.others, options: options.filter((option) => !first.includes(option)) },
  ];
}

export interface MonthSelectProps extends Omit<SelectProps, "options" | "defaultValue"> {
  /** 1 to 12. */
  defaultValue?: number | string | undefined;
}

const monthNames = new Map<string, readonly string[]>();

/** The twelve names in a language, January first. */
function namesOfMonths(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const made = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index, 1)));
  monthNames.set(locale, made);
  return made;
}

/** A month, sent as its number from 1 to 12; the twelve are in the order of the calendar. */
export function MonthSelect({ defaultValue, ...props }: MonthSelectProps) {
  const words = useWords(uiMessages);
  const { locale } = useUi();
  const months = namesOfMonths(locale).map((label, index) => ({ value: String(index + 1), label }));
  return (
    <Select
      isShort
      emptyLabel={words("month.none")}
      {...props}
      defaultValue={defaultValue === undefined ? undefined : String(defaultValue)}
      options={months}
    />
  );
}
