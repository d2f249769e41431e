// Written by dev/mail-tokens.mjs from app/styles/tokens.css and app/styles/buttons.css.

/** The colours of the design on light grounds. */
export const light = {
  paper: "#faf8f3",
  surface: "#ffffff",
  line: "#ddd8cc",
  ink: "#1b2a26",
  inkSoft: "#53615c",
  evergreen: "#1e5b43",
  onEvergreen: "#ffffff",
} as const;

/** And on dark ones. */
export const dark = {
  paper: "#101916",
  surface: "#17231f",
  line: "#2c3a35",
  ink: "#eaf0ec",
  inkSoft: "#a9b8b1",
  evergreen: "#6fc39b",
  onEvergreen: "#0e1a15",
} as const;

/** How round corners are, in pixels. */
export const radius = 8;

/** The button, with lengths in pixels. */
export const button = {
  fontSize: 16,
  fontWeight: 600,
  minHeight: 44,
  horizontal: 18,
} as const;
