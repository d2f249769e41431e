import type { AskedChapter, LetterKind } from "#modules/letters/contract";
import { letterPaths } from "~/http/letter-paths";
import { ChooseChapters } from "~/parts/headquarters/choose-chapters";
import { BothKept } from "~/ui/both-kept";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextArea, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { letterWords } from "../words";

export interface TemplateFormProps {
  data: {
    readonly kind: LetterKind;
    readonly named?: number | undefined;
    readonly chapters: readonly AskedChapter[];
    /** Chapters that nobody belongs to. */
    readonly unreached: number;
    readonly version: number;
    /** What is kept now, by the fields of the form. */
    readonly values: Readonly<Record<string, string>>;
    /** Makes the act of sending once. */
    readonly key: string;
    readonly constraints: Readonly<Record<string, FieldConstraint>>;
  };
  answer: (FormOutcome & { readonly ticked?: readonly string[] }) | undefined;
}

/** What letters of a kind say, with a button that keeps it and one that sends it. */
export function TemplateForm({ data, answer }: TemplateFormProps) {
  const t = useWords(letterWords);
  const { kind, named, chapters, unreached, version, values, key, constraints } = data;
  const isStale = answer?.ok === false && answer.status === 409;
  const typed = answer?.ok === false ? answer.values : {};
  const differences = ["title", "text"].flatMap((field) => {
    const [theirs, yours] = [values[field] ?? "", typed[field] ?? ""];
    return isStale && yours !== "" && theirs !== yours.replaceAll("\r\n", "\n")
      ? [{ field: t(field === "title" ? "formTitle" : "formText"), theirs, yours }]
      : [];
  });
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form
        id="template"
        action={letterPaths.prepare(kind, named)}
        answer={answer}
        constraints={constraints}
        boxes={["needs_two", ...(kind === "consent" ? ["thing_signers", "thing_papers"] : [])]}
        label={t("prepare")}
        hasRequiredNote
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={key} />
        <TextInput name="title" label={t("formTitle")} defaultValue={values.title} />
        <TextArea name="text" label={t("formText")} rows={12} defaultValue={values.text} required />
        {kind === "consent" && (
          <fieldset className="stack">
            <legend className="field-label">{t("things")}</legend>
            <Checkbox
              name="thing_signers"
              label={t("thingSigners")}
              defaultChecked={values.thing_signers === "1"}
            />
            <Checkbox
              name="thing_papers"
              label={t("thingPapers")}
              defaultChecked={values.thing_papers === "1"}
            />
          </fieldset>
        )}
        <Checkbox
          name="needs_two"
          label={t("needsTwo")}
          defaultChecked={values.needs_two === "1"}
        />
        <TextInput name="days" label={t("days")} hint={t("daysHint")} inputMode="numeric" isShort />
        {unreached > 0 && <p className="hint">{t("unreached", { count: unreached })}</p>}
        {chapters.length > 0 && (
          <ChooseChapters
            chapters={chapters.map(({ id, name, hasSigned }) => ({
              id,
              name: hasSigned ? t("signedBefore", { chapter: name }) : name,
            }))}
            lacking={chapters.filter(({ hasSigned }) => !hasSigned).length}
            ticked={answer?.ticked ?? []}
          />
        )}
        {chapters.length === 0 && <p className="hint">{t("nobody")}</p>}
        <div className="mt-6 flex flex-wrap gap-4">
          {/* The first one is pressed by Enter. */}
          <SubmitButton variant="secondary" name="decision" value="save">
            {t("save")}
          </SubmitButton>
          {chapters.length > 0 && (
            <SubmitButton name="decision" value="send">
              {t("send")}
            </SubmitButton>
          )}
        </div>
      </Form>
    </>
  );
}
