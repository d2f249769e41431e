// Mail programs know no variables of CSS, so that letters get the colours and the radius of the design as
// values. They are written from the sheet that the pages have, so that both look alike.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const SHEET = "app/styles/tokens.css";
const TARGET = "modules/platform/mail/tokens.ts";
const ROLES = ["paper", "surface", "line", "ink", "ink-soft", "evergreen", "on-evergreen"];
const ROOT_FONT_SIZE = 16;

const camel = (role) => role.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function tokenOf(css, name) {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(css) ?? [];
  if (!value) throw new Error(`${SHEET} has no --${name}`);
  return value;
}

const colorsOf = (css) =>
  ROLES.map((role) => `  ${camel(role)}: "${tokenOf(css, `color-${role}`)}",\n`).join("");

/**
 * The tokens as letters need them.
 * @param {string} css the sheet of the design's tokens
 */
export function mailTokens(css) {
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const radius = Number.parseFloat(tokenOf(light, "radius")) * ROOT_FONT_SIZE;
  return `// Written by dev/mail-tokens.mjs from ${SHEET}.

/** The colours of the design on light grounds. */
export const light = {
${colorsOf(light)}} as const;

/** And on dark ones. */
export const dark = {
${colorsOf(dark)}} as const;

/** How round corners are, in pixels. */
export const radius = ${radius};
`;
}

/** Brings the letters' tokens up to date. */
export function writeMailTokens(root = ".") {
  const target = path.join(root, TARGET);
  const text = mailTokens(fs.readFileSync(path.join(root, SHEET), "utf8"));
  if (fs.existsSync(target) && fs.readFileSync(target, "utf8") === text) return;
  fs.writeFileSync(target, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeMailTokens();
