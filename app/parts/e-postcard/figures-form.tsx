import type { EPostcardView } from "#modules/filings/contract";
import { Button } from "~/ui/button";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { MoneyInput } from "~/ui/money-input";

export interface FiguresFormProps {
  figures: EPostcardView["figures"];
  words: EPostcardView["words"];
  /** What else the address of the page holds. */
  hidden: Readonly<Record<string, string>>;
}

/** What the club took in, by which it is told which form it files: the address keeps it. */
export function FiguresForm({ figures, words, hidden }: FiguresFormProps) {
  const { values, errors, ages, years } = figures;
  const listed = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return (
    <form method="get" noValidate aria-label={words.askForm}>
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioGroup
        name="age"
        label={words.age}
        error={errors.age}
        defaultValue={values.age}
        options={ages}
      />
      {years.map(({ name, label }, at) => (
        <MoneyInput
          key={name}
          name={name}
          label={label}
          hint={at === 0 ? words.receipts1Hint : undefined}
          error={errors[name]}
          defaultValue={values[name] ?? ""}
          maxLength={20}
        />
      ))}
      <MoneyInput
        name="assets"
        label={words.assets}
        hint={words.assetsHint}
        error={errors.assets}
        defaultValue={values.assets ?? ""}
        maxLength={20}
      />
      <Checkbox
        name="group_return"
        label={words.inGroup}
        defaultChecked={values.group_return === "1"}
      />
      <Button type="submit" className="mt-6">
        {words.show}
      </Button>
    </form>
  );
}
