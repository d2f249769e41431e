import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { vaultPaths } from "~/http/vault-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { SearchForm } from "~/ui/search-form";
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
  const { named, accountName, mayMake, total, search, more } = page;
  if (answer?.ok) {
    return (
      <FormPage>
        <PageTitle title={t("made")} lede={accountName} answer={answer} />
        <MadeShare {...answer} named={named} />
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={`${accountName}. ${t("newLede")}`} answer={answer} />
      <div className="stack">
        {!mayMake && <Notice>{t("mayNot")}</Notice>}
        {mayMake && total === 0 && !search && (
          <EmptyState
            title={t("papersNone")}
            action={<Link to={vaultPaths.add({ accountId: named })}>{t("upload")}</Link>}
          >
            {t("noneText")}
          </EmptyState>
        )}
        {mayMake && (search || more) && (
          <SearchForm
            action={vaultPaths.newShare()}
            query={{ search }}
            label={t("searchLabel")}
            maxLength={100}
            submit={t("search")}
            clear={{ to: vaultPaths.newShare({ accountId: named }), label: t("all") }}
          >
            {named !== undefined && <input type="hidden" name="account_id" value={named} />}
          </SearchForm>
        )}
        {mayMake && (total > 0 || search) && <ShareForm page={page} answer={answer} />}
        <p>
          <Link to={vaultPaths.shares(named)}>{t("toList")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
