import type { Ctx } from "#modules/platform/ctx.server";
import { keptReading } from "#modules/platform/kept-reading.server";
import type { Locale, Message, Translations } from "#modules/platform/messages";
import { allLatest, textOf } from "../store.server";

export type Wording = Readonly<Record<Locale, Translations>>;

const wording = keptReading<Wording>({
  read: readWording,
  nothing: { en: {}, es: {} },
  warning: "the texts of staff could not be read",
});

/** Has the next page read the texts again, in this process. */
export const forgetWording = wording.forget;

/**
 * What staff wrote in place of the product's words, by language and by the names of the catalogues:
 * for everybody. The same object comes back until something was read.
 */
export const currentWording = (ctx: Ctx): Promise<Wording> => wording.current(ctx);

async function readWording(ctx: Ctx): Promise<Wording> {
  const found: Record<Locale, Record<string, Record<string, Message>>> = { en: {}, es: {} };
  for (const row of await allLatest(ctx.db)) {
    const text = textOf(row);
    if (text === null) continue;
    // The database knows these two alone.
    const words = found[row.locale as Locale];
    words[row.catalogue] = { ...words[row.catalogue], [row.key]: text };
  }
  return found;
}
