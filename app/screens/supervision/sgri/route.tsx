import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatLongDate } from "#modules/platform/format";
import { readSgri } from "#modules/supervision/index.server";
import { calendarPaths } from "~/http/calendar-paths";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { found } from "../asked.server";
import { placedDay, ruleWords, windowWords } from "../sgri-window.server";
import { sgriPageWords } from "../sgri-words";
import { SupervisionTabs } from "../supervision-tabs";

/** The reports of a group to the IRS, and which is next. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const { groupLabel, current, rule, reports } = found(context, await readSgri(ctx, accountId));
  return {
    head: await loadHead(context, request),
    named,
    group: groupLabel,
    current: current
      ? {
          year: current.year,
          end: formatLongDate(current.endsOn, ctx),
          isKept: reports.some(({ year }) => year === current.year),
          window: windowWords(ctx, current.window, current.place),
        }
      : null,
    ...ruleWords(ctx, rule),
    reports: reports.map(({ year, state, frozenOn, submittedOn, place, counts }) => ({
      year,
      state,
      frozen: formatLongDate(frozenOn, ctx),
      submitted: placedDay(ctx, submittedOn, place),
      ...counts,
    })),
  };
}

export default function Sgri() {
  const { head, named, group, current, check, source, reports } = useLoaderData<typeof loader>();
  const t = useWords(sgriPageWords);
  const figures = ["added", "left", "changed"] as const;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="supervision" />
      <PageTitle title={t("title")} lede={t("lede", { group })} />
      <SupervisionTabs named={named} current="sgri" />
      {current ? (
        <section className="stack">
          <h2 id="next">{t("next", { date: current.end })}</h2>
          <p>{current.window.join(" ")}</p>
          {check && <p className="hint">{check}</p>}
          {source && (
            <p className="hint">
              {source.url ? <a href={source.url}>{source.text}</a> : source.text}
            </p>
          )}
          <p>
            <ButtonLink to={supervisionPaths.sgriYear(current.year, named)}>
              {t(current.isKept ? "toReport" : "toDraft", { year: current.year })}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <Notice tone="warning" title={t("monthMissing")}>
          <p>{t("monthMissingText")}</p>
          <Link to={calendarPaths.facts(named)}>{t("toFacts")}</Link>
        </Notice>
      )}
      <h2>{t("reports")}</h2>
      <Table
        caption={t("reports")}
        isCaptionHidden
        rows={reports}
        rowKey={({ year }) => year}
        empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        columns={[
          {
            key: "year",
            header: t("year"),
            isRowHeader: true,
            cell: ({ year }) => (
              <Link to={supervisionPaths.sgriYear(year, named)} className="tap">
                {year}
              </Link>
            ),
          },
          { key: "state", header: t("state"), cell: ({ state }) => t(`state.${state}`) },
          { key: "frozen", header: t("frozen"), cell: ({ frozen }) => frozen },
          { key: "submitted", header: t("submitted"), cell: ({ submitted }) => submitted },
          ...figures.map((figure) => ({
            key: figure,
            header: t(figure),
            isFigure: true,
            cell: (row: (typeof reports)[number]) => row[figure],
          })),
          { key: "list", header: t("included"), isFigure: true, cell: ({ list }) => list },
        ]}
      />
    </Page>
  );
}
