import type { ContestEntry } from "#modules/platform/generated/prisma/client";
import type { ContestKind, EntryState, EntryType } from "./domain/entry-types";
import type { ShownMedia } from "./domain/shown-files";
import type { EntryView, ShownEntry } from "./views";

/** What anybody may see of an approved entry. */
export function shownEntry(row: ContestEntry): ShownEntry {
  const { id, organization, message, altText, mediaKey } = row;
  // Written by `prepareMedia` alone.
  const shown = row.media as ShownMedia | null;
  const media = shown && mediaKey ? { key: mediaKey, ...sizesOf(shown) } : null;
  return { id, organization, message, altText, media };
}

const sizesOf = ({ width, height, clip }: ShownMedia) => ({ width, height, clip });

type Row = ContestEntry & { readonly contest: { readonly title: string; readonly kind: string } };

/** An entry for staff. The database knows the states, kinds and types of `entry-types` alone. */
export function entryView(row: Row): EntryView {
  const { contestId, email, isMember, hasRelease, counts, reason } = row;
  return {
    ...shownEntry(row),
    contestId,
    contestTitle: row.contest.title,
    kind: row.contest.kind as ContestKind,
    state: row.state as EntryState,
    email,
    type: row.type as EntryType,
    isMember,
    hasRelease,
    counts,
    reason,
    fileName: row.fileName ?? "",
    fileSize: row.fileSize ?? 0,
    mediaState: row.mediaState as EntryView["mediaState"],
    sentAt: row.createdAt,
  };
}
