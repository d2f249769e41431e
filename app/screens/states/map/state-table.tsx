import { Link } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { stateWords } from "~/parts/state-registration/words";
import { type Column, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import type { StateRow } from "../state-views";

/** What every state asks, a line a state; its name leads to all of it. */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  const t = translator(stateWords, useUi().locale);
  const columns: readonly Column<StateRow>[] = [
    {
      key: "state",
      header: t("state"),
      isRowHeader: true,
      cell: ({ state, name }) => (
        <Link to={paths.stateRegistration(state)} className="tap">
          {name}
        </Link>
      ),
    },
    { key: "articles", header: t("articles"), cell: ({ articles }) => articles },
    { key: "report", header: t("report"), cell: ({ report }) => report },
    { key: "charity", header: t("charity"), cell: ({ charity }) => charity },
    { key: "school", header: t("school"), cell: ({ school }) => school },
    { key: "year", header: t("year"), cell: ({ year }) => year },
  ];
  return (
    <Table
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ state }) => state}
      empty={null}
    />
  );
}
