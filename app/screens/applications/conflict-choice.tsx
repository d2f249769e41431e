import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Answers, answerOf, hasValue } from "#modules/platform/forms/contract";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import type { Conflict, WizardAnswer } from "./conflict";
import type { WizardPageData } from "./wizard-page.server";

export interface ConflictChoiceProps {
  data: WizardPageData;
  /** What was submitted, and the words that say who saved when. */
  refusal: WizardAnswer;
  conflict: Conflict;
}

/**
 * The page was changed by somebody else after it was opened: both sets of answers, and a choice.
 * Either choice is a save of its own with the version just seen, so a third change is told as well.
 */
export function ConflictChoice({ data, refusal, conflict }: ConflictChoiceProps) {
  const t = useWords(wizardMessages);
  const { version, theirs, differing } = conflict;
  const isComplete = refusal.values.is_complete === "1";
  return (
    <section className="conflict" aria-labelledby="conflict">
      <Notice tone="warning" title={<span id="conflict">{refusal.message}</span>}>
        <p>{differing.length > 0 ? t("conflictText") : t("conflictSame")}</p>
      </Notice>
      {differing.map((answer) => (
        <div key={answer.name} className="conflict-answer">
          <h3>{answer.question}</h3>
          <dl>
            <div>
              <dt>{t("conflictTheirs")}</dt>
              <dd className="answer">{answer.theirs}</dd>
            </div>
            <div>
              <dt>{t("conflictMine")}</dt>
              <dd className="answer">{answer.mine}</dd>
            </div>
          </dl>
        </div>
      ))}
      <div className="btn-row">
        <ChoiceForm data={data} version={version} answers={theirs}>
          <Button type="submit" variant="secondary">
            {t("keepTheirs")}
          </Button>
        </ChoiceForm>
        <ChoiceForm data={data} version={version} answers={refusal.values} isComplete={isComplete}>
          <Button type="submit">{t("useMine")}</Button>
        </ChoiceForm>
      </div>
    </section>
  );
}

interface ChoiceFormProps {
  data: WizardPageData;
  version: number;
  answers: Answers;
  /** The last page was sent to submit the application. */
  isComplete?: boolean;
  children: ReactNode;
}

/** Sends one set of answers as the page's own. */
function ChoiceForm({ data, version, answers, isComplete = false, children }: ChoiceFormProps) {
  const { token, page, isReturning } = data;
  const { csrfToken } = useUi();
  const given = data.fields.filter(hasValue).flatMap(({ name }) => {
    const answer = answerOf(answers, name);
    return answer === undefined ? [] : [[name, answer] as const];
  });
  const hidden = {
    _token: csrfToken,
    _method: "PUT",
    page: String(page),
    version: String(version),
    ...(isReturning && { _return: "check" }),
    ...(isComplete && { is_complete: "1" }),
    ...Object.fromEntries(given),
  };
  return (
    <Form method="post" action={paths.application(token, { page, isReturning })}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
