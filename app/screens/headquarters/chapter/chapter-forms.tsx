import { chapterEinForm } from "#modules/headquarters/contract";
import { EinHolder, type EinRefusal } from "~/parts/accounts/ein-holder";
import { FormField } from "~/parts/form-field/form-field";
import type { Difference } from "~/ui/both-kept";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextArea } from "~/ui/inputs";
import { Select, type SelectOption } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { chapterWords } from "./words";

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface ChapterRefusal extends EinRefusal {
  readonly form: "note" | "region" | "ein";
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}

interface Common {
  here: string;
  answer: ChapterRefusal | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
}

interface Note {
  readonly text: string;
  readonly version: number;
  readonly at: string;
  readonly by: string;
}

/** What the headquarters keeps in mind about a chapter. */
export function ChapterNote({
  note,
  canEdit,
  here,
  answer,
  constraints,
}: Common & { note: Note; canEdit: boolean }) {
  const t = useWords(chapterWords);
  const refused = answer?.form === "note" ? answer : undefined;
  const { text, version, at, by } = note;
  return (
    <section className="stack max-w-160">
      <h2 id="note">{t("noteTitle")}</h2>
      {canEdit ? (
        <Form
          key={version}
          id="chapter-note"
          action={here}
          answer={refused}
          constraints={constraints}
          label={t("note")}
        >
          {refused?.stored && <BothKept differences={refused.stored.differences} />}
          <input type="hidden" name="decision" value="note" />
          <input type="hidden" name="version" value={refused?.stored?.version ?? version} />
          <TextArea name="note" label={t("note")} hint={t("noteHint")} defaultValue={text} />
          <SubmitButton className="mt-6">{t("noteSave")}</SubmitButton>
        </Form>
      ) : (
        <p className="as-typed">{text || t("noteNone")}</p>
      )}
      {at && (
        <p className="hint">
          {by ? t("noteBy", { date: at, name: by }) : t("noteAt", { date: at })}
        </p>
      )}
    </section>
  );
}

/** The EIN of a chapter that has none. */
export function ChapterEin({ here, answer }: Pick<Common, "here" | "answer">) {
  const t = useWords(chapterWords);
  const refused = answer?.form === "ein" ? answer : undefined;
  return (
    <Form id="chapter-ein" action={here} answer={refused} label={t("einTitle")}>
      <input type="hidden" name="decision" value="ein" />
      <FormField form={chapterEinForm} name="ein" />
      {refused?.holder && <EinHolder to={refused.holder} />}
      <SubmitButton variant="secondary" className="mt-6">
        {t("einSave")}
      </SubmitButton>
    </Form>
  );
}

/** In which region a chapter is. */
export function ChapterRegion({
  region,
  regions,
  here,
  answer,
  constraints,
}: Common & { region: string; regions: readonly SelectOption[] }) {
  const t = useWords(chapterWords);
  return (
    <Form
      key={region}
      id="chapter-region"
      action={here}
      answer={answer?.form === "region" ? answer : undefined}
      constraints={constraints}
      label={t("region")}
    >
      <input type="hidden" name="decision" value="region" />
      <Select
        name="region"
        label={t("region")}
        options={regions}
        emptyLabel={t("regionNone")}
        defaultValue={region}
      />
      <SubmitButton variant="secondary" className="mt-6">
        {t("regionSave")}
      </SubmitButton>
    </Form>
  );
}
