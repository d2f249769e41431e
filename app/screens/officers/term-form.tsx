import { offices, officeWords, type TermView } from "#modules/officers/contract";
import type { Translate } from "#modules/platform/messages";
import { BothKept, type Difference } from "~/ui/both-kept";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select, type SelectOption } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { BegunChange } from "./begun-change";
import { officersWords } from "./words";

export interface TermFormProps {
  action: string;
  answer: FormOutcome | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
  label: string;
  files: readonly SelectOption[];
  /** What is kept now, of one that is changed; its telephone as people read it. */
  term?: TermView;
  /** A new responsible party, as the sheet for Form 8822-B has it. */
  begun?: BegunChange | undefined;
}

const boxes = [
  "is_responsible_party",
  "is_bank_signer",
  "is_reviewer",
  "is_school_employee",
  "shows_name",
  "shows_email",
  "shows_phone",
];

/** A term of office: who, which office, from when to when, and what else the person does. */
export function TermForm({
  action,
  answer,
  constraints,
  label,
  files,
  term,
  begun,
}: TermFormProps) {
  const t = useWords(officersWords);
  const office = useWords(officeWords);
  const differences = term ? differencesOf(t, term, answer) : [];
  const kept = term?.minutesFileId ? String(term.minutesFileId) : undefined;
  const isListed = kept === undefined || files.some(({ value }) => value === kept);
  const minutes = isListed ? files : [{ value: kept, label: t("minutesKept") }, ...files];
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form
        id="term"
        action={action}
        answer={answer}
        constraints={constraints}
        boxes={boxes}
        label={label}
        hasRequiredNote
      >
        {term && <input type="hidden" name="version" value={term.version} />}
        <Select
          name="office"
          label={t("office")}
          options={offices.map((value) => ({ value, label: office(value) }))}
          defaultValue={term?.office}
          required
        />
        <TextInput
          name="title"
          label={t("officeTitle")}
          hint={t("officeTitleHint")}
          defaultValue={term?.title}
        />
        <TextInput
          name="name"
          label={t("name")}
          defaultValue={term?.name ?? begun?.name}
          autoComplete="off"
        />
        <TextInput
          name="email"
          label={t("email")}
          hint={t("emailHint")}
          type="email"
          defaultValue={term?.email}
          autoComplete="off"
        />
        <TextInput
          name="phone"
          label={t("phone")}
          type="tel"
          defaultValue={term?.phone}
          autoComplete="off"
        />
        <DateInput name="starts_on" label={t("startsOn")} defaultValue={term?.startsOn} />
        <DateInput
          name="ends_on"
          label={t("endsOn")}
          hint={t("endsOnHint")}
          defaultValue={term?.endsOn}
        />
        <Select
          name="minutes"
          label={t("minutes")}
          hint={t("minutesHint")}
          options={minutes}
          emptyLabel={t("minutesNone")}
          defaultValue={kept}
        />
        <fieldset className="stack">
          <legend className="field-label">{t("duties")}</legend>
          <Checkbox
            name="is_responsible_party"
            label={t("responsible")}
            defaultChecked={begun !== undefined || (term?.isResponsibleParty ?? false)}
          />
          <DateInput
            name="responsible_changed_on"
            label={t("changedOn")}
            hint={t("changedOnHint")}
            defaultValue={begun?.changedOn ?? term?.responsibleChangedOn ?? undefined}
          />
          <Checkbox
            name="is_bank_signer"
            label={t("signer")}
            defaultChecked={term?.isBankSigner ?? false}
          />
          <Checkbox
            name="is_reviewer"
            label={t("reviewer")}
            defaultChecked={term?.isReviewer ?? false}
          />
          <Checkbox
            name="is_school_employee"
            label={t("employee")}
            defaultChecked={term?.isSchoolEmployee ?? false}
          />
        </fieldset>
        <fieldset className="stack">
          <legend className="field-label">{t("agreed")}</legend>
          <p className="hint">{t("agreedText")}</p>
          <Checkbox
            name="shows_name"
            label={t("showsName")}
            defaultChecked={term?.showsName ?? false}
          />
          <Checkbox
            name="shows_email"
            label={t("showsEmail")}
            defaultChecked={term?.showsEmail ?? false}
          />
          <Checkbox
            name="shows_phone"
            label={t("showsPhone")}
            defaultChecked={term?.showsPhone ?? false}
          />
        </fieldset>
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </>
  );
}

/** What somebody else saved meanwhile, beside what was typed. */
function differencesOf(
  t: Translate<(typeof officersWords)["en"]>,
  term: TermView,
  answer: FormOutcome | undefined,
): readonly Difference[] {
  if (!answer || answer.ok || answer.status !== 409) return [];
  const typed = answer.values;
  const said = (is: boolean) => t(is ? "yes" : "no");
  const text = (field: string, label: string, theirs: string) => ({
    field: label,
    theirs,
    yours: typed[field] ?? "",
  });
  const box = (field: string, label: string, is: boolean) => ({
    field: label,
    theirs: said(is),
    yours: said(typed[field] === "1"),
  });
  return [
    text("office", t("office"), term.office),
    text("title", t("officeTitle"), term.title),
    text("name", t("name"), term.name),
    text("email", t("email"), term.email),
    text("phone", t("phone"), term.phone),
    text("starts_on", t("startsOn"), term.startsOn),
    text("ends_on", t("endsOn"), term.endsOn),
    text("minutes", t("minutes"), String(term.minutesFileId ?? "")),
    box("is_responsible_party", t("responsible"), term.isResponsibleParty),
    text("responsible_changed_on", t("changedOn"), term.responsibleChangedOn ?? ""),
    box("is_bank_signer", t("signer"), term.isBankSigner),
    box("is_reviewer", t("reviewer"), term.isReviewer),
    box("is_school_employee", t("employee"), term.isSchoolEmployee),
    box("shows_name", t("showsName"), term.showsName),
    box("shows_email", t("showsEmail"), term.showsEmail),
    box("shows_phone", t("showsPhone"), term.showsPhone),
  ].filter(({ theirs, yours }) => theirs !== yours);
}
