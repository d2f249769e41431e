import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linesMatching, repositoryFiles, root, textOf } from "./files";

const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
const pages = repositoryFiles(/\.md$/);
/** `npm run x`, and the few that npm runs by their own name. */
const commandOf = (name: string) =>
  /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`;

describe("the README and the pages behind it", () => {
  it("the README is read in a minute: at most 70 lines, with two pictures", () => {
    const text = textOf("README.md");
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(70);
    expect(text.match(/^!\[.+\]\(docs\/pictures\/.+\.(png|webp)\)$/gm)).toHaveLength(2);
  });

  it("its pictures have less than 150 kB each", () => {
    const pictures = repositoryFiles(/^docs\/pictures\//);
    expect(pictures).toHaveLength(2);
    const heavy = pictures.filter((path) => statSync(join(root, path)).size >= 150_000);
    expect(heavy).toEqual([]);
  });

  it("docs/commands.md has every command of package.json", () => {
    const text = textOf("docs/commands.md");
    const told = (name: string) => new RegExp(`\`${commandOf(name)}( --[^\`]*)?\``).test(text);
    expect(Object.keys(scripts).filter((name) => !told(name))).toEqual([]);
  });

  it("every command that a page names is there", () => {
    const unknown = pages.flatMap((path) =>
      [...textOf(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
        .filter(([, name = ""]) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  it("every file that a page names in code is there", () => {
    const known = repositoryFiles(/./);
    const isThere = (name: string) =>
      known.some(
        (path) => path === name || path.startsWith(name.endsWith("/") ? name : `${name}/`),
      );
    const named = pages
      // A record says what was there on its day.
      .filter((path) => !path.startsWith("modules/decisions/"))
      .flatMap((path) =>
        [
          ...textOf(path).matchAll(
            /`((?:app|modules|workers|prisma|dev|tests|docs)\/[\w./[\]-]*)`/g,
          ),
        ]
          .map(([, name = ""]) => name)
          .filter((name) => !isThere(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(named).toEqual([]);
  });

  it("package.json names the licence that is there", () => {
    expect(linesMatching(["package.json"], /"license": "MIT"/)).toHaveLength(1);
    expect(textOf("LICENSE")).toMatch(/^MIT License\n/);
  });
});
