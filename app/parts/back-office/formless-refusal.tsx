import type { FormAnswer } from "~/http/form-answer";
import { Notice } from "~/ui/notice";

/** A refusal of a form that is on the page no more, because things have moved on meanwhile. */
export function FormlessRefusal({ answer }: { answer: FormAnswer }) {
  return (
    <div role="alert">
      <Notice tone="urgent" title={answer.message} />
    </div>
  );
}
