import { photoWidths } from "#modules/platform/media/widths";

/** Where what is shown of an entry lies: `<folder>/<random key>/<name>`. */
export const shownFolder = "contest-shown";

/** Every name under which something of an entry may be shown. */
export const shownNames: readonly string[] = [
  ...photoWidths.flatMap((width) => [`${width}.webp`, `${width}.jpeg`]),
  "thumbnail.png",
  "clip.mp4",
  "clip.webm",
];

/** Under which keys everything that may be shown of an entry lies. */
export const shownKeys = (mediaKey: string): readonly string[] =>
  shownNames.map((name) => `${shownFolder}/${mediaKey}/${name}`);

/** What is shown of an entry, as its row keeps it. */
export interface ShownMedia {
  /** In pixels, of the largest picture. */
  readonly width: number;
  readonly height: number;
  /** The name of a video's small film; null where only its picture could be made. */
  readonly clip: "clip.mp4" | "clip.webm" | null;
  /** By what a film holds; null for a photo, and for a film that nobody knows the length of. */
  readonly seconds: number | null;
  /** What a film claims to be long, where it holds less. */
  readonly claimedSeconds?: number;
}
