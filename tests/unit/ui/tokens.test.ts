import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mailTokens } from "../../../dev/mail-tokens.mjs";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** The colors that a block of the tokens declares, by role. */
function colorsIn(text: string): Record<string, string> {
  const declared = text.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries([...declared].map(([, role = "", hex = ""]) => [role, hex]));
}

const [lightText = "", darkText = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
const light = colorsIn(lightText);
const themes = { light, dark: { ...light, ...colorsIn(darkText) } };

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const tinted = ["gold-soft", "brick-soft", "sky-soft", "evergreen-soft"];
const textPairs = [
  ...[...grounds, ...tinted].map((ground) => ["ink", ground]),
  ...grounds.flatMap((ground) =>
    ["ink-soft", "evergreen", "evergreen-hover", "brick", "sky"].map((role) => [role, ground]),
  ),
  ["gold-ink", "gold-soft"],
  ["ink-soft", "gold-soft"],
  ["ink-soft", "evergreen-soft"],
  ["brick", "brick-soft"],
  ["brick", "gold-soft"],
  ["sky", "sky-soft"],
  ["evergreen", "evergreen-soft"],
  ["on-evergreen", "evergreen"],
  ["on-evergreen", "evergreen-hover"],
  ["on-brick", "brick"],
  ["on-brick", "brick-hover"],
];
const edgePairs = ["edge", "focus", "gold", "evergreen", "brick"].flatMap((role) =>
  grounds.map((ground) => [role, ground]),
);

describe.each(Object.entries(themes))("the %s theme", (_name, colors) => {
  const ratioOf = ([role = "", ground = ""]: string[]) =>
    contrast(colors[role] ?? "", colors[ground] ?? "");

  it.each(textPairs)("%s is legible on %s (4.5:1)", (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)("%s can be made out on %s (3:1)", (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(3);
  });
});

it("every role has a value of its own in the dark theme", () => {
  const dark = colorsIn(darkText);
  expect(Object.keys(light).filter((role) => !(role in dark))).toEqual([]);
});

it("letters have the colors, the radius and the button that pages have", () => {
  const buttons = readFileSync("app/styles/buttons.css", "utf8");
  expect(readFileSync("modules/platform/mail/tokens.ts", "utf8")).toBe(mailTokens(css, buttons));
});

it("no style names a color that is not a role", () => {
  const named = [
    "base",
    "buttons",
    "controls",
    "fields",
    "messages",
    "shell",
    "data",
    "steps",
  ].flatMap((name) =>
    [...readFileSync(`app/styles/${name}.css`, "utf8").matchAll(/#[0-9a-f]{3,8}\b/gi)].map(
      ([hex]) => `${name}: ${hex}`,
    ),
  );
  // Selected text is dark on gold in both themes.
  expect(named).toEqual(["base: #1b2a26"]);
});
