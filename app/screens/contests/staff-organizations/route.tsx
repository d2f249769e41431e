import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { useWords } from "~/ui/ui-context";
import { contestOf } from "../contest-pages.server";
import { contestWinnersMessages } from "../contest-winners-words";
import { AskMerge, MergePreview } from "./merge-forms";
import { AlikePairs, MergeTable, OrganizationTable } from "./organization-tables";
import { organizationsPage, saveOrganizations } from "./organizations-page.server";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return organizationsPage(context, request, params.id);
}

/** Merges two organizations, or takes a merge back. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { id } = await contestOf(context, params.id);
  const saved = await saveOrganizations(context, id);
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const to = contestStaffPaths.organizations(id);
  return answerDone(context, { json: saved.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ContestOrganizations() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const answer = aboutFields(refused);
  const t = useWords(contestWinnersMessages);
  const { contest, preview, asked } = page;
  const { id, title } = contest;
  const refusal = preview?.refusal;
  return (
    <Page className="stack">
      <p>
        <Link to={contestStaffPaths.contest(id)}>{t("backToContest", { title })}</Link>
      </p>
      <PageTitle
        title={t("organizationsTitle", { title })}
        lede={t("organizationsLede")}
        answer={refused ?? refusal}
      />
      <RefusedNotice answer={refused} />
      {preview?.plan && <MergePreview contest={contest} plan={preview.plan} answer={answer} />}
      <AlikePairs contest={contest} alike={page.alike} />
      <AskMerge contest={contest} asked={asked} errors={refusal?.errors ?? {}} />
      <OrganizationTable rows={page.rows} />
      <Pager
        answer={page}
        urlOf={(number) => contestStaffPaths.organizations(id, { page: number })}
      />
      <MergeTable merges={page.merges} answer={answer} />
    </Page>
  );
}
