import { flesch } from "flesch";
import { type HTMLElement, parse } from "node-html-parser";
import { syllable } from "syllable";
import { type MessageRef, message } from "#modules/platform/messages";
import { pageCheckMessages } from "~/parts/page-check/words";
import type { ReadPage } from "./read-page.server";

export type Weight = "serious" | "minor" | "good";
export interface Finding {
  readonly weight: Weight;
  readonly says: MessageRef;
}

/** What is on a page, and what is right and wrong about it, the heaviest first. */
export interface Judgement {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly words: number;
  /** 0 to 100, easier the higher; undefined for a page in another language, or without a sentence. */
  readonly flesch: number | undefined;
  readonly links: { readonly own: number; readonly others: number };
  readonly findings: readonly Finding[];
}

const weights: readonly Weight[] = ["serious", "minor", "good"];
const say = (weight: Weight, says: MessageRef): Finding => ({ weight, says });
const words = pageCheckMessages;

const attribute = (page: HTMLElement, selector: string, name: string): string =>
  page.querySelector(selector)?.getAttribute(name)?.trim() ?? "";

/** Judges a page as it was sent. The limits are those that search engines show and advise. */
export function judgePage({ status, html }: ReadPage): Judgement {
  const page = parse(html);
  const title = page.querySelector("head title")?.text.trim() ?? "";
  const description = attribute(page, 'meta[name="description"]', "content");
  const canonical = attribute(page, 'link[rel="canonical"]', "href");
  const main = page.querySelector("main") ?? page;
  const text = sentencesOf(main);
  const ease = attribute(page, "html", "lang").startsWith("en") ? easeOf(text) : undefined;
  const count = wordsOf(text).length;
  const hrefs = main.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
  const own = hrefs.filter((href) => /^[/#?]/.test(href)).length;
  const findings = [
    ...(status === 200 ? [] : [say("serious", message(words, "status.bad", { status }))]),
    judgeTitle(title),
    judgeDescription(description),
    judgeHeadings(main),
    judgeLinks(main),
    judgeImages(main),
    count < 100
      ? say("minor", message(words, "words.few", { count }))
      : say("good", message(words, "words.good")),
    ...(ease === undefined ? [] : [judgeEase(ease)]),
    judgeData(page),
    canonical
      ? say("good", message(words, "canonical.good"))
      : say("minor", message(words, "canonical.missing")),
    ...(attribute(page, "html", "lang")
      ? []
      : [say("serious", message(words, "language.missing"))]),
    ...(attribute(page, 'meta[property="og:image"]', "content")
      ? []
      : [say("minor", message(words, "share.missing"))]),
  ].toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
  return {
    title,
    description,
    canonical,
    words: count,
    flesch: ease,
    links: { own, others: hrefs.length - own },
    findings,
  };
}

function judgeTitle(title: string): Finding {
  if (!title) return say("serious", message(words, "title.missing"));
  return title.length < 15 || title.length > 65
    ? say("minor", message(words, "title.length", { count: title.length }))
    : say("good", message(words, "title.good"));
}

function judgeDescription(text: string): Finding {
  if (!text) return say("serious", message(words, "description.missing"));
  return text.length < 50 || text.length > 160
    ? say("minor", message(words, "description.length", { count: text.length }))
    : say("good", message(words, "description.good"));
}

function judgeHeadings(main: HTMLElement): Finding {
  const headings = main.querySelectorAll("h1, h2, h3, h4, h5, h6");
  const count = headings.filter(({ tagName }) => tagName === "H1").length;
  if (count === 0) return say("serious", message(words, "heading.none"));
  if (count > 1) return say("serious", message(words, "heading.several", { count }));
  let level = 0;
  for (const heading of headings) {
    const next = Number(heading.tagName.slice(1));
    if (next > level + 1) {
      return say("minor", message(words, "heading.skipped", { text: heading.text.trim() }));
    }
    level = next;
  }
  return say("good", message(words, "heading.good"));
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute("aria-label") ||
  element.text.trim() ||
  element.querySelector("img")?.getAttribute("alt") ||
  "";

function judgeLinks(main: HTMLElement): Finding {
  const links = main.querySelectorAll("a[href]");
  if (links.length === 0) return say("minor", message(words, "link.none"));
  const count = links.filter((link) => !nameOf(link)).length;
  return count > 0
    ? say("serious", message(words, "link.empty", { count }))
    : say("good", message(words, "link.good"));
}

function judgeImages(main: HTMLElement): Finding {
  const images = main.querySelectorAll("img");
  const count = images.filter((image) => image.getAttribute("alt") === undefined).length;
  return count > 0
    ? say("serious", message(words, "image.unnamed", { count }))
    : say("good", message(words, "image.good"));
}

function judgeEase(ease: number): Finding {
  const score = Math.round(ease);
  if (score < 30) return say("serious", message(words, "flesch.hard", { score }));
  if (score < 50) return say("minor", message(words, "flesch.fair", { score }));
  return say("good", message(words, "flesch.good", { score }));
}

function judgeData(page: HTMLElement): Finding {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length === 0) return say("minor", message(words, "data.none"));
  try {
    const types = blocks.map((block) => String(JSON.parse(block.rawText)["@type"])).join(", ");
    return say("good", message(words, "data.good", { types }));
  } catch {
    return say("serious", message(words, "data.broken"));
  }
}

/** The texts of paragraphs and the like, each as a sentence: a list item often lacks its full stop. */
function sentencesOf(main: HTMLElement): string[] {
  return main
    .querySelectorAll("h1, h2, h3, p, li, dd, dt, td, th, label, legend, summary")
    .filter((element) => !element.querySelector("p, li"))
    .map(({ text }) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

const wordsOf = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []);

/** Whole sentences count, not labels: a price list is not hard to read for its figures. */
function easeOf(sentences: readonly string[]): number | undefined {
  const whole = sentences.filter((sentence) => wordsOf([sentence]).length >= 5);
  if (whole.length === 0) return undefined;
  const said = wordsOf(whole).filter((word) => /\p{L}/u.test(word));
  const syllables = said.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const ease = flesch({ sentence: whole.length, word: said.length, syllable: syllables });
  return Math.min(100, Math.max(0, ease));
}
