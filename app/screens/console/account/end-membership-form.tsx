import { MOST_NOTED } from "#modules/console/contract";
import { ReasonForm } from "~/ui/reason-form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { accountFileMessages } from "./console-account-words";

export interface EndMembershipFormProps {
  /** The due date that it has now. */
  dueOn: string;
  answer: FormOutcome | undefined;
}

/** Ends a membership before its time, with a reason for staff. */
export function EndMembershipForm({ dueOn, answer }: EndMembershipFormProps) {
  const t = useWords(accountFileMessages);
  return (
    <ReasonForm
      id="end-membership"
      title={t("endTitle")}
      text={t("endText")}
      decision="end_membership"
      reason={{
        name: "end_reason",
        label: t("endReason"),
        hint: t("endReasonHint"),
        maxLength: MOST_NOTED,
      }}
      submit={t("endMembership")}
      answer={answer}
    >
      <input type="hidden" name="due_on" value={dueOn} />
    </ReasonForm>
  );
}
