import type { ReactNode } from "react";
import { type InquiryStep, inquiryLimits } from "#modules/inquiries/contract";
import { inboxMessages } from "~/parts/inquiries/words";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { InquiryData } from "../inbox.server";

type StepsProps = Pick<InquiryData, "inquiry" | "staff"> & { answer: FormOutcome | undefined };

/** What can be done next, each a form of its own. */
export function InquirySteps(props: StepsProps) {
  const t = useWords(inboxMessages);
  const { inquiry, staff } = props;
  const people = staff.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <section className="review-next" aria-labelledby="steps">
      <h2 id="steps">{t("steps")}</h2>
      <div className="decide-buttons">
        <Step {...props} step="reply">
          <p>{t("replyText", inquiry)}</p>
          <TextArea
            name="text"
            label={t("fieldReply")}
            rows={8}
            maxLength={inquiryLimits.message}
            required
          />
          {inquiry.state === "open" && (
            <Checkbox name="is_done" label={t("isDone")} hint={t("isDoneHint")} defaultChecked />
          )}
        </Step>
        <Step {...props} step="note">
          <TextArea
            name="text"
            label={t("fieldNote")}
            hint={t("noteHint")}
            rows={4}
            maxLength={inquiryLimits.message}
            required
          />
        </Step>
        <Step {...props} step="assign">
          <Select
            name="assignee"
            label={t("fieldAssignee")}
            options={people}
            emptyLabel={t("nobody")}
            defaultValue={inquiry.assigneeId === null ? "" : String(inquiry.assigneeId)}
          />
        </Step>
        {(["done", "spam", "reopen"] as const)
          .filter((step) => inquiry.state !== (step === "reopen" ? "open" : step))
          .map((step) => (
            <Step {...props} key={step} step={step} />
          ))}
      </div>
    </section>
  );
}

type StepProps = StepsProps & { step: InquiryStep; children?: ReactNode };

/** A step that needs words is opened first; one that needs none is its button. */
function Step({ inquiry, answer, step, children }: StepProps) {
  const t = useWords(inboxMessages);
  const isOwn = answer?.ok === false && answer.values.step === step;
  const form = (
    <Form key={inquiry.version} answer={isOwn ? answer : undefined} id={step} label={t(step)}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={inquiry.version} />
      {children}
      <SubmitButton
        className={children ? "mt-4" : undefined}
        variant={children ? "primary" : "secondary"}
      >
        {t(step)}
      </SubmitButton>
    </Form>
  );
  if (!children) return form;
  return (
    <details className="review-choice" open={isOwn || undefined}>
      <summary className={step === "reply" ? "btn btn-primary" : "btn btn-secondary"}>
        {t(step)}
      </summary>
      {form}
    </details>
  );
}
