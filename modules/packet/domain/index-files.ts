import { writeCsv } from "#modules/platform/csv";
import type { CivilDate } from "#modules/platform/dates";
import { type Folder, folderNames, folders } from "./folders";

/** A file of a packet, as its index names it. */
export interface IndexedFile {
  readonly path: string;
  readonly title: string;
  readonly folder: Folder;
  /** In words. */
  readonly category: string;
  readonly date: CivilDate;
  readonly sha256: string;
}

/** What the packet has not, in words. */
export interface IndexedMissing {
  readonly folder: Folder;
  readonly title: string;
  /** How it is got. */
  readonly next: string;
}

export interface PacketIndex {
  readonly title: string;
  readonly lede: string;
  readonly files: readonly IndexedFile[];
  readonly missing: readonly IndexedMissing[];
}

export interface IndexWords {
  readonly path: string;
  readonly title: string;
  readonly category: string;
  readonly date: string;
  readonly missing: string;
  readonly next: string;
  readonly nothing: string;
  readonly check: string;
}

/** The index as a spreadsheet: all files, then what is missing, whose path is empty. */
export function indexCsv({ files, missing }: PacketIndex, words: IndexWords): string {
  return writeCsv([
    [words.path, words.title, words.category, words.date, "SHA-256", words.missing],
    ...files.map(({ path, title, category, date, sha256 }) => [
      path,
      title,
      category,
      date,
      sha256,
      "",
    ]),
    ...missing.map(({ folder, title, next }) => ["", title, folders[folder], "", "", next]),
  ]);
}

const markup: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const text = (plain: string) => plain.replaceAll(/[&<>"]/g, (sign) => markup[sign] ?? sign);
const hrefOf = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** The index as a page that opens from the folder: no script, nothing from elsewhere. */
export function indexHtml({ title, lede, files, missing }: PacketIndex, words: IndexWords): string {
  const parts = folderNames.flatMap((folder) => {
    const inside = files.filter((file) => file.folder === folder);
    const lacking = missing.filter((one) => one.folder === folder);
    if (inside.length === 0 && lacking.length === 0) return [];
    return [
      `<h2>${text(folders[folder])}</h2>`,
      inside.length === 0 ? `<p>${text(words.nothing)}</p>` : tableOf(inside, words),
      ...(lacking.length === 0
        ? []
        : [
            `<h3>${text(words.missing)}</h3>`,
            "<dl>",
            ...lacking.map(
              (one) => `<dt>${text(one.title)}</dt><dd>${text(words.next)} ${text(one.next)}</dd>`,
            ),
            "</dl>",
          ]),
    ];
  });
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(title)}</title>`,
    `<style>${style}</style>`,
    "</head>",
    "<body>",
    `<h1>${text(title)}</h1>`,
    `<p>${text(lede)}</p>`,
    ...parts,
    `<p>${text(words.check)}</p>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

const tableOf = (files: readonly IndexedFile[], words: IndexWords): string =>
  [
    `<table><thead><tr><th scope="col">${text(words.title)}</th><th scope="col">${text(words.category)}</th><th scope="col">${text(words.date)}</th></tr></thead><tbody>`,
    ...files.map(
      ({ path, title, category, date }) =>
        `<tr><td><a href="${hrefOf(path)}">${text(title)}</a></td><td>${text(category)}</td><td>${date}</td></tr>`,
    ),
    "</tbody></table>",
  ].join("\n");

const style =
  "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2a26;background:#fff}" +
  "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #ddd8cc;vertical-align:top;overflow-wrap:anywhere}" +
  "dt{font-weight:bold;margin-top:.6rem}dd{margin:0}a{color:#1e5b43}";
