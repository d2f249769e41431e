import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { vaultPaths } from "~/http/vault-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { shareWords } from "../share-words";
import { MadeShare } from "./made-share";
import { loadShareForm, makeNewShare } from "./new-share.server";
import { ShareForm } from "./share-form";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The papers and years that a link may open. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadShareForm(context, request, askedAccount(context, request));

/** Makes the link, whose address is in this answer alone. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  makeNewShare(context, askedAccount(context, request));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewShare() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(shareWords);
  const { named, accountName, mayMake } = page;
  if (answer?.ok === true) {
    return (
      <FormPage>
        <PageTitle title={t("made")} lede={accountName} answer={answer} />
        <MadeShare {...answer} named={named} />
      </FormPage>
    );
  }
  const choice = answer?.choice ?? page.choice;
  const searched = answer?.ok === "searched" ? answer : undefined;
  const refused = answer?.ok === false ? answer : undefined;
  const isEmpty = choice.papers.length === 0 && !choice.search;
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={`${accountName}. ${t("newLede")}`} answer={refused} />
      <div className="stack">
        {!mayMake && <Notice>{t("mayNot")}</Notice>}
        {mayMake && isEmpty && (
          <EmptyState
            title={t("papersNone")}
            action={<Link to={vaultPaths.add({ accountId: named })}>{t("upload")}</Link>}
          >
            {t("noneText")}
          </EmptyState>
        )}
        {mayMake && !isEmpty && (
          <ShareForm
            page={page}
            choice={choice}
            typed={searched?.typed ?? {}}
            isSearched={searched !== undefined}
            answer={refused}
          />
        )}
        <p>
          <Link to={vaultPaths.shares(named)}>{t("toList")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
