import type { ShownEntry } from "#modules/contest/contract";
import { photoWidths } from "#modules/platform/media/widths";
import { paths } from "~/http/paths";

interface EntryPictureProps {
  entry: Pick<ShownEntry, "altText" | "media">;
  kind: "photo" | "video";
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
}

/** What is shown of an entry: a photo in the width that fits, a video with its picture. */
export function EntryPicture({ entry: { media, altText }, kind, sizes }: EntryPictureProps) {
  if (!media) return null;
  const { key, width, height, clip } = media;
  const at = (name: string) => paths.contestMedia(key, name);
  if (kind === "video" && clip) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: senders give no captions; the words are beside the film
      <video
        className="entry-picture"
        controls
        preload="none"
        width={width}
        height={height}
        poster={at("thumbnail.png")}
        src={at(clip)}
        aria-label={altText}
      />
    );
  }
  const frame = {
    className: "entry-picture",
    width,
    height,
    loading: "lazy",
  } as const;
  if (kind === "video") return <img {...frame} alt={altText} src={at("thumbnail.png")} />;
  const set = (format: string) => photoWidths.map((of) => `${at(`${of}.${format}`)} ${of}w`).join();
  return (
    <picture>
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img {...frame} alt={altText} src={at("960.jpeg")} srcSet={set("jpeg")} sizes={sizes} />
    </picture>
  );
}
