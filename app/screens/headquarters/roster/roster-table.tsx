import { Link } from "@remix-run/react";
import { rosterPaths } from "~/http/roster-paths";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { RosterData, ShownRosterRow } from "./roster-page.server";
import { rosterWords } from "./words";

function useColumns(): readonly Column<ShownRosterRow>[] {
  const t = useWords(rosterWords);
  return [
    {
      key: "chapter",
      header: t("chapter"),
      isRowHeader: true,
      cell: (row) => <ChapterName row={row} />,
    },
    {
      key: "stands",
      header: t("stands"),
      isLong: true,
      cell: ({ name, kind, reasons, hints, add }) => (
        <>
          <strong>{kind}</strong>
          {reasons.map((text) => (
            <div key={text}>{text}</div>
          ))}
          {hints.map((text) => (
            <div key={text} className="hint">
              {text}
            </div>
          ))}
          {add && (
            <Link to={add} className="tap">
              {t("add")} <span className="sr-only">{name}</span>
            </Link>
          )}
        </>
      ),
    },
    {
      key: "decided",
      header: t("decided"),
      isLong: true,
      cell: ({ decided, again }) => (
        <>
          {decided}
          {again && <div className="hint">{again}</div>}
        </>
      ),
    },
  ];
}

/** The name, with a box for whoever may decide. */
function ChapterName({ row: { id, seen, name, about } }: { row: ShownRosterRow }) {
  const boxId = `row-${id}`;
  return (
    <div className="queue-name">
      {seen === "" ? (
        name
      ) : (
        <div className="choice">
          <input type="checkbox" id={boxId} name="rows" value={seen} />
          <label htmlFor={boxId}>{name}</label>
        </div>
      )}
      <div className="hint">{about}</div>
    </div>
  );
}

/** A page of the chapters, or what to do when there are none. */
export function RosterTable(data: RosterData) {
  const t = useWords(rosterWords);
  const { head, show, search, total } = data;
  const accountId = head.named;
  const isDone = show === "open" && search === "";
  return (
    <>
      <h2 className="sr-only">{t("results")}</h2>
      <PagedTable
        list={data}
        urlOf={(page) => rosterPaths.roster({ accountId, show, search, page })}
        caption={t("caption", { count: total })}
        columns={useColumns()}
        empty={
          <EmptyState title={t(isDone ? "empty.open" : "empty")}>
            {t(isDone ? "empty.openText" : "emptyText")}
          </EmptyState>
        }
      />
    </>
  );
}
