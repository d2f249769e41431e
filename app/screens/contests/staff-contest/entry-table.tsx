import { Link } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { EntryRow } from "../contest-pages.server";
import { EntryPicture } from "../entry-picture";
import { contestStaffMessages } from "../staff-contest-words";

/** Entries in one state, with what to know before deciding. */
export function EntryTable({ rows }: { rows: readonly EntryRow[] }) {
  const t = useWords(contestStaffMessages);
  const columns: readonly Column<EntryRow>[] = [
    {
      key: "picture",
      header: t("columnPicture"),
      cell: (entry) => (
        <div className="entry-thumb">
          {entry.media ? (
            <EntryPicture
              entry={{ ...entry, media: { ...entry.media, clip: null } }}
              kind={entry.kind}
              sizes="120px"
            />
          ) : (
            entry.mediaState !== "ready" && t(`media.${entry.mediaState}`)
          )}
        </div>
      ),
    },
    {
      key: "sender",
      header: t("columnSender"),
      isRowHeader: true,
      // Notes and a second link below the name.
      isWhole: true,
      cell: ({ id, organization, isMember, counts, hasRelease, placeTitle, alike }) => (
        <>
          <Link to={contestStaffPaths.entry(id)} className="queue-name">
            {organization}
          </Link>
          <div className="hint text-sm">
            {[
              placeTitle,
              isMember && t("member"),
              !counts && t("overLimit"),
              !hasRelease && t("noRelease"),
            ]
              .filter(Boolean)
              .join(", ")}
          </div>
          {alike > 0 && (
            <Link to={contestStaffPaths.entryAlike(id)} className="small-link">
              {t(alike === 1 ? "alike.one" : "alike.more", { count: alike })}
            </Link>
          )}
        </>
      ),
    },
    {
      key: "message",
      header: t("columnMessage"),
      isLong: true,
      isWhole: true,
      cell: ({ message }) => message,
    },
    { key: "sent", header: t("columnSent"), isDate: true, cell: ({ sent }) => sent },
  ];
  return (
    <Table
      isWork
      caption={t("entriesCaption")}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("noneTitle")}>{t("none")}</EmptyState>}
    />
  );
}
