import { applicationLimits } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { DescriptionList, Fold } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { useFormContext } from "~/ui/form-context";
import { TextArea } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { adminApplicationsMessages } from "../words";
import { askName } from "./decisions";
import type { ReadAnswer, ReviewData } from "./review.server";

/** All answers, page by page; in review each has a place to ask for a change. */
export function ReviewAnswers({
  pages,
  moves,
  changed,
  answer,
}: ReviewData & { answer?: FormOutcome }) {
  const t = useWords(adminApplicationsMessages);
  const isAsking = moves.includes("changes_requested");
  const isRefused = answer?.ok === false;
  const list = pages.map(({ label, isComplete, answers }, index) => {
    const news = answers.filter(({ before }) => before !== undefined).length;
    const note =
      news > 0 ? t("changedOf", { count: news }) : t("questionsOf", { count: answers.length });
    // Whoever sent it back has read the rest.
    const isOpen = changed === 0 || isRefused || !isComplete || news > 0;
    return (
      <section key={label} className="review-page" aria-labelledby={`answers-${index + 1}`}>
        <Fold title={label} level={3} id={`answers-${index + 1}`} note={note} isOpen={isOpen}>
          {!isComplete && <p className="hint">{t("incomplete")}</p>}
          <DescriptionList
            facts={answers.map((one) => ({
              term: one.question,
              description: <AnswerOf {...one} />,
              action: isAsking && <AskForChange {...one} />,
            }))}
          />
        </Fold>
      </section>
    );
  });
  return (
    <section className="review-answers" aria-labelledby="answers">
      <h2 id="answers">{t("answers")}</h2>
      {changed > 0 && <p className="hint">{t("changedCount", { count: changed })}</p>}
      {isAsking ? (
        <Form answer={answer} id="changes" label={t("sendBack")}>
          <input type="hidden" name="decision" value="changes_requested" />
          {list}
          <div id="changes-requests" tabIndex={-1} className="mt-8">
            <p className="hint">{t("sendBackHint")}</p>
            <SubmitButton className="mt-4">{t("sendBack")}</SubmitButton>
          </div>
        </Form>
      ) : (
        list
      )}
    </section>
  );
}

function AnswerOf(one: ReadAnswer) {
  const t = useWords(adminApplicationsMessages);
  return (
    <>
      {one.files.length > 0 ? (
        <ul>
          {one.files.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.file(id)}>{t("file", { name })}</a>
            </li>
          ))}
        </ul>
      ) : (
        <span className="answer">{one.answer}</span>
      )}
      {one.before !== undefined && (
        <p className="answer-changed">
          <StatusSign tone="attention" icon="info">
            {t("changed")}
          </StatusSign>{" "}
          <span className="hint answer">
            {one.before === "" ? t("beforeNothing") : t("before", { answer: one.before })}
          </span>
        </p>
      )}
      {one.request !== undefined && (
        <Notice tone="warning" className="mt-2">
          <p>{t("asked", { message: one.request })}</p>
        </Notice>
      )}
    </>
  );
}

/** Opened by whoever wants a change; is open again after a refusal. */
function AskForChange({ name, question }: ReadAnswer) {
  const t = useWords(adminApplicationsMessages);
  const { errors, values } = useFormContext();
  const field = askName(name);
  const isOpen = errors[field] !== undefined || Boolean(values?.[field]);
  return (
    <details className="details" open={isOpen || undefined}>
      <summary aria-label={t("askAbout", { question })}>
        <span>{t("ask")}</span>
      </summary>
      <TextArea name={field} label={t("askLabel")} rows={2} maxLength={applicationLimits.message} />
    </details>
  );
}
