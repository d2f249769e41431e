import type { ContestKind, ShownEntry, ShownWinner } from "#modules/contest/contract";
import { useWords } from "~/ui/ui-context";
import { EntryPicture } from "../entry-picture";
import { galleryMessages } from "./words";

interface GalleryFigureProps {
  entry: ShownEntry | ShownWinner;
  kind: ContestKind;
  /** How wide it stands, for the browser to choose by. */
  sizes: string;
}

/** An entry as the public sees it; one that has won says so. */
export function GalleryFigure({ entry, kind, sizes }: GalleryFigureProps) {
  const t = useWords(galleryMessages);
  return (
    <figure>
      <EntryPicture entry={entry} kind={kind} sizes={sizes} />
      <figcaption>
        {"placeTitle" in entry && <strong className="entry-place">{entry.placeTitle}</strong>}
        <span className="hint">{t("by", entry)}</span>
        {entry.message && <p className="entry-rules">{entry.message}</p>}
      </figcaption>
    </figure>
  );
}
