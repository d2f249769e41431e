import type { Ctx } from "#modules/platform/ctx.server";
import { seconds } from "#modules/platform/dates";
import type { Locale, Message, Translations } from "#modules/platform/messages";
import { allLatest, textOf } from "../store.server";

/** How long one reading serves every page of this process; what another one saves shows then. */
const FRESH_MS = seconds(10);

export type Wording = Readonly<Record<Locale, Translations>>;

let known: { readonly at: number; readonly wording: Wording } | undefined;
let reading: Promise<void> | undefined;
let forgotten = 0;

/** Has the next page read the texts anew, in this process. */
export function forgetWording(): void {
  known = undefined;
  // What is being read at this moment may be older than the change.
  reading = undefined;
  forgotten += 1;
}

/**
 * What staff wrote in place of the product's words, by language and by the names of the catalogues:
 * for everybody. Pages do not wait for the database: it is asked every few seconds at most, and
 * while it is away what was known is said. The same object comes back until something was read.
 */
export async function currentWording(ctx: Ctx): Promise<Wording> {
  const now = ctx.now().getTime();
  if (known === undefined || Math.abs(now - known.at) >= FRESH_MS) {
    reading ??= readAll(ctx);
    if (known === undefined) await reading;
  }
  return known?.wording ?? nothing;
}

const nothing: Wording = { en: {}, es: {} };

async function readAll(ctx: Ctx): Promise<void> {
  const at = ctx.now().getTime();
  const started = forgotten;
  const wording = await readWording(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "the texts of staff could not be read");
    return known?.wording ?? nothing;
  });
  if (started !== forgotten) return;
  known = { at, wording };
  reading = undefined;
}

async function readWording(ctx: Ctx): Promise<Wording> {
  const wording: Record<Locale, Record<string, Record<string, Message>>> = { en: {}, es: {} };
  for (const row of await allLatest(ctx.db)) {
    const text = textOf(row);
    if (text === null) continue;
    // The database knows these two alone.
    const words = wording[row.locale as Locale];
    words[row.catalogue] = { ...words[row.catalogue], [row.key]: text };
  }
  return wording;
}
