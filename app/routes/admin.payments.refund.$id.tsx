import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormlessRefusal } from "~/components/back-office/formless-refusal";
import { payBack, readPaidBack } from "~/components/back-office/pay-back.server";
import { PaymentFacts } from "~/components/back-office/payment-facts";
import { RefundForm } from "~/components/back-office/refund-form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Notice } from "~/components/ui/notice";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { orConfirm, requireProvedStaff } from "~/http/fresh-sign-in.server";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { backOfficeMessages } from "~/messages/back-office";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProvedStaff(context, request);
  return readPaidBack(context, params.id);
}

/** Pays back: `amount`, `after` (reopen or credit), `note` and the page's `key`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
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
        {hasForm && <RefundForm key={payment.refunds.length} payment={payment} answer={refusal} />}
        <PaymentFacts payment={payment} />
        <p>
          <Link to={paths.latestPayments(payment.accountId)}>{t("allPayments")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
