import { addTranslations, type Locale, type Translations } from "#modules/platform/messages";
import { withEdits } from "./edits";

/**
 * Makes known in the browser what the server wrote in other words than the product's English.
 * @param words what staff wrote, by language, as JSON; Spanish itself is loaded where `es` is there
 */
export async function addWords(words: string): Promise<void> {
  const { en = {}, es }: { [L in Locale]?: Translations } = JSON.parse(words);
  addTranslations("en", en);
  if (!es) return;
  const { spanish } = await import("./spanish");
  addTranslations("es", withEdits(spanish, es));
}
