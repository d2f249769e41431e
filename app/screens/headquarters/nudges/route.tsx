import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listNudges } from "#modules/headquarters/index.server";
import { rowsShown } from "#modules/platform/pagination";
import { loadHead } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { nudgeSharedWords } from "../nudge-words";
import { type ShownNudge, showNudge } from "../shown-nudge.server";
import { nudgesWords } from "./words";

/** The letters of a headquarters to its chapters. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const head = await loadHead(context, request);
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const found = await listNudges(context.ctx, { centralAccountId: head.accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { mayNudge, rows, perPage, total, timeZone } = found.value;
  const paged = { current_page: found.value.page, per_page: perPage, total };
  return {
    ...paged,
    ...rowsShown(paged),
    head,
    mayNudge,
    rows: rows.map((row) => showNudge(context.ctx, row, timeZone)),
  };
}

export default function Nudges() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(nudgesWords);
  const { head, mayNudge } = data;
  const { group, named: accountId } = head;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="nudges" />
      <PageTitle
        title={t("title")}
        lede={t("lede", { group })}
        aside={
          mayNudge && <ButtonLink to={rosterPaths.newNudge({ accountId })}>{t("write")}</ButtonLink>
        }
      />
      <h2 className="sr-only">{t("list")}</h2>
      <PagedTable
        list={data}
        urlOf={(page) => rosterPaths.nudges({ accountId, page })}
        caption={t("list")}
        columns={useColumns(accountId)}
        empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      />
    </Page>
  );
}

function useColumns(accountId: number | undefined): readonly Column<ShownNudge>[] {
  const t = useWords(nudgeSharedWords);
  return [
    {
      key: "subject",
      header: t("subject"),
      isRowHeader: true,
      isWhole: true,
      cell: ({ id, subject, asRead }) => (
        <>
          <Link to={rosterPaths.nudge(id, { accountId })} className="tap">
            {subject}
          </Link>
          {asRead && <div className="hint">{asRead}</div>}
        </>
      ),
    },
    { key: "about", header: t("topic"), isLong: true, cell: ({ about }) => about },
    { key: "state", header: t("state"), cell: ({ state }) => state },
    { key: "when", header: t("when"), isDate: true, cell: ({ when }) => when },
    { key: "by", header: t("by"), cell: ({ by }) => by },
    {
      key: "outcomes",
      header: t("outcomes"),
      isLong: true,
      cell: ({ outcomes }) => outcomes.map((text) => <div key={text}>{text}</div>),
    },
  ];
}
