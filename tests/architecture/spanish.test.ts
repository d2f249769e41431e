import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import type { Message } from "#modules/platform/messages";
import { isTranslated } from "~/http/language.server";
import { hasMemberWords } from "~/http/page-areas";
import { type Route, routes } from "~/routes";
import { spanish } from "~/wording/spanish.server";
import { spanishOfMembers } from "~/wording/spanish-of-members";
import { repositoryFiles, textOf } from "./files";

type Words = Readonly<Record<string, Message>>;
interface Named {
  readonly name: string;
  readonly en: Words;
}

const files = import.meta.glob<Record<string, unknown>>(
  [
    "/app/**/*{words,messages}.ts",
    "/modules/**/*messages.ts",
    "/modules/**/words.ts",
    "/modules/**/contract.ts",
    "/modules/*/forms/*.server.ts",
  ],
  { eager: true },
);
const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && "en" in value && "name" in value;
/** A catalogue, and that of a form that is declared with both languages. */
const wordsIn = (value: unknown) =>
  typeof value === "object" && value !== null && "words" in value ? [value.words] : [value];
const catalogues = [
  ...new Set(Object.values(files).flatMap((file) => Object.values(file).flatMap(wordsIn))),
].filter(isNamed);
const translations: Readonly<Record<string, Words>> = spanish;

const screensOf = (isMeant: (path: string, route: Route) => boolean): readonly string[] =>
  Object.entries<Route>(routes)
    .filter(([path, route]) => isMeant(path, route))
    .map(([, { screen }]) => `app/screens/${screen}/route.tsx`);
/** Open to anyone, and in English: pages of a member that a link shows to others, tools of development. */
const isEnglish = /^\/(app|account|dev)\//;
const publicScreens = screensOf((path, { opens }) => opens === "anyone" && !isEnglish.test(path));
/** Pages of members that are there in Spanish too. */
const memberScreens = screensOf((path) => hasMemberWords(path) && isTranslated(path));
/** Reached, yet never shown there: words of other pages of members and staff, and labels of their fields. */
const notShown = [
  "app/http/flash-messages.ts",
  "app/parts/page-check/words.ts",
  "app/parts/impersonation/words.ts",
  "modules/platform/staff-messages.ts",
  "app/parts/texts/words.ts",
  "modules/accounts/staff/messages.ts",
  // What letters say, which is signed in English.
  "modules/letters/messages.ts",
];

/** The files that some files reach, through everything but the rooms' server doors. */
function reachedFrom(start: readonly string[]): ReadonlySet<string> {
  const known = new Set(repositoryFiles(/^(app|modules)\/.*\.tsx?$/));
  const reached = new Set(start);
  for (const file of reached) {
    for (const [, from = "", lazily = from] of textOf(file).matchAll(importPattern)) {
      const path = lazily.startsWith(".")
        ? normalize(join(dirname(file), lazily))
        : lazily.replace(/^~\//, "app/").replace(/^#modules\//, "modules/");
      if (/^modules\/(?!platform)[\w-]+\/index\.server$/.test(path)) continue;
      const found = [path, `${path}.ts`, `${path}.tsx`].find((name) => known.has(name));
      if (found) reached.add(found);
    }
  }
  return reached;
}
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?"([^"]+)"|import\("([^"]+)"\)/g;

const parameters = (text: Message | undefined): readonly string[] =>
  [...JSON.stringify(text ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();

describe("Spanish", () => {
  it("has each catalogue that bears a name, and none besides", () => {
    expect(catalogues.map(({ name }) => name).sort()).toEqual(Object.keys(translations).sort());
  });

  it.each(catalogues.map((catalogue) => [catalogue.name, catalogue] as const))(
    "has every word of %s, with the parameters of the English",
    (name, { en }) => {
      const words = translations[name] ?? {};
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        expect([key, new Set(parameters(words[key]))]).toEqual([key, new Set(parameters(text))]);
      }
    },
  );

  it("has every catalogue that a page in Spanish reaches", () => {
    expect(publicScreens.length).toBeGreaterThan(20);
    expect(memberScreens.length).toBeGreaterThan(5);
    const screens = ["app/root.tsx", ...publicScreens, ...memberScreens];
    const missing = [...reachedFrom(screens)].filter((file) => {
      const text = textOf(file);
      const isPart = /^modules\/bylaws\/(generated|templates|variants)\//.test(file);
      const isDeclared = /= defineMessages\(\{(?!\s*name:)/.test(text);
      return isDeclared && !isPart && !notShown.includes(file);
    });
    expect(missing).toEqual([]);
  });

  it("has the words of members apart from those that a page of visitors reaches", () => {
    const ofVisitors = screensOf((path) => !hasMemberWords(path) && isTranslated(path));
    const declared = [...reachedFrom(["app/root.tsx", ...ofVisitors])].flatMap((file) =>
      [...textOf(file).matchAll(/defineMessages\(\{\s*name: "(\w+)"/g)].map(([, name]) => name),
    );
    expect(declared.length).toBeGreaterThan(40);
    expect(Object.keys(spanishOfMembers).filter((name) => declared.includes(name))).toEqual([]);
  });
});
