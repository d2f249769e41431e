import { dueKinds } from "#modules/compliance/contract";
import { TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import type { StateValues } from "./state-page.server";

interface DueFieldsProps {
  of: "report" | "charity";
  values: StateValues;
}

/** When something is due: a kind of rule, and the numbers that it needs. */
export function DueFields({ of, values }: DueFieldsProps) {
  const t = useWords(stateStaffMessages);
  const rule = `${of}_due`;
  const numbers = [
    { name: `${rule}_month`, label: t("dueMonth") },
    { name: `${rule}_day`, label: t("dueDay") },
    { name: `${rule}_days`, label: t("dueDays") },
  ];
  return (
    <>
      <Select
        name={rule}
        label={t("due")}
        hint={t("dueHint")}
        emptyLabel={t("dueUnknown")}
        options={dueKinds.map((value) => ({ value, label: t(`due.${value}`) }))}
        defaultValue={values[rule]}
      />
      <div className="field-pair">
        {numbers.map((number) => (
          <TextInput
            {...number}
            key={number.name}
            inputMode="numeric"
            autoComplete="off"
            isShort
            maxLength={3}
            defaultValue={values[number.name]}
          />
        ))}
      </div>
    </>
  );
}
