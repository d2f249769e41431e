import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { entryStates } from "#modules/contest/contract";
import { entriesPage } from "~/components/contest-staff/contest-pages.server";
import { EntryTable } from "~/components/contest-staff/entry-table";
import { ButtonLink } from "~/components/ui/button";
import { DownloadLink } from "~/components/ui/download-link";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { Tabs } from "~/components/ui/tabs";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { contestStaffMessages } from "~/messages/contest-staff";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return entriesPage(context, request, params.id);
}

export default function ContestEntries() {
  const { contest, state, rows, ...list } = useLoaderData<typeof loader>();
  const t = useWords(contestStaffMessages);
  const { id, title, entries } = contest;
  return (
    <Page className="stack">
      <p>
        <Link to={contestStaffPaths.list}>{t("backToList")}</Link>
      </p>
      <PageTitle title={t("entriesTitle", { title })} lede={t("days", contest)} />
      <div className="btn-row">
        <ButtonLink to={paths.contestGallery(id)} variant="secondary">
          {t("gallery")}
        </ButtonLink>
        <ButtonLink to={contestStaffPaths.winners(id)} variant="secondary">
          {t("winners")}
        </ButtonLink>
        <ButtonLink to={contestStaffPaths.organizations(id)} variant="secondary">
          {t("organizations")}
        </ButtonLink>
        <DownloadLink to={contestStaffPaths.csv(id)}>{t("export")}</DownloadLink>
        {[false, true].map((isAll) => (
          <DownloadLink key={String(isAll)} to={contestStaffPaths.zip(id, isAll)}>
            {t(isAll ? "zipAll" : "zip")}
          </DownloadLink>
        ))}
      </div>
      <Tabs
        label={t("states")}
        tabs={entryStates.map((one) => ({
          to: contestStaffPaths.contest(id, { state: one }),
          label: `${t(`state.${one}`)} (${entries[one]})`,
          isCurrent: one === state,
        }))}
      />
      <EntryTable rows={rows} />
      <Pager answer={list} urlOf={(page) => contestStaffPaths.contest(id, { state, page })} />
    </Page>
  );
}
