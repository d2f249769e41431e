import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ChapterFilters } from "./chapter-filters";
import { type GroupData, loadGroup, type RenewAnswer, renewChosen } from "./group-page.server";
import { RenewForm } from "./renew-form";
import { groupMessages } from "./words";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadGroup(context, request);

/** Makes the renewal invoices of the chosen chapters. */
export const action = ({ context, request }: ActionFunctionArgs) => renewChosen(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Group() {
  const group = useLoaderData<typeof loader>() as GroupData;
  const answer = useActionData<typeof action>() as RenewAnswer | undefined;
  const t = useWords(groupMessages);
  const { head, label, isBilledAsGroup, accountId } = group;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="renewals" />
      <PageTitle
        title={t("title")}
        lede={t(isBilledAsGroup ? "lede" : "ledeApart", { group: label })}
        answer={answer}
        aside={
          isBilledAsGroup && (
            <ButtonLink variant="secondary" to={paths.paymentsOf(accountId)} reloadDocument>
              {t("pay")}
            </ButtonLink>
          )
        }
      />
      <ChapterFilters {...group} />
      <RenewForm group={group} answer={answer} />
    </Page>
  );
}
