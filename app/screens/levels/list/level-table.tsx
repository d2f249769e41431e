import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { LevelRow } from "../levels-page.server";
import { levelPages } from "../words";

/** The staff's list of levels. */
export function LevelTable({ rows }: { rows: readonly LevelRow[] }) {
  const t = useWords(levelPages);
  const columns: readonly Column<LevelRow>[] = [
    {
      key: "level",
      header: t("columnLevel"),
      isRowHeader: true,
      cell: ({ id, name, audience }) => (
        <>
          <Link to={paths.adminLevel(id)} className="queue-name">
            {name}
          </Link>
          <div className="hint text-sm">
            {id}, {t(`audience.${audience}`)}
          </div>
        </>
      ),
    },
    { key: "join", header: t("columnJoin"), isFigure: true, cell: ({ joining }) => joining },
    {
      key: "renewal",
      header: t("columnRenewal"),
      isFigure: true,
      cell: ({ renewal, renewsAs }) => renewal || t("noRenewal", { name: renewsAs }),
    },
    { key: "early", header: t("columnEarly"), isFigure: true, cell: ({ discount }) => discount },
    {
      key: "upgrade",
      header: t("columnUpgrade"),
      isWhole: true,
      cell: ({ upgrade }) => (upgrade ? t("upgradeTo", upgrade) : t("none")),
    },
  ];
  const caption = t("caption", { count: rows.length });
  return (
    <Table
      isWork
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}
