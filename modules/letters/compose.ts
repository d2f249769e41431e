import { formatEin } from "#modules/platform/ein";
import { translator } from "#modules/platform/messages";
import type { ConsentThing } from "./domain/kinds";
import { fillText, textDigest } from "./domain/texts";
import { letterKindWords, letterTexts } from "./messages";

/** A template as letters are made of it. */
export interface Template {
  readonly title: string;
  readonly text: string;
  readonly needsTwo: boolean;
  readonly things: readonly ConsentThing[];
}

/** What is a chapter's own in a letter. */
export interface Chapter {
  readonly name: string;
  /** Nine digits; null while nobody has said it. */
  readonly ein: string | null;
}

/** What is its group's. */
export interface LetterGroup {
  readonly label: string;
  readonly gen: string | null;
  /** In which the accounting year ends that runs on the day of the letter. */
  readonly year: number;
}

/** What is signed: the title and the text of one chapter's letter, with their digest. */
export interface FrozenText {
  readonly title: string;
  readonly text: string;
  readonly textSha256: string;
}

const einOf = (ein: string | null) => (ein ? formatEin(ein) : "not known yet");

/** Freezes a template for a chapter: nothing that it says changes with anything else later. */
export function freezeText(template: Template, chapter: Chapter, group: LetterGroup): FrozenText {
  const values = {
    chapter: chapter.name,
    ein: einOf(chapter.ein),
    group: group.label,
    gen: group.gen ?? "not known yet",
    year: String(group.year),
  };
  const kind = translator(letterKindWords, "en");
  const things = template.things.map((thing) => kind(`thing.${thing}`)).join("; ");
  const body = fillText(template.text, values);
  const text =
    things === ""
      ? body
      : translator(letterTexts, "en")("consentThings", { text: body, group: group.label, things });
  const title = fillText(template.title, values);
  return { title, text, textSha256: textDigest({ title, text }) };
}
