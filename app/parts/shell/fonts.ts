import sourceSerif from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";

/** Links that fetch the two faces that every page shows before the stylesheet asks for them. */
export const preloadedFonts = [publicSans, sourceSerif].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
