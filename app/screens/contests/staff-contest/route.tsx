import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { entryStates } from "#modules/contest/contract";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { paths } from "~/http/paths";
import { BarTable } from "~/ui/bar-table";
import { ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/details";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { entriesPage } from "../contest-pages.server";
import { contestStaffMessages } from "../staff-contest-words";
import { EntryTable } from "./entry-table";

/** More of them are folded away above the entries. */
const OPEN_WEEKS = 8;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return entriesPage(context, request, params.id);
}

export default function ContestEntries() {
  const { contest, state, rows, weeks, ...list } = useLoaderData<typeof loader>();
  const t = useWords(contestStaffMessages);
  const { id, title, entries } = contest;
  const sent = weeks.reduce((sum, week) => sum + week.entries, 0);
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
      {sent > 0 && (
        <Fold
          title={t("weeks")}
          level={2}
          id="weeks"
          note={t("weeksNote", { count: sent })}
          isOpen={weeks.length <= OPEN_WEEKS}
        >
          <BarTable
            caption={t("weeks")}
            isCaptionHidden
            nameHeader={t("columnWeek")}
            figureHeader={t("columnEntries")}
            bars={weeks.map((week) => ({
              key: week.from,
              name: week.name,
              figure: String(week.entries),
              share: week.share,
            }))}
          />
        </Fold>
      )}
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
