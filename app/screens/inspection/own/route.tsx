import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { vaultPaths } from "~/http/vault-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { changeInspection, loadInspection } from "./inspection-page.server";
import { PageForm, PublishableTable, PublishedTable } from "./public-page";
import { RequestForm, RequestTable } from "./requests";
import { ownInspectionWords } from "./words";

/** What of the account that the address names is public, what could be, and who asked for copies. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadInspection(context, askedAccount(context, request));

/** Opens or closes the page, takes a paper off it, writes down a request or its answer. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  changeInspection(context, askedAccount(context, request));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnInspection() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownInspectionWords);
  const { named, name, mayAct, address, today } = page;
  /** The refusal, where it is that of the form with this decision. */
  const answerOf = (decision: string, id?: number) =>
    answer?.values.decision === decision && (id === undefined || answer.values.id === String(id))
      ? answer
      : undefined;
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      <section className="stack">
        <h2 id="page">{t("page")}</h2>
        <p>{address ? t("open") : t("closed")}</p>
        {address && (
          <p>
            <a href={address}>{address}</a>
          </p>
        )}
        {mayAct && <PageForm named={named} page={page.page} answer={answerOf("page")} />}
      </section>
      <section className="stack">
        <h2 id="published">{t("published")}</h2>
        <PublishedTable named={named} mayAct={mayAct} papers={page.papers} />
      </section>
      <section className="stack">
        <h2 id="publishable">{t("publishable")}</h2>
        <PublishableTable named={named} mayAct={mayAct} papers={page.publishable} />
        <p className="hint">{t("postcards")}</p>
      </section>
      <section className="stack">
        <h2 id="requests">{t("requests")}</h2>
        <p>{t("requestsText", { days: page.days })}</p>
        <RequestTable
          named={named}
          mayAct={mayAct}
          today={today}
          requests={page.requests}
          answerOf={(id) => answerOf("answered", id)}
        />
        {mayAct && <RequestForm named={named} today={today} answer={answerOf("request")} />}
      </section>
      <p>
        <Link to={vaultPaths.list({ accountId: named })}>{t("back")}</Link>
      </p>
    </Page>
  );
}
