import { Link } from "@remix-run/react";
import { bylawsMessages, bylawsWords } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { ShownBylaws } from "../bylaws-lists.server";
import { bylawsListMessages } from "../bylaws-lists-words";

export interface PapersTableProps {
  accountId: number;
  rows: readonly ShownBylaws[];
  total: number;
}

/** The bylaws of an account, or the way to make some. */
export function OwnBylawsTable({ accountId, rows, total }: PapersTableProps) {
  const t = useWords(bylawsListMessages);
  return (
    <Table
      caption={t("caption", { count: total })}
      isCaptionHidden
      columns={useColumns()}
      rows={rows}
      rowKey={({ hash }) => hash}
      empty={
        <EmptyState
          title={t("emptyTitle")}
          action={<ButtonLink to={paths.bylawsStartOf(accountId)}>{t("make")}</ButtonLink>}
        >
          {t("empty")}
        </EmptyState>
      }
    />
  );
}

function useColumns(): readonly Column<ShownBylaws>[] {
  const t = useWords(bylawsListMessages);
  const words = translator(bylawsMessages, useUi().locale);
  return [
    {
      key: "name",
      header: t("organization"),
      isRowHeader: true,
      cell: ({ hash, variant, name }) => (
        <>
          <Link to={paths.bylawsEdit(variant, hash)} className="queue-name">
            {name}
          </Link>
          <div className="hint text-sm">{words(bylawsWords[variant].title)}</div>
        </>
      ),
    },
    { key: "saved", header: t("saved"), cell: ({ saved }) => saved },
    { key: "version", header: t("version"), isFigure: true, cell: ({ version }) => version },
    {
      key: "documents",
      header: t("documents"),
      cell: ({ hash, name, state }) =>
        state === "failed" ? (
          words("renderFailure")
        ) : (
          <Link to={paths.bylawsView(hash)} aria-label={`${t("viewOnline")}, ${name}`}>
            {t("viewOnline")}
          </Link>
        ),
    },
  ];
}
