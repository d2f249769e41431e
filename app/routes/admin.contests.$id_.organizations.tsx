import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { contestOf } from "~/components/contest-staff/contest-pages.server";
import { AskMerge, MergePreview } from "~/components/contest-staff/merge-forms";
import {
  AlikePairs,
  MergeTable,
  OrganizationTable,
} from "~/components/contest-staff/organization-tables";
import {
  organizationsPage,
  saveOrganizations,
} from "~/components/contest-staff/organizations-page.server";
import { aboutFields, RefusedNotice } from "~/components/contest-staff/refused-notice";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { contestWinnersMessages } from "~/messages/contest-winners";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return organizationsPage(context, request, params.id);
}

/** Merges two organizations, or takes a merge back. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
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
