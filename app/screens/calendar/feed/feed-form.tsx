import { calendarPaths } from "~/http/calendar-paths";
import { Form, SubmitButton } from "~/ui/form";
import type { FormOutcome } from "~/ui/use-form-state";

export interface FeedFormProps {
  named: number | undefined;
  answer: FormOutcome | undefined;
  decision: "make" | "revoke";
  title: string;
  text: string;
  isFirst?: boolean;
}

/** One thing that can be done about a private calendar. */
export function FeedForm({ named, answer, decision, title, text, isFirst }: FeedFormProps) {
  const isRefused = answer && !answer.ok && answer.values.decision === decision;
  return (
    <section className="stack" aria-labelledby={`${decision}-title`}>
      <h2 id={`${decision}-title`}>{title}</h2>
      <Form
        id={decision}
        action={calendarPaths.feed(named)}
        answer={isRefused ? answer : undefined}
        label={title}
      >
        <input type="hidden" name="decision" value={decision} />
        <p>{text}</p>
        <SubmitButton
          variant={isFirst ? "primary" : decision === "revoke" ? "danger" : "secondary"}
          className="mt-6"
        >
          {title}
        </SubmitButton>
      </Form>
    </section>
  );
}
