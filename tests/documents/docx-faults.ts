import { posix } from "node:path";
import { unescapeMarkup, unzip } from "./text";

/**
 * What is wrong with the inside of a Word file, by ECMA-376: parts, types and relations, ids and
 * references, and the order of what is in the properties of paragraphs and runs.
 */
export function docxFaults(file: Buffer): string[] {
  const parts = new Map(
    [...unzip(file)].map(([name, bytes]) => [name, bytes.toString("utf8")] as const),
  );
  const xml = [...parts].filter(([name]) => /\.(xml|rels)$/.test(name));
  return [
    ...required.filter((name) => !parts.has(name)).map((name) => `${name} is missing`),
    ...xml.flatMap(([name, text]) => [...nestingFaults(text)].map((fault) => `${name}: ${fault}`)),
    ...typeFaults(parts),
    ...relationFaults(parts),
    ...referenceFaults(parts),
    ...orderFaults(parts.get("word/document.xml") ?? ""),
  ];
}

type Parts = ReadonlyMap<string, string>;

const required = [
  "[Content_Types].xml",
  "_rels/.rels",
  "docProps/core.xml",
  "word/document.xml",
  "word/styles.xml",
  "word/numbering.xml",
  "word/settings.xml",
  "word/_rels/document.xml.rels",
];

const tags = /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g;

/** Tags that are not closed in order, and signs that XML cannot hold. */
function* nestingFaults(text: string): Generator<string> {
  const open: string[] = [];
  for (const [, isEnd, name = "", , isEmpty] of text.matchAll(tags)) {
    if (isEnd && open.pop() !== name) yield `</${name}> closes another`;
    else if (!isEnd && !isEmpty) open.push(name);
  }
  if (open.length > 0) yield `<${open[0]}> is not closed`;
  if (/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)) yield "an impossible character";
  if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) yield "a bare ampersand";
  if (/<(?![?!/]?[a-z])/i.test(text)) yield "a bare angle bracket";
}

function typeFaults(parts: Parts): string[] {
  const types = parts.get("[Content_Types].xml") ?? "";
  const extensions = new Set([...types.matchAll(/Extension="([^"]+)"/g)].map(([, name]) => name));
  const names = new Set([...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name));
  return [
    ...[...parts.keys()]
      .filter((name) => name !== "[Content_Types].xml" && !name.endsWith("/"))
      .filter((name) => !names.has(name) && !extensions.has(name.split(".").at(-1)))
      .map((name) => `${name} has no type`),
    ...[...names].filter((name) => name && !parts.has(name)).map((name) => `no part ${name}`),
  ];
}

function relationFaults(parts: Parts): string[] {
  return [...parts].flatMap(([name, text]) => {
    if (!name.endsWith(".rels")) return [];
    const folder = posix.dirname(posix.dirname(name));
    const relations = [...text.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => tag);
    const ids = relations.map((tag) => /\bId="([^"]+)"/.exec(tag)?.[1] ?? "");
    const targets = relations
      .filter((tag) => !tag.includes('TargetMode="External"'))
      .map((tag) => posix.join(folder, /\bTarget="\/?([^"]+)"/.exec(tag)?.[1] ?? ""));
    return [
      ...repeated(ids).map((id) => `${name}: two relations ${id}`),
      ...targets.filter((target) => !parts.has(target)).map((to) => `${name} leads to no ${to}`),
    ];
  });
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = ""]) => id);
const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

/** Bookmarks, numberings and styles that are named and not there, or there twice. */
function referenceFaults(parts: Parts): string[] {
  const body = parts.get("word/document.xml") ?? "";
  const numbering = parts.get("word/numbering.xml") ?? "";
  const styles = parts.get("word/styles.xml") ?? "";
  const bookmarks = all(body, /<w:bookmarkStart[^>]* w:name="([^"]+)"/g);
  const starts = all(body, /<w:bookmarkStart[^>]* w:id="([^"]+)"/g);
  const ends = all(body, /<w:bookmarkEnd[^>]* w:id="([^"]+)"/g);
  const known = {
    numbering: new Set(all(numbering, /<w:num [^>]*w:numId="([^"]+)"/g)),
    styles: new Set(all(styles, /<w:style [^>]*w:styleId="([^"]+)"/g)),
    bookmarks: new Set(bookmarks),
  };
  const fields = [
    ...all(body, /w:anchor="([^"]+)"/g),
    ...all(body, /<w:instrText[^>]*>\s*REF (\S+)/g),
  ];
  return [
    ...repeated(bookmarks).map((name) => `two bookmarks ${name}`),
    ...repeated(starts).map((id) => `two bookmarks with the id ${id}`),
    ...(starts.sort().join() === ends.sort().join() ? [] : ["a bookmark is not closed"]),
    ...bookmarks.filter((name) => name.length > 40).map((name) => `${name} is too long for Word`),
    ...fields
      .filter((name) => !known.bookmarks.has(unescapeMarkup(name)))
      .map((to) => `no bookmark ${to}`),
    ...all(body, /<w:numId w:val="([^"]+)"/g)
      .filter((id) => id !== "0" && !known.numbering.has(id))
      .map((id) => `no numbering ${id}`),
    ...all(body, /<w:(?:p|r|tbl)Style w:val="([^"]+)"/g)
      .filter((id) => !known.styles.has(id))
      .map((id) => `no style ${id}`),
    ...repeated(all(styles, /<w:style [^>]*w:styleId="([^"]+)"/g)).map((id) => `two styles ${id}`),
  ];
}

/** CT_PPr and CT_RPr are sequences: Word repairs, or refuses, what is in another order. */
const orders = {
  pPr: "pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
  rPr: "rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath",
};

function orderFaults(body: string): string[] {
  const faults = Object.entries(orders).flatMap(([name, order]) => {
    const names = order.split(" ");
    return all(body, new RegExp(`<w:${name}>(.*?)</w:${name}>`, "gs")).flatMap((inside) => {
      const flat = inside.replace(/<w:(numPr|tabs|pBdr)>.*?<\/w:\1>/gs, "<w:$1/>");
      const found = all(flat, /<w:(\w+)[ />]/g);
      const places = found.map((child) => names.indexOf(child));
      const isSorted = places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1));
      return isSorted ? [] : [`${name}: ${found.join(" ")}`];
    });
  });
  return [...new Set(faults)];
}
