import { Notice } from "~/ui/notice";
import type { FormOutcome } from "~/ui/use-form-state";

/**
 * Why a decision was not carried out, on top of the page: what was looked at may have gone, and
 * its form with it.
 */
export function RefusedNotice({ answer }: { answer: FormOutcome | undefined }) {
  if (!isGeneral(answer)) return null;
  return <Notice tone="urgent" title={answer.message} className="mb-6" />;
}

/** The answer for the form that it is about; what is about no field is on top of the page. */
export const aboutFields = (answer: FormOutcome | undefined): FormOutcome | undefined =>
  isGeneral(answer) ? undefined : answer;

type Refused = Extract<FormOutcome, { ok: false }>;

function isGeneral(answer: FormOutcome | undefined): answer is Refused {
  if (!answer || answer.ok || answer.status < 400 || answer.status >= 500) return false;
  return answer.message !== "" && Object.keys(answer.errors).length === 0;
}
