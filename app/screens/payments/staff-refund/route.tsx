import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { FormlessRefusal } from "~/parts/back-office/formless-refusal";
import { backOfficeMessages } from "~/parts/back-office/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { payBack, readPaidBack } from "./pay-back.server";
import { PaymentFacts } from "./payment-facts";
import { RefundForm } from "./refund-form";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  return readPaidBack(context, request, params.id);
}

/** Pays back: `amount`, `after` (reopen or credit), `note` and the page's `key`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const done = await payBack(context, params.id);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  return answerDone(context, {
    json: { status: done.value.kind },
    to: paths.refundPayment(readId(params.id)),
    flash: done.value.kind === "refunded" ? "payment-refunded" : "refund-unclear",
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function RefundPayment() {
  const payment = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "values" in answer ? answer : undefined;
  const t = useWords(backOfficeMessages);
  const { isUnderWay, hasLeft, isReturned } = payment;
  const hasForm = hasLeft && !isUnderWay;
  return (
    <FormPage>
      <PageTitle
        title={t("refundTitle")}
        lede={t("refundLede", {
          label: payment.label,
          date: payment.date,
          name: payment.accountName,
        })}
        answer={refusal}
      />
      <div className="stack">
        {refusal && !hasForm && <FormlessRefusal answer={refusal} />}
        {isUnderWay && (
          <Notice tone="warning" title={t("underWayTitle")}>
            <p>{t("underWay")}</p>
          </Notice>
        )}
        {!hasLeft && (
          <Notice title={t("nothingTitle")}>
            <p>{t(isReturned ? "returned" : "nothing")}</p>
          </Notice>
        )}
        {hasForm && payment.back !== "" && <p>{t("refundedSome", payment)}</p>}
        {hasForm && <RefundForm key={payment.refunds.length} payment={payment} answer={refusal} />}
        <PaymentFacts payment={payment} />
        <p>
          <Link to={paths.latestPayments(payment.accountId)}>{t("allPayments")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
