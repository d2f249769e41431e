import { calendarPaths } from "~/http/calendar-paths";
import { BothKept } from "~/ui/both-kept";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MonthSelect, Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { groupDateKinds } from "./group-date-kinds";
import type { GroupDutiesData, GroupDutyRefusal } from "./group-duties-page.server";
import { groupDutyWords } from "./words";

export interface GroupDutyFormProps {
  data: GroupDutiesData;
  answer: GroupDutyRefusal | undefined;
}

const boxes = ["proof_file", "proof_number", "proof_seen"] as const;

/** A duty for all chapters: a new one, or that which the address names. */
export function GroupDutyForm({ data, answer }: GroupDutyFormProps) {
  const t = useWords(groupDutyWords);
  const { changed, named, constraints, roles, replaceable } = data;
  const values = changed?.values;
  const stored = answer?.stored;
  return (
    <Form
      id="duty"
      action={changed ? calendarPaths.groupDuty(changed.id, named) : calendarPaths.group(named)}
      answer={answer}
      constraints={constraints}
      boxes={boxes}
      label={changed ? t("change", { title: changed.title }) : t("add")}
      hasRequiredNote
    >
      {stored && <BothKept differences={stored.differences} />}
      <input type="hidden" name="decision" value={changed ? "change" : "add"} />
      {changed && <input type="hidden" name="version" value={stored?.version ?? changed.version} />}
      <TextInput
        name="title"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="off"
        defaultValue={values?.title}
      />
      <TextArea name="note" label={t("note")} hint={t("noteHint")} defaultValue={values?.note} />
      <DutyDate values={values} />
      <Select
        name="role"
        label={t("role")}
        options={roles}
        defaultValue={values?.role}
        autoComplete="off"
        required
      />
      <fieldset className="field">
        <legend className="field-label">{t("proofWanted")}</legend>
        <div className="field-hint">{t("proofHint")}</div>
        <Checkbox
          name="proof_file"
          label={t("proofFile")}
          defaultChecked={values?.proof_file === "1"}
        />
        <Checkbox
          name="proof_number"
          label={t("proofNumber")}
          defaultChecked={values?.proof_number === "1"}
        />
        <Checkbox
          name="proof_seen"
          label={t("proofSeen")}
          defaultChecked={values?.proof_seen === "1"}
        />
      </fieldset>
      <Select
        name="replaces"
        label={t("replaces")}
        hint={t("replacesHint")}
        options={replaceable}
        emptyLabel={t("replacesNone")}
        defaultValue={values?.replaces}
      />
      <SubmitButton className="mt-6">{t(changed ? "save" : "addSubmit")}</SubmitButton>
    </Form>
  );
}

/** When it is due: of the kinds' fields a browser shows those of the chosen one. */
function DutyDate({ values }: { values: Readonly<Record<string, string>> | undefined }) {
  const t = useWords(groupDutyWords);
  const number = { inputMode: "numeric", autoComplete: "off", isShort: true } as const;
  return (
    <div className="duty-date">
      <RadioGroup
        name="date"
        label={t("dateKind")}
        options={groupDateKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        defaultValue={values?.date ?? "yearly"}
        required
      />
      <div className="field-pair" data-of="yearly">
        <MonthSelect name="month" label={t("month")} defaultValue={values?.month} />
        <TextInput
          {...number}
          name="day"
          label={t("day")}
          maxLength={2}
          defaultValue={values?.day}
        />
      </div>
      <div data-of="once">
        <DateInput
          name="due_on"
          label={t("dueOn")}
          min="2000-01-01"
          max="2100-12-31"
          defaultValue={values?.due_on}
        />
      </div>
      <div data-of="fye_days">
        <TextInput
          {...number}
          name="days"
          label={t("days")}
          hint={t("daysHint")}
          maxLength={3}
          defaultValue={values?.days}
        />
      </div>
      <div data-of="years_after_bylaws">
        <TextInput
          {...number}
          name="years"
          label={t("years")}
          hint={t("yearsHint")}
          maxLength={2}
          defaultValue={values?.years}
        />
      </div>
    </div>
  );
}

/** Takes a duty back from all chapters. */
export function RemoveGroupDuty({ data: { changed, named } }: Pick<GroupDutyFormProps, "data">) {
  const t = useWords(groupDutyWords);
  if (!changed) return null;
  return (
    <section className="stack mt-12" aria-labelledby="remove">
      <h2 id="remove">{t("remove")}</h2>
      <p>{t("removeText")}</p>
      <Form
        id="remove-duty"
        action={calendarPaths.groupDuty(changed.id, named)}
        label={t("remove")}
      >
        <input type="hidden" name="decision" value="remove" />
        <SubmitButton variant="danger">{t("removeSubmit")}</SubmitButton>
      </Form>
    </section>
  );
}
