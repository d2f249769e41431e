import { Link } from "@remix-run/react";
import { handoverPaths } from "~/http/handover-paths";
import { vaultPaths } from "~/http/vault-paths";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { answerOfClaim } from "./claim-answers";
import { claimCardWords } from "./claim-card-words";
import type { ShownClaim } from "./claim-page.server";

export interface ClaimCardProps {
  claim: ShownClaim;
  /** Where its forms are sent. */
  action: string;
  answer: FormOutcome | undefined;
  /** Where the club itself is shown, for staff. */
  accountTo?: string;
}

export interface ClaimPaperProps {
  claim: ShownClaim;
  /** Staff are led to where they decide about a file in quarantine. */
  isForStaff?: boolean;
}

/** The paper of a claim; nobody gets one in which the virus scanner found something. */
export function ClaimPaper({
  claim: { id, fileName, isQuarantined },
  isForStaff,
}: ClaimPaperProps) {
  const t = useWords(claimCardWords);
  if (!isQuarantined) return <a href={handoverPaths.claimFile(id)}>{fileName}</a>;
  return (
    <>
      {t("quarantined", { name: fileName })}
      {isForStaff && (
        <>
          <br />
          <Link to={vaultPaths.quarantine()}>{t("quarantine")}</Link>
        </>
      )}
    </>
  );
}

/** A claim with its paper, what was said against it, and what can be done about it. */
export function ClaimCard({ claim, action, answer, accountTo }: ClaimCardProps) {
  const t = useWords(claimCardWords);
  const { id, name, accountName, officeName, email, why, made, until } = claim;
  return (
    <article className="stack border-t border-line pt-4">
      <h3>{t("heading", { name, club: accountName })}</h3>
      <DescriptionList
        facts={[
          { term: t("state"), description: t(`state.${claim.state}`) },
          ...(accountTo
            ? [{ term: t("club"), description: <Link to={accountTo}>{accountName}</Link> }]
            : []),
          { term: t("office"), description: officeName },
          { term: t("email"), description: email },
          { term: t("why"), description: why },
          {
            term: t("paper"),
            description: <ClaimPaper claim={claim} isForStaff={accountTo !== undefined} />,
          },
          { term: t("made"), description: made },
          { term: t("until"), description: until },
          ...(claim.objection
            ? [
                {
                  term: t("objection"),
                  description: t("objectionBy", { by: claim.objectedBy, text: claim.objection }),
                },
              ]
            : []),
          ...(claim.decision ? [{ term: t("decided"), description: claim.decision }] : []),
        ]}
      />
      {(claim.mayObject || claim.mayDecide) && (
        <Form
          id={`claim-${id}`}
          action={action}
          answer={answerOfClaim(answer, id)}
          label={t("heading", { name, club: accountName })}
        >
          <input type="hidden" name="claim" value={id} />
          <div className="max-w-160">
            <TextArea
              name="reason"
              label={t(claim.mayDecide ? "reasonDecide" : "reasonObject")}
              maxLength={1_000}
              required
            />
          </div>
          <div className="btn-row mt-6">
            {claim.mayDecide && claim.state !== "approved" && (
              <SubmitButton name="decision" value="approve">
                {t("approve")}
              </SubmitButton>
            )}
            {claim.mayDecide && (
              <SubmitButton name="decision" value="reject" variant="secondary">
                {t(claim.state === "approved" ? "end" : "reject")}
              </SubmitButton>
            )}
            {claim.mayObject && !claim.mayDecide && (
              <SubmitButton name="decision" value="object" variant="danger">
                {t("object")}
              </SubmitButton>
            )}
          </div>
        </Form>
      )}
    </article>
  );
}
