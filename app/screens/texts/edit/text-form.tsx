import type { Translate } from "#modules/platform/messages";
import { WORDING_MAX } from "#modules/wording/contract";
import { textStaffMessages } from "~/parts/texts/words";
import { BothKept, type Difference } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { TextData, TextField } from "./text-page.server";

/** A text in both languages. */
export function TextForm({ text, answer }: { text: TextData; answer: FormOutcome | undefined }) {
  const t = useWords(textStaffMessages);
  const { fields, versions } = text;
  return (
    <Form key={JSON.stringify(versions)} answer={answer} label={t("editTitle")}>
      {answer?.ok === false && answer.status === 409 && (
        <BothKept differences={differences(t, fields, answer.values)} />
      )}
      <input type="hidden" name="en_version" value={versions.en} />
      <input type="hidden" name="es_version" value={versions.es} />
      {fields.map((field) => (
        <TextArea
          key={field.name}
          name={field.name}
          label={labelOf(t, field)}
          hint={<FieldHint {...field} />}
          defaultValue={field.value}
          maxLength={WORDING_MAX}
          rows={rowsFor(field.value)}
        />
      ))}
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}

/** Where what is stored now and what was typed differ. */
const differences = (
  t: Translate<(typeof textStaffMessages)["en"]>,
  fields: readonly TextField[],
  typed: Readonly<Record<string, string>>,
): Difference[] =>
  fields
    .map((field) => ({
      field: labelOf(t, field),
      theirs: field.value,
      yours: typed[field.name]?.trim() ?? "",
    }))
    .filter(({ theirs, yours }) => theirs !== yours);

/** So that a whole text is seen on a phone, where the field does not grow by itself too. */
const rowsFor = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / 38)));

function labelOf(
  t: Translate<(typeof textStaffMessages)["en"]>,
  { locale, isForOne }: TextField,
): string {
  if (locale === "en") return t(isForOne ? "englishOne" : "english");
  return t(isForOne ? "spanishOne" : "spanish");
}

function FieldHint({ delivered, places }: TextField) {
  const t = useWords(textStaffMessages);
  return (
    <>
      {t("delivered", { text: delivered })}
      {places.length > 0 && <> {t("places", { places: places.join(", ") })}</>}
    </>
  );
}

/** Every earlier wording, and who wrote it when. */
export function TextHistory({ history }: Pick<TextData, "history">) {
  const t = useWords(textStaffMessages);
  return (
    <section className="prose mt-12">
      <h2>{t("historyTitle")}</h2>
      {history.length === 0 && <p className="hint">{t("historyNone")}</p>}
      {history.map(({ id, locale, when, who, text }) => (
        <div key={id} className="mt-4">
          <p>
            <strong>
              {t("historyHead", {
                language: t(`language.${locale}`),
                when,
                who: who || t("somebody"),
              })}
            </strong>
          </p>
          <p className="as-typed" lang={text && locale}>
            {text ? formsInWords(t, text) : t("historyDelivered")}
          </p>
        </div>
      ))}
    </section>
  );
}

type Forms = NonNullable<TextData["history"][number]["text"]>;
const formsInWords = (t: Translate<(typeof textStaffMessages)["en"]>, { one, other }: Forms) =>
  one === undefined ? other : t("forms", { one, other });
