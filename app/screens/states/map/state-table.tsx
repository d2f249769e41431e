import { Link } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { stateWords } from "~/parts/state-registration/words";
import { type Column, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import type { StateRow } from "../worded.server";

const parts = ["articles", "report", "charity", "school", "year"] as const;

/** What is not confirmed steps back, so that figures are found among it. */
const Ask = ({ children }: { children: string }) => <span className="hint">{children}</span>;

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
    ...parts.map((part) => ({
      key: part,
      header: t(part),
      isSpare: (row: StateRow) => row[part] === t("ask"),
      cell: (row: StateRow) => (row[part] === t("ask") ? <Ask>{row[part]}</Ask> : row[part]),
    })),
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
