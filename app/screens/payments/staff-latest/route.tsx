import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { EnterForm } from "./enter-form";
import { enterFromForm } from "./enter-payment.server";
import { comesFrom, readLatest } from "./latest.server";
import { LatestTable } from "./latest-table";
import { latestPaymentsWords } from "./words";

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return readLatest(context, request, params.id);
}

/** Enters cash or a check that staff hold in their hands. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const entered = await enterFromForm(context, params.id);
  if (!entered.ok) return refuseForm(context, await orConfirm(context, request, entered.refusal));
  return answerDone(context, {
    json: entered.value,
    to: await comesFrom(context, request, readId(params.id)),
    flash: "payment-entered",
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function LatestPayments() {
  const { accountId, accountName, owed, payments, form, applicationId } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(latestPaymentsWords);
  const refusal = answer && "values" in answer ? answer : undefined;
  return (
    <Page className="stack">
      <PageTitle
        title={t("latestTitle", { name: accountName })}
        lede={t("latestLede", { amount: owed })}
        answer={refusal}
      />
      <div className="btn-row">
        {form.choices.length > 0 && (
          <ButtonLink to={paths.paymentsOf(accountId)} variant="secondary">
            {t("latestBehalf")}
          </ButtonLink>
        )}
        {applicationId !== undefined && (
          <Link to={paths.adminApplication(applicationId)} className="tap">
            {t("latestApplication")}
          </Link>
        )}
        <Link to={paths.staffAccount(accountId)} className="tap">
          {t("latestAccount")}
        </Link>
        <Link to={paths.finances({ accountId })} className="tap">
          {t("latestHistory")}
        </Link>
        <Link to={paths.staffPeople(accountId)} className="tap">
          {t("latestPeople")}
        </Link>
      </div>
      <section className="stack">
        <h2>{t("latestNewest")}</h2>
        <LatestTable payments={payments} />
      </section>
      <section className="stack enter-payment">
        <h2>{t("enterTitle")}</h2>
        <EnterForm key={form.key} form={form} answer={refusal} />
      </section>
    </Page>
  );
}
