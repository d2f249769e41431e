import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Answers, hasValue } from "#modules/platform/forms/contract";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useUi } from "~/components/ui/ui-context";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { differingFields, plainAnswer } from "./answer-words";
import type { WizardPageData } from "./screen-data";
import { useAnswerWords } from "./use-answer-words";
import { useWizardWords } from "./use-wizard-words";

export interface ConflictChoiceProps {
  data: WizardPageData;
  /** What was sent, and the words that say who saved when. */
  refusal: FormAnswer;
}

/**
 * The page was changed by somebody else after it was opened: both sets of answers, and a choice.
 * Either choice is a save of its own with the version just seen, so a third change is told as well.
 */
export function ConflictChoice({ data, refusal }: ConflictChoiceProps) {
  const { fields, stored: theirs } = data;
  const mine = refusal.values;
  const t = useWizardWords();
  const say = useAnswerWords();
  const differing = differingFields(fields, theirs, mine);
  return (
    <section className="conflict" aria-labelledby="conflict">
      <Notice tone="warning" title={<span id="conflict">{refusal.message}</span>}>
        <p>{differing.length > 0 ? t("conflictText") : t("conflictSame")}</p>
      </Notice>
      {differing.map((field) => (
        <div key={field.name} className="conflict-answer">
          <h3>{field.label ?? field.name}</h3>
          <dl>
            <div>
              <dt>{t("conflictTheirs")}</dt>
              <dd className="answer">{say(field, plainAnswer(field, theirs))}</dd>
            </div>
            <div>
              <dt>{t("conflictMine")}</dt>
              <dd className="answer">{say(field, plainAnswer(field, mine))}</dd>
            </div>
          </dl>
        </div>
      ))}
      <div className="btn-row">
        <ChoiceForm data={data} answers={theirs} isComplete={false}>
          <Button type="submit" variant="secondary">
            {t("keepTheirs")}
          </Button>
        </ChoiceForm>
        <ChoiceForm data={data} answers={mine} isComplete={refusal.values.is_complete === "1"}>
          <Button type="submit">{t("useMine")}</Button>
        </ChoiceForm>
      </div>
    </section>
  );
}

interface ChoiceFormProps {
  data: WizardPageData;
  answers: Answers;
  /** The last page was sent to submit the application. */
  isComplete: boolean;
  children: ReactNode;
}

/** Sends one set of answers as the page's own. */
function ChoiceForm({ data, answers, isComplete, children }: ChoiceFormProps) {
  const { token, page, version, isReturning } = data;
  const { csrfToken } = useUi();
  const hidden = {
    _token: csrfToken,
    _method: "PUT",
    page: String(page),
    version: String(version),
    ...(isReturning && { _return: "check" }),
    ...(isComplete && { is_complete: "1" }),
    ...Object.fromEntries(
      data.fields.filter(hasValue).map((field) => [field.name, plainAnswer(field, answers)]),
    ),
  };
  return (
    <Form method="post" action={paths.application(token, { page, isReturning })}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {children}
    </Form>
  );
}
