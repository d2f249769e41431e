import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPapers } from "~/components/bylaws-papers/papers.server";
import { PapersTable } from "~/components/bylaws-papers/papers-table";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { useWords } from "~/components/ui/ui-context";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { bylawsPapersMessages } from "~/messages/bylaws-papers";

/** The bylaws among the papers of an account. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return readPapers(context, request, accountId);
}

export default function OwnBylaws() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(bylawsPapersMessages);
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
      <PapersTable {...list} />
      <Pager answer={list} urlOf={(page) => paths.ownBylaws({ accountId, page })} />
    </Page>
  );
}
