import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { useWords } from "~/ui/ui-context";
import { readOwnBylaws } from "../bylaws-lists.server";
import { bylawsListMessages } from "../bylaws-lists-words";
import { OwnBylawsTable } from "./own-bylaws-table";

/** The bylaws among the papers of an account. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return readOwnBylaws(context, request, accountId);
}

export default function OwnBylaws() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(bylawsListMessages);
  const { accountId, accountName: name, total } = list;
  return (
    <Page className="stack">
      <PageTitle
        title={t("title")}
        lede={t("lede", { name })}
        aside={
          total > 0 && <ButtonLink to={paths.bylawsStartOf(accountId)}>{t("make")}</ButtonLink>
        }
      />
      <OwnBylawsTable {...list} />
      <Pager answer={list} urlOf={(page) => paths.ownBylaws({ accountId, page })} />
    </Page>
  );
}
