import { Link } from "@remix-run/react";
import { officerPaths } from "~/http/officer-paths";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { officersWords } from "../words";

export interface RosterRow {
  readonly id: number;
  readonly office: string;
  readonly name: string;
  /** E-mail address and telephone, where they are known. */
  readonly reach: readonly string[];
  readonly days: string;
  readonly marks: string;
  readonly isOfficer: boolean;
}

export interface RosterTableProps {
  rows: readonly RosterRow[];
  named: number | undefined;
  caption: string;
  /** Whether letters are made for these terms. */
  hasLetters?: boolean;
}

/** Terms of office, each with its person and days. */
export function RosterTable({ rows, named, caption, hasLetters = false }: RosterTableProps) {
  const t = useWords(officersWords);
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      columns={[
        {
          key: "office",
          header: t("office"),
          cell: ({ id, office }) => <Link to={officerPaths.term(id, named)}>{office}</Link>,
          isRowHeader: true,
        },
        {
          key: "name",
          header: t("name"),
          cell: ({ name, reach }) => (
            <>
              {name}
              {reach.map((one) => (
                <span key={one} className="hint block">
                  {one}
                </span>
              ))}
            </>
          ),
        },
        { key: "term", header: t("term"), cell: ({ days }) => days },
        { key: "marks", header: t("marks"), cell: ({ marks }) => marks || "–" },
        ...(hasLetters
          ? [
              {
                key: "letter",
                header: t("letter"),
                cell: ({ id, name, isOfficer }: RosterRow) =>
                  isOfficer ? (
                    <Link to={officerPaths.letter(id, named)}>
                      {t("toLetter")}
                      <span className="sr-only">: {name}</span>
                    </Link>
                  ) : (
                    "–"
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
