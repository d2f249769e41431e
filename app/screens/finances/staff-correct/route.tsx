import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { FormlessRefusal } from "~/parts/back-office/formless-refusal";
import { backOfficeMessages } from "~/parts/back-office/words";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { correct, readCorrection } from "./correct.server";
import { CreditForm, VoidForm } from "./correction-forms";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireProved(context, request);
  return readCorrection(context, params.id);
}

/** `decision` credit: `amount`, `note` and the page's `key`; `decision` void: `note`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const done = await correct(context, params.id);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const isVoid = done.value === "void";
  return answerDone(context, {
    json: { status: isVoid ? "voided" : "credited" },
    to: paths.invoice(readId(params.id)),
    flash: isVoid ? "invoice-voided" : "invoice-credited",
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CorrectInvoice() {
  const invoice = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(backOfficeMessages);
  const { number, accountName, date, hasBalance, isUntouched } = invoice;
  const refusal = answer && "values" in answer ? answer : undefined;
  const isVoid = refusal?.values.decision === "void";
  return (
    <FormPage>
      <PageTitle
        title={t("correctTitle", { number })}
        lede={t("correctLede", { name: accountName, date })}
        answer={refusal}
      />
      <div className="stack">
        <DescriptionList
          facts={[
            {
              term: t("account"),
              description: <Link to={paths.staffAccount(invoice.accountId)}>{accountName}</Link>,
            },
            { term: t("value"), description: invoice.value },
            { term: t("balance"), description: invoice.balance },
          ]}
        />
        {refusal && !(isVoid ? isUntouched : hasBalance) && <FormlessRefusal answer={refusal} />}
        {!hasBalance && (
          <EmptyState title={t("correctNothing")}>{t("correctNothingText")}</EmptyState>
        )}
        {hasBalance && <CreditForm invoice={invoice} answer={isVoid ? undefined : refusal} />}
        {isUntouched && <VoidForm answer={isVoid ? refusal : undefined} />}
        <p>
          <Link to={paths.invoice(invoice.id)}>{t("seeInvoice")}</Link> ·{" "}
          <Link to={paths.latestPayments(invoice.accountId)}>{t("allPayments")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
