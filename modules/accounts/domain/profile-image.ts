/** The picture at the head of a public profile: its sizes and where they are. */

/** Five sixteenths as high as wide: a banner that leaves the page to what it says. */
const ASPECT = 5 / 16;
export const profileImageWidths = [480, 960, 1600] as const;
export const profileImageFormats = ["webp", "jpeg"] as const;
export type ProfileImageWidth = (typeof profileImageWidths)[number];
export type ProfileImageFormat = (typeof profileImageFormats)[number];

/** The picture in one width and one format. */
export interface ProfileImageSize {
  readonly width: number;
  readonly height: number;
  readonly format: ProfileImageFormat;
}

export const profileImageHeight = (width: number): number => Math.round(width * ASPECT);

/** Every picture that is made of one upload. */
export const profileImageSizes: readonly ProfileImageSize[] = profileImageWidths.flatMap((width) =>
  profileImageFormats.map((format) => ({ width, height: profileImageHeight(width), format })),
);

/** "960.webp": the last part of its address and of its storage key. */
export const profileImageName = ({ width, format }: Omit<ProfileImageSize, "height">): string =>
  `${width}.${format}`;

/** Where the pictures of one upload lie in the storage. */
export const profileImageFolder = (key: string): string => `profile/${key}`;
