import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { headquartersPaths } from "~/http/headquarters-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { StateMap } from "~/parts/state-map/state-map";
import { ButtonLink } from "~/ui/button";
import { Details } from "~/ui/details";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { BoardFilters } from "./board-filters";
import { type BoardData, loadBoard } from "./board-page.server";
import { BoardTable } from "./board-table";
import { CountsTable, VerdictCountsList } from "./verdict-counts";
import { boardPageWords } from "./words";

/** How all chapters stand. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadBoard(context, request);

export default function Board() {
  const data = useLoaderData<typeof loader>() as BoardData;
  const t = useWords(boardPageWords);
  const { head, counts, regions, states, map, total, csv, xlsx, json } = data;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="standing" />
      <PageTitle
        title={t("title")}
        lede={t("lede", { group: head.group })}
        aside={
          head.canEdit && (
            <div className="btn-row">
              <ButtonLink to={data.write} variant="secondary">
                {t("write")}
              </ButtonLink>
              <ButtonLink to={headquartersPaths.newChapter(head.named)} variant="secondary">
                {t("add")}
              </ButtonLink>
            </div>
          )
        }
      />
      <VerdictCountsList counts={counts} />
      <SavedViews data={data} />
      <Parts data={data} />
      {regions.length > 0 && (
        <section className="stack">
          <h2 id="regions">{t("byRegion")}</h2>
          <CountsTable lines={regions} caption={t("byRegion")} nameHeader={t("region")} />
        </section>
      )}
      <BoardFilters data={data} />
      <BoardTable data={data} />
      {total > 0 && (
        <section className="stack">
          <h2 id="export">{t("export")}</h2>
          <p className="hint">{t("exportHint")}</p>
          <p className="btn-row">
            <DownloadLink to={csv}>{t("exportCsv")}</DownloadLink>
            <DownloadLink to={xlsx}>{t("exportXlsx")}</DownloadLink>
          </p>
          <p className="hint">
            {t("exportJsonHint")} <a href={json}>{t("exportJson")}</a>
          </p>
        </section>
      )}
      {states.length > 0 && (
        <section className="stack">
          <h2 id="map">{t("map")}</h2>
          <p className="hint">{t("mapHint")}</p>
          <StateMap rows={map} label={t("mapLabel")} />
          <Details summary={t("byState")}>
            <CountsTable lines={states} caption={t("byState")} nameHeader={t("state")} />
          </Details>
        </section>
      )}
    </Page>
  );
}

/** What is below on this long page. */
function Parts({ data: { total, regions, states } }: { data: BoardData }) {
  const t = useWords(boardPageWords);
  const parts = [
    ...(regions.length > 0 ? ([["regions", t("byRegion")]] as const) : []),
    ["chapters", t("caption", { count: total })],
    ...(total > 0 ? ([["export", t("export")]] as const) : []),
    ...(states.length > 0 ? ([["map", t("map")]] as const) : []),
  ] as const;
  return (
    <nav aria-label={t("parts")}>
      <ul className="link-row">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="tap">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The person's own views, and what saves the one that is shown. */
function SavedViews({ data: { views, head, isNarrowed, saveView, sort } }: { data: BoardData }) {
  const t = useWords(boardPageWords);
  const maySave = isNarrowed || sort.by !== "verdict" || sort.isDescending;
  if (views.length === 0 && !maySave) return null;
  return (
    <nav aria-label={t("views")}>
      <ul className="link-row">
        {views.map(({ id, name, to }) => (
          <li key={id}>
            <Link to={to} className="tap">
              {name}
            </Link>
          </li>
        ))}
        {maySave && (
          <li>
            <Link to={saveView} className="tap">
              {t("viewsSave")}
            </Link>
          </li>
        )}
        {views.length > 0 && (
          <li>
            <Link to={headquartersPaths.views(head.named)} className="tap">
              {t("viewsAll")}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
