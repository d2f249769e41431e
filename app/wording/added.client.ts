import { addTranslations, type Locale, type Translations } from "#modules/platform/messages";
import { hasMemberWords } from "~/http/page-areas";
import { withEdits } from "./edits";

let isSpanish = false;
let known: Translations = {};
let ofMembers: Promise<void> | undefined;

function addSpanish(words: Translations): void {
  known = { ...known, ...words };
  addTranslations("es", known);
}

/**
 * Makes known in the browser what the server wrote in other words than the product's English.
 * @param words what staff wrote, by language, as JSON; Spanish itself is loaded where `es` is there
 * @param pathname that of the page, which says whether the words of members are needed too
 */
export async function addWords(words: string, pathname: string): Promise<void> {
  const { en = {}, es }: { [L in Locale]?: Translations } = JSON.parse(words);
  addTranslations("en", en);
  if (!es) return;
  isSpanish = true;
  const [{ spanish }] = await Promise.all([import("./spanish"), addWordsOf(pathname)]);
  addSpanish(withEdits(spanish, es));
}

/**
 * Makes the words known that a page needs which is shown next.
 * @param pathname that of the page, or of its data
 */
export async function addWordsOf(pathname: string): Promise<void> {
  if (!isSpanish || !hasMemberWords(pathname.replace(/\.data$/, ""))) return;
  ofMembers ??= import("./spanish-of-members").then(({ spanishOfMembers }) =>
    addSpanish(spanishOfMembers),
  );
  // What did not arrive is asked for with the next page.
  await ofMembers.catch(() => {
    ofMembers = undefined;
  });
}
