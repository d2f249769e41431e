import { formOfTerm, type TermView, termForm } from "#modules/officers/contract";
import { formWord } from "#modules/platform/forms/contract";
import type { Locale, Translate } from "#modules/platform/messages";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { BothKept, type Difference } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import type { SelectOption } from "~/ui/selects";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { BegunChange } from "./begun-change";
import { officersWords } from "./words";

export interface TermFormProps {
  action: string;
  answer: FormOutcome | undefined;
  label: string;
  files: readonly SelectOption[];
  /** What is kept now, of one that is changed; its telephone as people read it. */
  term?: TermView;
  /** A new responsible party, as the sheet for Form 8822-B has it. */
  begun?: BegunChange | undefined;
}

const first = ["office", "title", "name", "email", "phone", "starts_on", "ends_on"] as const;
const duties = [
  "is_responsible_party",
  "responsible_changed_on",
  "is_bank_signer",
  "is_reviewer",
  "is_school_employee",
] as const;
const agreed = ["shows_name", "shows_email", "shows_phone"] as const;
const boxes = [...duties, ...agreed].filter((name) => termForm.fields[name].reader.kind === "flag");

/** A term of office: who, which office, from when to when, and what else the person does. */
export function TermForm({ action, answer, label, files, term, begun }: TermFormProps) {
  const t = useWords(officersWords);
  const { locale } = useUi();
  const differences = term ? differencesOf(t, locale, term, answer) : [];
  const start = {
    name: begun?.name,
    ...(term && formOfTerm(term)),
    ...(begun && { is_responsible_party: "1", responsible_changed_on: begun.changedOn }),
  };
  const kept = term?.minutesFileId ? String(term.minutesFileId) : undefined;
  const isListed = kept === undefined || files.some(({ value }) => value === kept);
  const minutes = isListed ? files : [{ value: kept, label: t("minutesKept") }, ...files];
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form id="term" action={action} answer={answer} boxes={boxes} label={label} hasRequiredNote>
        {term && <input type="hidden" name="version" value={term.version} />}
        <AllFields form={termForm} only={first} start={start} />
        <FormField form={termForm} name="minutes" options={minutes} start={kept} />
        <fieldset className="field">
          <legend className="field-label">{t("duties")}</legend>
          <AllFields form={termForm} only={duties} start={start} />
        </fieldset>
        <fieldset className="field">
          <legend className="field-label">{t("agreed")}</legend>
          <div className="field-hint">{t("agreedText")}</div>
          <AllFields form={termForm} only={agreed} start={start} />
        </fieldset>
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </>
  );
}

/** What somebody else saved meanwhile, beside what was typed. */
function differencesOf(
  t: Translate<(typeof officersWords)["en"]>,
  locale: Locale,
  term: TermView,
  answer: FormOutcome | undefined,
): readonly Difference[] {
  if (!answer || answer.ok || answer.status !== 409) return [];
  const kept = formOfTerm(term);
  return Object.entries(termForm.fields)
    .map(([name, { reader }]) => {
      const said = (value = "") =>
        reader.kind === "flag" ? t(value === "1" ? "yes" : "no") : value;
      const field = formWord(termForm, locale, name) ?? name;
      return { field, theirs: said(kept[name]), yours: said(answer.values[name]) };
    })
    .filter(({ theirs, yours }) => theirs !== yours);
}
