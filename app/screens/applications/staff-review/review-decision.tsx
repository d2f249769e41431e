import { Link } from "@remix-run/react";
import { applicationLimits } from "#modules/applications/contract";
import { paths } from "~/http/paths";
import { EinHolder, type EinRefusal } from "~/parts/accounts/ein-holder";
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
  sent: { readonly decision: Decision | undefined; readonly answer: EinRefusal } | undefined;
}

/** What may be done with an application now: nothing, one step, or a decision. */
export function ReviewDecision(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const { state, moves, following, invoice } = props;
  const hasMoney = invoice?.isOpen || (invoice?.paid !== "" && props.hasMoneyLeft);
  const isOver = !hasMoney && (state === "approved" || (state === "declined" && !invoice?.paid));
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
          {moves.includes("paid") && <Pay {...props} />}
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

/** What is still to do about the joining price. */
function JoiningPrice(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const { state, invoice, accountId, mayMoney } = props;
  if (!invoice || state === "draft") return null;
  if (state === "declined") return <MoneyOfDeclined {...props} />;
  if (!invoice.isOpen) {
    return state === "submitted" ? <p className="mt-2">{t("settledSubmitted", invoice)}</p> : null;
  }
  return (
    <p className="decide-say mt-2">
      {t("open", invoice)} {state === "submitted" && mayMoney && t("openSubmitted")}
      {!mayMoney && t("moneyOthers")}{" "}
      {state !== "submitted" && mayMoney && (
        <Link to={paths.latestPayments(accountId, invoice.id)}>{t("enter")}</Link>
      )}
    </p>
  );
}

/** What of a declined application's money is still to be paid back or closed, with the way there. */
function MoneyOfDeclined(props: DecisionProps) {
  const { invoice, accountId, paysBack, mayMoney } = props;
  const t = useWords(adminApplicationsMessages);
  if (!invoice) return null;
  const isOwed = invoice.paid !== "" && paysBack;
  return (
    <>
      {invoice.isOpen && (
        <p className="decide-say mt-2">
          {t("open", invoice)} {t("openDeclined")}{" "}
          {mayMoney && <Link to={paths.correctInvoice(invoice.id)}>{t("correct")}</Link>}
        </p>
      )}
      {isOwed && (
        <div className="decide-say mt-2">
          <p>{t("owed", invoice)}</p>
          {mayMoney && (
            <div className="btn-row mt-2">
              {invoice.paymentIds.map((id) => (
                <Link key={id} className="btn btn-primary" to={paths.refundPayment(id, "credit")}>
                  {t("payBackAmount")}
                </Link>
              ))}
            </div>
          )}
          <div className="btn-row mt-2">
            <OneStep {...props} decision="keeps" label={t("keeps")} variant="secondary" />
          </div>
        </div>
      )}
      {invoice.paid !== "" && !paysBack && (
        <div className="mt-2">
          <p>
            {t("settledDeclined", invoice)}{" "}
            <Link to={paths.latestPayments(accountId)}>{t("payBack")}</Link>
          </p>
          <div className="btn-row mt-2">
            <OneStep {...props} decision="pays_back" label={t("paysBack")} variant="secondary" />
          </div>
        </div>
      )}
      {!mayMoney && (invoice.isOpen || isOwed) && <p className="hint mt-2">{t("moneyOthers")}</p>}
    </>
  );
}

/** A payment that came, or the step that does without one; what is settled only moves on. */
function Pay(props: DecisionProps) {
  const t = useWords(adminApplicationsMessages);
  const { invoice, accountId, mayMoney } = props;
  if (!invoice?.isOpen) {
    return <OneStep {...props} decision="paid" label={t("moveOn")} variant="secondary" />;
  }
  if (!mayMoney) return null;
  return (
    <>
      <Link className="btn btn-primary" to={paths.latestPayments(accountId, invoice.id)}>
        {t("enter")}
      </Link>
      <Waive answer={answerTo(props, "paid")} invoice={invoice} />
    </>
  );
}

function Waive(props: {
  answer: FormOutcome | undefined;
  invoice: NonNullable<ReviewData["invoice"]>;
}) {
  const t = useWords(adminApplicationsMessages);
  const { answer, invoice } = props;
  return (
    <details className="review-choice" open={answer !== undefined || undefined}>
      <summary className="btn btn-secondary">{t("waiveTitle")}</summary>
      <Form answer={answer} id="paid" label={t("waiveTitle")}>
        <input type="hidden" name="decision" value="paid" />
        <input type="hidden" name="open" value={invoice.open} />
        <p>{t("waiveText", invoice)}</p>
        <TextArea name="reason" label={t("reason")} maxLength={applicationLimits.waiver} required />
        <SubmitButton className="mt-4">{t("waive", invoice)}</SubmitButton>
      </Form>
    </details>
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
  const holder = answer && props.sent?.answer.holder;
  return (
    <details className="review-choice" open={answer !== undefined || undefined}>
      <summary className="btn btn-primary">{t("approveTitle")}</summary>
      <Form answer={answer} id="approved" label={t("approveTitle")}>
        <input type="hidden" name="decision" value="approved" />
        <p>{t("approveText", { name: props.organization })}</p>
        {holder && (
          <div id="approved-ein" tabIndex={-1}>
            <p>{t("einTaken")}</p>
            <p>
              <EinHolder to={holder} />
            </p>
          </div>
        )}
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
        <MoneyTicks {...props} />
        <SubmitButton variant="danger" className="mt-4">
          {t("decline")}
        </SubmitButton>
      </Form>
    </details>
  );
}

/** What becomes of the joining price with a decline, ticked unless somebody says otherwise. */
function MoneyTicks({ invoice, mayMoney }: ReviewData) {
  const t = useWords(adminApplicationsMessages);
  if (!invoice) return null;
  return (
    <>
      <input type="hidden" name="open" value={invoice.open} />
      {invoice.isOpen && (
        <Checkbox
          name="close_invoice"
          label={t(invoice.isUntouched ? "closeVoid" : "closeCredit", invoice)}
          hint={t(mayMoney ? "closeHint" : "closeHintOthers")}
          defaultChecked
        />
      )}
      {invoice.paid !== "" && (
        <Checkbox
          name="pay_back"
          label={t("payBackTick", invoice)}
          hint={t("payBackTickHint")}
          defaultChecked
        />
      )}
    </>
  );
}
