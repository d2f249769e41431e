// Mail programs know no variables of CSS, so that letters get the colours, the radius and the button of
// the design as values. They are written from the sheets that the pages have, so that both look alike.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const SHEET = "app/styles/tokens.css";
const BUTTONS = "app/styles/buttons.css";
const TARGET = "modules/platform/mail/tokens.ts";
const ROLES = ["paper", "surface", "line", "ink", "ink-soft", "evergreen", "on-evergreen"];
const ROOT_FONT_SIZE = 16;

const camel = (role) => role.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function tokenOf(css, name) {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(css) ?? [];
  if (!value) throw new Error(`${SHEET} has no --${name}`);
  return value;
}

/** A declaration of the pages' button: its lengths in pixels. */
function buttonOf(css, property) {
  const [, rule = ""] = /\.btn \{([^}]*)\}/.exec(css) ?? [];
  const [, value] = new RegExp(`\\s${property}:\\s*([^;]+);`).exec(rule) ?? [];
  if (!value) throw new Error(`${BUTTONS} gives .btn no ${property}`);
  return value
    .split(" ")
    .map((part) => Number.parseFloat(part) * (part.endsWith("rem") ? ROOT_FONT_SIZE : 1));
}

const colorsOf = (css) =>
  ROLES.map((role) => `  ${camel(role)}: "${tokenOf(css, `color-${role}`)}",\n`).join("");

/**
 * The tokens as letters need them.
 * @param {string} css the sheet of the design's tokens
 * @param {string} buttons the sheet with the look of buttons
 */
export function mailTokens(css, buttons) {
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const radius = Number.parseFloat(tokenOf(light, "radius")) * ROOT_FONT_SIZE;
  const [fontSize] = buttonOf(buttons, "font-size");
  const [minHeight] = buttonOf(buttons, "min-height");
  const [, horizontal] = buttonOf(buttons, "padding");
  const [fontWeight] = buttonOf(buttons, "font-weight");
  return `// Written by dev/mail-tokens.mjs from ${SHEET} and ${BUTTONS}.

/** The colours of the design on light grounds. */
export const light = {
${colorsOf(light)}} as const;

/** And on dark ones. */
export const dark = {
${colorsOf(dark)}} as const;

/** How round corners are, in pixels. */
export const radius = ${radius};

/** The button, with lengths in pixels. */
export const button = {
  fontSize: ${fontSize},
  fontWeight: ${fontWeight},
  minHeight: ${minHeight},
  horizontal: ${horizontal},
} as const;
`;
}

/** Brings the letters' tokens up to date. */
export function writeMailTokens(root = ".") {
  const target = path.join(root, TARGET);
  const text = mailTokens(
    ...[SHEET, BUTTONS].map((sheet) => fs.readFileSync(path.join(root, sheet), "utf8")),
  );
  if (fs.existsSync(target) && fs.readFileSync(target, "utf8") === text) return;
  fs.writeFileSync(target, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMailTokens();
