import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState } from "~/ui/table";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { FindingCard } from "./finding-card";
import { closeFinding, readUnmatched } from "./unmatched.server";

export function loader({ context, request }: LoaderFunctionArgs) {
  return readUnmatched(context, request);
}

/** Closes a finding: `id` and `note`, what was done about it. */
export async function action({ context }: ActionFunctionArgs) {
  const closed = await closeFinding(context);
  if (!closed.ok) return refuseForm(context, closed.refusal);
  const to = paths.unmatched();
  return answerDone(context, { json: { status: "closed" }, to, flash: "finding-closed" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Unmatched() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(backOfficeMessages);
  const { rows, isClosed, openCount } = list;
  return (
    <Page className="stack">
      <PageTitle title={t("unmatchedTitle")} lede={t("unmatchedLede")} answer={answer} />
      <Tabs
        label={t("views")}
        tabs={[
          { to: paths.unmatched(), label: t("open", { count: openCount }), isCurrent: !isClosed },
          { to: paths.unmatched({ isClosed: true }), label: t("closed"), isCurrent: isClosed },
        ]}
      />
      {rows.length === 0 && (
        <EmptyState title={t(isClosed ? "noneClosedTitle" : "noneTitle")}>
          {t(isClosed ? "noneClosed" : "none")}
        </EmptyState>
      )}
      {rows.map((finding) => (
        <FindingCard key={finding.id} finding={finding} answer={answer} />
      ))}
      <Pager answer={list} urlOf={(page) => paths.unmatched({ isClosed, page })} />
    </Page>
  );
}
