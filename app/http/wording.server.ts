import type { Ctx } from "#modules/platform/ctx.server";
import { addTranslations, type Locale, type Translations } from "#modules/platform/messages";
import { currentWording } from "#modules/wording/index.server";
import { withEdits } from "~/wording/edits";
import { spanish } from "~/wording/spanish.server";

let applied: Readonly<Record<Locale, Translations>> = { en: {}, es: {} };
addTranslations("es", spanish);

/** Has every page of this process say what staff wrote in place of the product's words. */
export async function applyWording(ctx: Ctx): Promise<void> {
  const wording = await currentWording(ctx);
  if (wording === applied) return;
  applied = wording;
  addTranslations("en", wording.en);
  addTranslations("es", withEdits(spanish, wording.es));
}

const isEmpty = (words: object) => Object.keys(words).length === 0;

/**
 * Which words the browser of somebody who reads a language needs besides the product's English, as
 * JSON: what staff wrote, by language, with `es` there for Spanish even when they wrote nothing in
 * it. They change a few sentences, so that all of these travel with each page. Undefined for nothing.
 */
export function wordsFor(reads: Locale): string | undefined {
  const { en, es } = applied;
  const words = { ...(!isEmpty(en) && { en }), ...(reads === "es" && { es }) };
  return isEmpty(words) ? undefined : JSON.stringify(words);
}
