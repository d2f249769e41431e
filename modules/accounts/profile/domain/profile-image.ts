/** The picture at the head of a public profile: its sizes and where they are. */

/** Five sixteenths as high as wide: a banner that leaves the page to what it says. */
const ASPECT = 5 / 16;
export const profileImageWidths = [480, 960, 1600] as const;
export const profileImageFormats = ["webp", "jpeg"] as const;

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

/** Shown where an account has no picture of its own. */
export const SAMPLE_PROFILE_IMAGE = "/storage/profile/sample/public-profile-image.png";

/** The address of a picture; what it shows never changes. */
export const profileImageUrl = (key: string, size: Omit<ProfileImageSize, "height">): string =>
  `/storage/profile/${key}/${profileImageName(size)}`;

/** `srcset` of one format, from the address of any of an upload's pictures; "" for the sample. */
export function profileImageSet(url: string, format: ProfileImageFormat): string {
  const folder = /^(\/storage\/profile\/[\w-]+)\/\d+\.\w+$/.exec(url)?.[1];
  if (!folder) return "";
  return profileImageWidths
    .map((width) => `${folder}/${profileImageName({ width, format })} ${width}w`)
    .join(", ");
}
