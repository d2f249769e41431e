import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import {
  americanEnglish,
  americanSpanish,
  type Languages,
  negotiateLanguages,
} from "#modules/platform/locale";

/** Where a person's letters about duties go, and in which language. */
export interface DutyReader {
  readonly to: string;
  readonly unsubscribeUrl: string;
  readonly languages: Languages;
}

/** The language of a person's letters: the one that was chosen for them, else that of the pages. */
export function letterLocale(chosen: string | undefined, own: string | null): "en" | "es" {
  if (chosen === "en" || chosen === "es") return chosen;
  return negotiateLanguages(null, own, { offered: ["en", "es"] }).locale;
}

/** A person who wants letters about what is going on; undefined for whoever does not, or is gone. */
export async function readDutyReader(ctx: Ctx, userId: number): Promise<DutyReader | undefined> {
  const recipient = await readRecipient(ctx, { userId, kind: "event" });
  if (!recipient?.unsubscribeUrl) return undefined;
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { locale: true, digestChoice: { select: { locale: true } } },
  });
  const locale = letterLocale(user?.digestChoice?.locale, user?.locale ?? null);
  const languages = locale === "es" ? americanSpanish : americanEnglish;
  return { to: recipient.to, unsubscribeUrl: recipient.unsubscribeUrl, languages };
}
