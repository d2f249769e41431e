import { profileImageSet, SAMPLE_PROFILE_IMAGE } from "#modules/accounts/contract";

export interface HeaderPictureProps {
  /** The account's `public_profile_image`; "" shows the sample. */
  url: string;
  /** What is seen, for those who do not see it; "" for the sample, which says nothing. */
  alt: string;
}

/** The picture at the head of a public profile, in the width that the screen needs. */
export function HeaderPicture({ url, alt }: HeaderPictureProps) {
  const sizes = "(min-width: 70rem) 66rem, 100vw";
  const frame = { width: 1600, height: 500, className: "header-picture" };
  if (!url) return <img {...frame} src={SAMPLE_PROFILE_IMAGE} alt="" />;
  return (
    <picture>
      <source type="image/webp" srcSet={profileImageSet(url, "webp")} sizes={sizes} />
      <img {...frame} src={url} srcSet={profileImageSet(url, "jpeg")} sizes={sizes} alt={alt} />
    </picture>
  );
}
