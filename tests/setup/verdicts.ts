import { existsSync, readFileSync } from "node:fs";

const fixture = (name: string) => new URL(`../fixtures/${name}.json`, import.meta.url);
const source = (name: string) => new URL(`../../../shared/data/${name}.json`, import.meta.url);

/** A table of cases with the verdict that we expect of each. */
export const verdicts = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(fixture(name), "utf8")) as Row[];

/** The cases as their source has them; undefined where the source is not at hand. */
export function sourceCases<Shape>(name: string): Shape | undefined {
  const file = source(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Shape) : undefined;
}

/** How a case is named in a test's title: whatever cannot be seen is written out. */
export const visibly = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
