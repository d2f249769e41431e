import { type AlertKind, alertForm } from "#modules/alerts/contract";
import { FormField } from "~/parts/form-field/form-field";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { alertStaffMessages } from "./words";

/** An alert as its form shows it. */
export interface AlertDefaults {
  readonly kind: AlertKind;
  readonly textEn: string;
  readonly textEs: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly version: number;
}

/** What the action answers: how an alert would look that is not saved yet. */
export interface Previewed {
  readonly ok: true;
  readonly preview: AlertDefaults;
}

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
  return (
    <>
      {defaults && <Looks alert={defaults} />}
      <Form key={JSON.stringify(preview)} answer={preview ? undefined : answer} hasRequiredNote>
        <FormField form={alertForm} name="version" start={String(saved?.version ?? 0)} />
        <FormField form={alertForm} name="kind" start={defaults?.kind} />
        <FormField form={alertForm} name="text_en" start={defaults?.textEn} />
        <FormField form={alertForm} name="text_es" start={defaults?.textEs} />
        <div data-together>
          <FormField form={alertForm} name="starts_on" start={defaults?.startsOn} />
          <FormField form={alertForm} name="ends_on" start={defaults?.endsOn} />
        </div>
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
