import { type AskedChapter, type LetterKind, templateForm } from "#modules/letters/contract";
import { formWord } from "#modules/platform/forms/contract";
import { letterPaths } from "~/http/letter-paths";
import { AllFields } from "~/parts/form-field/form-field";
import { ChooseChapters } from "~/parts/headquarters/choose-chapters";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { groupLetterWords } from "../group-words";

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
  };
  answer: (FormOutcome & { readonly ticked?: readonly string[] }) | undefined;
}

/** What letters of a kind say, with a button that keeps it and one that sends it. */
export function TemplateForm({ data, answer }: TemplateFormProps) {
  const t = useWords(groupLetterWords);
  const { kind, named, chapters, unreached, version, values, key } = data;
  const { locale } = useUi();
  const isStale = answer?.ok === false && answer.status === 409;
  const typed = answer?.ok === false ? answer.values : {};
  const differences = ["title", "text"].flatMap((field) => {
    const [theirs, yours] = [values[field] ?? "", typed[field] ?? ""];
    return isStale && yours !== "" && theirs !== yours.replaceAll("\r\n", "\n")
      ? [{ field: formWord(templateForm, locale, field) ?? field, theirs, yours }]
      : [];
  });
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form
        id="template"
        action={letterPaths.prepare(kind, named)}
        answer={answer}
        boxes={["needs_two", ...(kind === "consent" ? ["thing_signers", "thing_papers"] : [])]}
        label={t("prepare")}
        hasRequiredNote
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={key} />
        <AllFields form={templateForm} only={["title", "text"]} start={values} />
        {kind === "consent" && (
          <fieldset className="field">
            <legend className="field-label">{t("things")}</legend>
            <AllFields
              form={templateForm}
              only={["thing_signers", "thing_papers"]}
              start={values}
            />
          </fieldset>
        )}
        <AllFields form={templateForm} only={["needs_two", "days"]} start={values} />
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
