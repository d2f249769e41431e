import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { PersonRow } from "./people-page.server";
import { peoplePages } from "./words";

/** How far an invitation has come, in a sentence. */
export function useInvitationWords(invitation: PersonRow["invitation"]): string {
  const t = useWords(peoplePages);
  if (!invitation) return "";
  const { state, sent, expires } = invitation;
  if (state === "waiting") return t("invitation.waiting");
  if (state === "sent") return t("invitation.sent", { sent, expires });
  return t("invitation.expired", { expires });
}

export interface InvitationStateProps {
  row: PersonRow;
  accountId: number;
  canSend: boolean;
}

/** Above an invited person's form: where the invitation is, and the way to mail it again. */
export function InvitationState({ row, accountId, canSend }: InvitationStateProps) {
  const t = useWords(peoplePages);
  const words = useInvitationWords(row.invitation);
  const isExpired = row.invitation?.state === "expired";
  return (
    <Notice tone={isExpired ? "warning" : "info"} title={words} className="mt-4 mb-6">
      {row.invitation?.becomesPrimary && <p>{t("invitation.primary")}</p>}
      {canSend && (
        <Form
          id="again"
          action={paths.personInvite(row.user.id, accountId)}
          label={t("invitation.again")}
        >
          <SubmitButton variant="secondary" className="mt-3">
            {t("invitation.again")}
          </SubmitButton>
        </Form>
      )}
    </Notice>
  );
}
