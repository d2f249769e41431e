import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paymentScreen } from "#modules/billing/index.server";
import { formatCurrency } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { Button, ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { payingAccount } from "../payments-call.server";
import { paymentsMessages } from "../words";

/** The last page of ours before the provider's, which a form of another origin opens. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = payingAccount(context, request);
  if (!account.ok) refusePage(context, account.refusal);
  const { accountId, named } = account.value;
  const screen = await paymentScreen(context.ctx, accountId);
  if (!screen.ok) refusePage(context, screen.refusal);
  const { unfinished } = screen.value;
  return {
    accountId: named,
    hosted: unfinished?.hosted ?? null,
    amount: unfinished ? formatCurrency(unfinished.value) : "",
  };
}

export default function OpenProvidersPage() {
  const { hosted, amount, accountId } = useLoaderData<typeof loader>();
  const t = useWords(paymentsMessages);
  const back = (
    <ButtonLink to={paths.paymentsOf(accountId)} variant="secondary" reloadDocument>
      {t("hosted.back")}
    </ButtonLink>
  );
  if (!hosted) {
    return (
      <FormPage>
        <PageTitle title={t("title")} lede={t("hosted.gone")} />
        {back}
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle title={t("hosted.title", { amount })} lede={t("hosted.lede")} />
      <div className="btn-row">
        <form method="post" action={hosted.url}>
          <input type="hidden" name="token" value={hosted.token} />
          <Button type="submit">{t("hosted.open")}</Button>
        </form>
        {back}
      </div>
    </FormPage>
  );
}
