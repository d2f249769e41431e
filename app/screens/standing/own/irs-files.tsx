import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

export interface IrsFilesProps {
  /** Of the file of exempt organizations. */
  row?: { readonly group: string; readonly subsection: string; readonly date: string } | undefined;
  /** `again` is "" without a reinstatement. */
  revocation?: { readonly date: string; readonly again: string } | undefined;
  /** The date of the list; "" where none is loaded. */
  revocationsAsOf: string;
  notice?: { readonly year: number; readonly date: string } | undefined;
}

/** What each of the IRS's files says about the club's EIN, with its date. */
export function IrsFiles({ row, revocation, revocationsAsOf, notice }: IrsFilesProps) {
  const t = useWords(standingPages);
  const { date = "", again = "" } = revocation ?? {};
  return (
    <section className="stack" aria-labelledby="files">
      <h2 id="files">{t("files")}</h2>
      <DescriptionList
        facts={[
          {
            term: t("file"),
            description: row
              ? t(row.group === "0000" ? "file.alone" : "file.row", row)
              : t("file.none"),
          },
          {
            term: t("revocations"),
            description: revocation
              ? again
                ? t("revocations.reinstated", { date, again })
                : t("revocations.revoked", { date })
              : revocationsAsOf
                ? t("revocations.none", { date: revocationsAsOf })
                : t("revocations.unread"),
          },
          {
            term: t("notices"),
            description: notice ? t("notices.year", notice) : t("notices.none"),
          },
        ]}
      />
    </section>
  );
}
