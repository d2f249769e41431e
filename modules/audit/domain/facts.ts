import type { TrailFact } from "../views";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Box = { readonly [key: string]: Json };

/** The names under which commands keep what something was, and what it became. */
const pairs = [
  ["before", "after"],
  ["from", "to"],
] as const;

const isBox = (value: unknown): value is Box =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** "priceCents" and "price_cents" as people write it: "price cents". */
const inWords = (key: string) =>
  key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase()
    .replaceAll(/\bein\b/g, "EIN");

const labelOf = (path: readonly string[]) => path.map(inWords).join(", ");

function textOf(value: Json | undefined): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  return isBox(value) ? partsOf(value) : value.map(textOf).join("; ") || "nothing";
}

/** The parts of one thing of a list: "name Ada, amount 12". */
const partsOf = (box: Box): string =>
  Object.entries(box)
    .map(([key, value]) => `${inWords(key)} ${textOf(value)}`)
    .join(", ") || "nothing";

/** What an entry's data say, one thing a line; what stayed as it was is left out. */
export function factsOf(data: unknown): readonly TrailFact[] {
  return isBox(data) ? factsIn(data, []) : [];
}

function factsIn(box: Box, path: readonly string[]): readonly TrailFact[] {
  const pair = pairs.find(([before, after]) => before in box && after in box);
  const changes = pair ? changesOf(box[pair[0]], box[pair[1]], path) : [];
  const rest = Object.entries(box).filter(([key]) => !pair?.some((one) => one === key));
  const others = rest.flatMap(([key, value]) =>
    isBox(value)
      ? factsIn(value, [...path, key])
      : [{ label: labelOf([...path, key]), value: textOf(value) }],
  );
  return [...changes, ...others];
}

function changesOf(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[],
): readonly TrailFact[] {
  if (isBox(before) && isBox(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesOf(before[key], after[key], [...path, key]));
  }
  const was = textOf(before);
  const value = textOf(after);
  return was === value ? [] : [{ label: labelOf(path) || "changed", before: was, value }];
}
