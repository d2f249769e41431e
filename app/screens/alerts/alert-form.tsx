import { ALERT_TEXT_MAX, alertKinds } from "#modules/alerts/contract";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { AlertDefaults, Previewed } from "./alert-views";
import { alertStaffMessages } from "./words";

interface AlertFormProps {
  answer: FormOutcome | Previewed | undefined;
  /** The alert that is changed; a new one when left out. */
  saved?: AlertDefaults;
}

/** The form of a new alert, or of one that is changed, with how it looks. */
export function AlertForm({ answer, saved }: AlertFormProps) {
  const t = useWords(alertStaffMessages);
  const preview = answer && "preview" in answer ? answer.preview : undefined;
  const defaults = preview ?? saved;
  const kinds = alertKinds.map((value) => ({ value, label: t(`kind.${value}`) }));
  const long = { autoComplete: "off", maxLength: ALERT_TEXT_MAX } as const;
  return (
    <>
      {defaults && <Looks alert={defaults} />}
      <Form key={JSON.stringify(preview)} answer={preview ? undefined : answer} hasRequiredNote>
        <input type="hidden" name="version" value={saved?.version ?? 0} />
        <Select
          name="kind"
          label={t("fieldKind")}
          options={kinds}
          defaultValue={defaults?.kind}
          required
        />
        <TextInput
          {...long}
          name="text_en"
          label={t("fieldTextEn")}
          defaultValue={defaults?.textEn}
          required
        />
        <TextInput
          {...long}
          name="text_es"
          label={t("fieldTextEs")}
          hint={t("fieldTextEsHint")}
          defaultValue={defaults?.textEs}
        />
        <DateInput
          name="starts_on"
          label={t("fieldStarts")}
          defaultValue={defaults?.startsOn}
          required
        />
        <DateInput name="ends_on" label={t("fieldEnds")} defaultValue={defaults?.endsOn} required />
        <div className="btn-row mt-6">
          <SubmitButton>{t("save")}</SubmitButton>
          <Button type="submit" variant="secondary" name="_preview" value="1">
            {t("preview")}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** An alert as visitors see it, in each language that it has words in. */
function Looks({ alert: { kind, textEn, textEs } }: { alert: AlertDefaults }) {
  const t = useWords(alertStaffMessages);
  const tone = kind === "urgent" ? "urgent" : "info";
  return (
    <section aria-labelledby="looks" className="stack mb-8">
      <h2 id="looks">{t("previewTitle")}</h2>
      <Banner tone={tone}>{textEn}</Banner>
      {textEs && <Banner tone={tone}>{textEs}</Banner>}
    </section>
  );
}
