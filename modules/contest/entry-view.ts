import type { ContestEntry } from "#modules/platform/generated/prisma/client";
import type { ContestKind, EntryState, EntryType } from "./domain/entry-types";
import type { ShownMedia } from "./domain/shown-files";
import type { EntryView, ShownEntry, ShownWinner } from "./views";

/** Written by `prepareMedia` alone. Of what is in quarantine nobody sees anything. */
const shownMedia = (row: ContestEntry) =>
  row.quarantinedAt ? null : (row.media as ShownMedia | null);

/** What anybody may see of an approved entry. */
export function shownEntry(row: ContestEntry): ShownEntry {
  const { id, organization, message, altText, mediaKey } = row;
  const shown = shownMedia(row);
  const media = shown && mediaKey ? { key: mediaKey, ...sizesOf(shown) } : null;
  return { id, organization, message, altText, media };
}

/** The same of one that has won. */
export const shownWinner = (row: ContestEntry): ShownWinner => ({
  ...shownEntry(row),
  place: row.place ?? 0,
  placeTitle: row.placeTitle,
});

const sizesOf = ({ width, height, clip }: ShownMedia) => ({ width, height, clip });

type Row = ContestEntry & { readonly contest: { readonly title: string; readonly kind: string } };

/** An entry for staff. The database knows the states, kinds and types of `entry-types` alone. */
export function entryView(row: Row, alike: number): EntryView {
  const { contestId, email, isMember, hasRelease, counts, lostPlace, reason } = row;
  const media = shownMedia(row);
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
    lostPlace,
    place: row.place,
    placeTitle: row.placeTitle,
    alike,
    reason,
    fileName: row.fileName ?? "",
    fileSize: row.fileSize ?? 0,
    mediaState: row.quarantinedAt ? "quarantined" : (row.mediaState as EntryView["mediaState"]),
    seconds: media?.seconds ?? null,
    claimedSeconds: media?.claimedSeconds ?? null,
    sentAt: row.createdAt,
  };
}
