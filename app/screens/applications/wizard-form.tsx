import { Link } from "@remix-run/react";
import type { KeptForm } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { boxesOf } from "~/parts/dynamic-form/boxes";
import { FieldList } from "~/parts/dynamic-form/field-list";
import { wizardMessages } from "~/parts/wizard/words";
import { Button, ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { useKeptForm } from "~/ui/use-kept-form";
import { EinLookup } from "./ein-lookup";
import type { WizardPageData } from "./wizard-page.server";

export interface WizardFormProps {
  data: WizardPageData;
  answer: FormOutcome | undefined;
  isLocked: boolean;
}

/** The hidden fields that say what a page is sent for. */
function steering(
  { page, version, pages, isReturning }: WizardPageData,
  kept: KeptForm | undefined,
): Record<string, string> {
  return {
    page: String(page),
    // What was typed before a new sign-in belongs to the answers that were seen then.
    version: kept?.values.version ?? String(version),
    ...(isReturning && { _return: "check" }),
    ...(page === pages.length && !isReturning && { is_complete: "1" }),
  };
}

/** An answer's errors apart: those of this page's fields, and those of other pages. */
function byPlace(data: WizardPageData, answer: FormOutcome | undefined) {
  if (!answer || answer.ok) return { here: answer, elsewhere: [] };
  const own = new Set(data.fields.map(({ name }) => name));
  const entries = Object.entries(answer.errors);
  const errors = Object.fromEntries(entries.filter(([name]) => own.has(name)));
  const others = entries.filter(([name]) => !own.has(name));
  return { here: { ...answer, errors }, elsewhere: others.map(([, [text = ""]]) => text) };
}

/** The questions of the open page, and the buttons that lead on and back. */
export function WizardForm({ data, answer, isLocked }: WizardFormProps) {
  const { token, page, pages, isReturning, fields, values } = data;
  const t = useWords(wizardMessages);
  const { here, elsewhere } = byPlace(data, answer);
  const isLast = page === pages.length;
  const action = paths.application(token, { page, isReturning });
  const kept = useKeptForm(action);
  return (
    <>
      {elsewhere.length > 0 && (
        <Notice tone="urgent" title={t("elsewhereTitle")}>
          <ul className="wizard-requests">
            {elsewhere.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            <Link to={paths.application(token)}>{t("elsewhereLink")}</Link>
          </p>
        </Notice>
      )}
      <Form
        key={page}
        answer={here}
        method="put"
        action={action}
        boxes={boxesOf(fields)}
        isDisabled={isLocked}
        hasRequiredNote={!isLocked}
      >
        {/* Enter in a field means this one, not the first button among the questions. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        {Object.entries(steering(data, answer ? undefined : kept)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FieldList
          fields={fields}
          answers={values}
          along={{ profile_id: String(data.accountId) }}
          after={isLocked ? undefined : { ein: <EinLookup {...data} answer={data.ein} /> }}
        />
        {isLast && !isReturning && <LastPage data={data} isLocked={isLocked} />}
        <div className="wizard-buttons">
          {isReturning ? (
            <ButtonLink variant="secondary" icon="left" to={paths.applicationCheck(token)}>
              {t("backToCheck")}
            </ButtonLink>
          ) : (
            page > 1 && (
              <ButtonLink
                variant="secondary"
                icon="left"
                to={paths.application(token, { page: page - 1 })}
              >
                {t("previous")}
              </ButtonLink>
            )
          )}
          <SubmitButton className="wizard-next">
            {t(isReturning ? "saveAndReturn" : isLast ? "submit" : "next")}
          </SubmitButton>
        </div>
      </Form>
      {data.isCancelable && !isLocked && (
        <p className="wizard-cancel">
          <Link to={paths.app}>{t("cancel")}</Link>
        </p>
      )}
    </>
  );
}

/** What is on the last page alone: the way to all answers, and what submitting means. */
function LastPage({ data, isLocked }: { data: WizardPageData; isLocked: boolean }) {
  const t = useWords(wizardMessages);
  if (isLocked) return null;
  return (
    <div className="stack wizard-last">
      <p>{t("checkOffer")}</p>
      <Button type="submit" name="_then" value="check" variant="secondary">
        {t("checkButton")}
      </Button>
      {data.submissionAlert && <Notice tone="warning">{data.submissionAlert}</Notice>}
    </div>
  );
}
