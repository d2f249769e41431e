import { Link } from "@remix-run/react";
import { vaultPaths } from "~/http/vault-paths";
import { Icon } from "~/ui/icons";
import type { PagedTableProps } from "~/ui/paged-table";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { filesMessages } from "./words";

export interface FileRow {
  readonly id: number;
  readonly title: string;
  /** The file's name, where the title is another. */
  readonly name: string;
  readonly category: string;
  readonly isPrivate: boolean;
  readonly isQuarantined: boolean;
  readonly version: number;
  /** As people read it. */
  readonly size: string;
  readonly date: string;
}

export interface FilesTableProps extends Pick<PagedTableProps<FileRow>, "list" | "urlOf"> {
  /** Whether there is any paper at all. */
  hasAny: boolean;
}

/** The papers of an organization, to find one and download it. */
export function FilesTable({ list, urlOf, hasAny }: FilesTableProps) {
  const t = useWords(filesMessages);
  const [none, noneText] = hasAny
    ? [t("noneFound"), t("noneFoundText")]
    : [t("none"), t("noneText")];
  return (
    <>
      <Table
        caption={t("list")}
        isCaptionHidden
        rows={list.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={none}>{noneText}</EmptyState>}
        columns={[
          { key: "name", header: t("name"), cell: (row) => <Name {...row} />, isRowHeader: true },
          { key: "number", header: t("number"), cell: ({ id }) => id, isFigure: true },
          {
            key: "category",
            header: t("category"),
            cell: ({ category }) => category,
            isLong: true,
          },
          { key: "date", header: t("date"), cell: ({ date }) => date },
          {
            key: "download",
            header: t("download"),
            cell: ({ id, title, size, isQuarantined }) => (
              <>
                {!isQuarantined && (
                  <a
                    href={vaultPaths.download(id)}
                    className="tap"
                    aria-label={t("downloadOf", { name: title })}
                  >
                    {t("download")}
                  </a>
                )}{" "}
                <span className="hint">{size}</span>
              </>
            ),
          },
        ]}
      />
      <Pager answer={list} urlOf={urlOf} />
    </>
  );
}

function Name({ id, title, name, isPrivate, version, isQuarantined }: FileRow) {
  const t = useWords(filesMessages);
  const notes = [name, version > 1 && t("version", { version }), isPrivate && t("private")];
  const said = notes.filter((note) => note !== false && note !== "");
  return (
    <>
      <Link to={vaultPaths.paper(id)} className="file-name">
        {title}
      </Link>
      {said.length > 0 && <span className="hint block">{said.join(" · ")}</span>}
      {isQuarantined && (
        <span className="flex items-start gap-2">
          <Icon name="warning" />
          <span>{t("quarantined")}</span>
        </span>
      )}
    </>
  );
}
