import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { chosenAccount } from "~/http/chosen-account";
import { giftPaths } from "~/http/gift-paths";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { treasuryPaths } from "~/http/treasury-paths";
import { financesMessages } from "~/parts/finances/words";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { membershipYearWords } from "../membership-words";
import { readMemberships } from "../memberships.server";
import { StatementForm } from "../statement-form";
import { FinanceFilters } from "./finance-filters";
import { FinanceTable } from "./finance-table";
import { readFinances } from "./finances.server";
import { MembershipTable } from "./membership-table";

/** What an account was billed and what came in, as the address bar asks for it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  const namedAccount = accountId === accountIds[0] ? undefined : accountId;
  const finances = await readFinances(context, request, { accountId, namedAccount });
  return { ...finances, memberships: await readMemberships(context, accountId) };
}

export default function Finances() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(financesMessages);
  const words = useWords(membershipYearWords);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name: data.accountName })} />
      <p className="owed">
        <strong>{data.isOwing ? t("owed", { amount: data.owed }) : t("owedNothing")}</strong>
        {data.isOwing && <Link to={paths.paymentsOf(data.namedAccount)}>{t("pay")}</Link>}
      </p>
      <FinanceFilters {...data} />
      <FinanceTable {...data} />
      <section className="stack finance-part" aria-labelledby="memberships">
        <h2 id="memberships">{words("memberships")}</h2>
        <MembershipTable memberships={data.memberships} />
      </section>
      <section className="stack finance-part no-print" aria-labelledby="treasury">
        <h2 id="treasury">{t("treasury")}</h2>
        <p>
          {t("treasuryText")}{" "}
          <Link to={treasuryPaths.list(data.namedAccount)}>{t("toTreasury")}</Link>
        </p>
      </section>
      <section className="stack finance-part no-print" aria-labelledby="gifts">
        <h2 id="gifts">{t("gifts")}</h2>
        <p>
          {t("giftsText")} <Link to={giftPaths.list(data.namedAccount)}>{t("toGifts")}</Link>
        </p>
      </section>
      <section className="stack finance-part no-print" aria-labelledby="statement">
        <h2 id="statement">{t("statement")}</h2>
        <p>{t("statementText")}</p>
        <StatementForm
          key={`${data.statement.from} ${data.statement.to}`}
          accountId={data.accountId}
          period={data.statement}
        />
      </section>
    </Page>
  );
}
