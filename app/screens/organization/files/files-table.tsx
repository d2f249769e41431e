import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { EmptyState, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import { filesMessages } from "./words";

export interface FileRow {
  readonly id: number;
  readonly name: string;
  /** As people read it. */
  readonly size: string;
  readonly date: string;
}

/** What an organization has uploaded, to download it again. */
export function FilesTable({ files }: { files: readonly FileRow[] }) {
  const t = translator(filesMessages, useUi().locale);
  return (
    <Table
      caption={t("list")}
      isCaptionHidden
      rows={files}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      columns={[
        {
          key: "name",
          header: t("name"),
          cell: ({ id, name }) => (
            <a href={paths.file(id)} className="file-name">
              {name}
            </a>
          ),
          isRowHeader: true,
        },
        { key: "number", header: t("number"), cell: ({ id }) => id, isFigure: true },
        { key: "size", header: t("size"), cell: ({ size }) => size, isFigure: true },
        { key: "date", header: t("date"), cell: ({ date }) => date },
      ]}
    />
  );
}
