import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

type Read = (path: string) => string | undefined;

const known = new Set(repositoryFiles(/./));
const folders = new Set([...known].flatMap(foldersAbove));
const stored: Read = (path) =>
  known.has(path) ? (path.endsWith(".md") ? textOf(path) : "") : folders.has(path) ? "" : undefined;

/** `a/b/c.md` → `a`, `a/b` */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Markdown without its blocks and spans of code and without its comments, line for line. */
const prose = (markdown: string): string =>
  markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ""))
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "code");

/** Where links and pictures of a page lead, as they are written. */
const targetsOf = (markdown: string): string[] =>
  [...prose(markdown).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm)].map(
    ([, inline, reference]) => inline ?? reference ?? "",
  );

/** The anchors of a page's headings, as GitHub makes them: a second of the same name ends with -1. */
function anchorsOf(markdown: string): Set<string> {
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");
  const anchors = new Set<string>();
  for (const [, heading = ""] of text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The links of a page that lead nowhere; addresses of other sites are not asked. */
function lostLinks(page: string, read: Read): string[] {
  return targetsOf(read(page) ?? "").flatMap((target) => {
    if (/^(https?|mailto):/.test(target)) return [];
    const [path = "", anchor] = decodeURI(target).split("#");
    const file = path === "" ? page : normalize(join(dirname(page), path)).replace(/\/$/, "");
    const text = read(file);
    const isThere = text !== undefined && (anchor === undefined || anchorsOf(text).has(anchor));
    return isThere ? [] : [`${page}: ${target}`];
  });
}

describe("links of Markdown files", () => {
  const pages = [...known].filter((path) => path.endsWith(".md"));

  it("lead to a file or a heading that is there", () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.flatMap((page) => lostLinks(page, stored))).toEqual([]);
  });

  it.each([
    ["a file that is not there", "[a](b.md)"],
    ["a picture that is not there", "![a](pictures/a.png)"],
    ["a heading of another page that is not there", "[a](there.md#no)"],
    ["an own heading that is not there", "[a](#no)"],
    ["a file above the repository", "[a](../../README.md)"],
    ["a file that is named apart", "[a]\n\n[a]: b.md"],
    ["a file after words in brackets", "([one](there.md), [two](not-there.md))"],
  ])("would be found: %s", (_name, markdown) => {
    const files = new Map([
      ["docs/page.md", markdown],
      ["docs/there.md", "# There"],
    ]);
    expect(lostLinks("docs/page.md", (path) => files.get(path))).toHaveLength(1);
  });

  it("are read outside code, and lead to headings as GitHub names them", () => {
    const markdown = [
      "# What `npm start` does: all, in [one](x.md)",
      "## Twice\n## Twice",
      "```\n# no heading [a](b.md)\n```",
      "`[a](b.md)` <!-- [a](b.md) -->",
      "[a](#what-npm-start-does-all-in-one) [b](#twice-1) [c](page.md#twice) [d](x.md) [e](.)",
      "[f](https://example.com/b.md)",
    ].join("\n\n");
    const files = new Map([
      ["docs", ""],
      ["docs/page.md", markdown],
      ["docs/x.md", ""],
    ]);
    expect(lostLinks("docs/page.md", (path) => files.get(path))).toEqual([]);
  });
});
