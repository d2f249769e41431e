import { Link } from "@remix-run/react";
import { applicationLimits } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { adminApplicationsMessages } from "../words";
import type { Decision } from "./decisions";
import type { ReviewData } from "./review.server";

interface DecisionProps extends ReviewData {
  /** The answer to the form that was sent last, with the decision that it named. */
  sent: { readonly decision: Decision | undefined; readonly answer: FormOutcome } | undefined;
}

/** What may be done with an application now: nothing, one step, or a decision. */
export function ReviewDecision(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const { state, moves, following, invoice } = props;
  const isOver = invoice?.isOpen
    ? false
    : state === "approved" || (state === "declined" && !invoice);
  return (
    <section className="review-next" aria-labelledby="next">
      <h2 id="next">{t("next")}</h2>
      <p>
        {t(`next.${state}`)} {isOver && t("nothingLeft")}
      </p>
      <JoiningPrice {...props} />
      {following && <p className="hint mt-2">{t("waiting", following)}</p>}
      {(following || moves.length > 0) && (
        <div className="decide-buttons">
          {following && (
            <Link className="btn btn-primary" to={paths.adminApplication(following.id)}>
              {t("following", following)}
            </Link>
          )}
          {moves.includes("paid") && props.invoice?.isOpen && (
            <Link className="btn btn-primary" to={paths.latestPayments(props.accountId)}>
              {t("enter")}
            </Link>
          )}
          {moves.includes("paid") && (
            <OneStep {...props} decision="paid" label={t("paid")} variant="secondary" />
          )}
          {moves.includes("in_review") && (
            <OneStep {...props} decision="in_review" label={t("review")} />
          )}
          {moves.includes("approved") && <Approve {...props} />}
          {moves.includes("changes_requested") && (
            <div className="review-ask">
              <Button type="submit" form="changes" variant="secondary">
                {t("sendItBack")}
              </Button>
              <p className="hint">{t("sendBackHow")}</p>
            </div>
          )}
          {moves.includes("declined") && <Decline {...props} />}
        </div>
      )}
    </section>
  );
}

/** What is still to do about the joining price: it is decided apart from the application. */
function JoiningPrice({ state, invoice, accountId }: ReviewData) {
  const t = useWords(adminApplicationsMessages);
  if (!invoice || state === "draft") return null;
  const isDeclined = state === "declined";
  if (!invoice.isOpen) {
    return isDeclined ? (
      <p className="mt-2">
        {t("settledDeclined")} <Link to={paths.latestPayments(accountId)}>{t("payBack")}</Link>
      </p>
    ) : null;
  }
  return (
    <p className="decide-say mt-2">
      {t("open", invoice)} {state === "submitted" && t("openSubmitted")}
      {isDeclined && t("openDeclined")}{" "}
      {isDeclined && <Link to={paths.correctInvoice(invoice.id)}>{t("correct")}</Link>}
      {state !== "submitted" && !isDeclined && (
        <Link to={paths.latestPayments(accountId)}>{t("enter")}</Link>
      )}
    </p>
  );
}

const answerTo = ({ sent }: DecisionProps, decision: Decision) =>
  sent?.decision === decision ? sent.answer : undefined;

function OneStep(
  props: DecisionProps & { decision: Decision; label: string; variant?: "secondary" },
) {
  const { decision, label, variant } = props;
  return (
    <Form answer={answerTo(props, decision)} id={decision} label={label}>
      <input type="hidden" name="decision" value={decision} />
      <SubmitButton variant={variant}>{label}</SubmitButton>
    </Form>
  );
}

function Approve(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const answer = answerTo(props, "approved");
  return (
    <details className="review-choice" open={answer !== undefined || undefined}>
      <summary className="btn btn-primary">{t("approveTitle")}</summary>
      <Form answer={answer} id="approved" label={t("approveTitle")}>
        <input type="hidden" name="decision" value="approved" />
        <p>{t("approveText", { name: props.organization })}</p>
        {props.groups.length > 0 && (
          <Select
            name="group_id"
            label={t("group")}
            hint={t("groupHint")}
            emptyLabel={t("groupNone")}
            options={props.groups}
          />
        )}
        <Checkbox name="is_confirmed" label={t("confirm")} required />
        <SubmitButton className="mt-4">{t("approve")}</SubmitButton>
      </Form>
    </details>
  );
}

function Decline(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const answer = answerTo(props, "declined");
  return (
    <details className="review-choice" open={answer !== undefined || undefined}>
      <summary className="btn btn-secondary">{t("declineTitle")}</summary>
      <Form answer={answer} id="declined" label={t("declineTitle")}>
        <input type="hidden" name="decision" value="declined" />
        <p>{t("declineText")}</p>
        <TextArea
          name="reason"
          label={t("reason")}
          maxLength={applicationLimits.message}
          required
        />
        <SubmitButton variant="danger" className="mt-4">
          {t("decline")}
        </SubmitButton>
      </Form>
    </details>
  );
}
