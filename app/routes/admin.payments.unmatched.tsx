import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FindingCard } from "~/components/back-office/finding-card";
import { closeFinding, readUnmatched } from "~/components/back-office/unmatched.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { EmptyState } from "~/components/ui/table";
import { Tabs } from "~/components/ui/tabs";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { backOfficeMessages } from "~/messages/back-office";

export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readUnmatched(context, request);
}

/** Closes a finding: `id` and `note`, what was done about it. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
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
