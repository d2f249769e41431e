import type { Ctx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { americanEnglish, type Languages, negotiateLanguages } from "#modules/platform/locale";
import type { SubscriptionKind } from "#modules/platform/mail/contract";
import { locales } from "#modules/platform/messages";
import type { RecipientView } from "../../views";
import { subscriptionColumn, unsubscribeUrl } from "../unsubscribe-link.server";

/**
 * Where a letter to a person goes, for `deliverMail(ctx, { mail, ...recipient, … })` in job
 * handlers. `kind` is the mail's own; letters of kind `bulk` or `event` get the link that ends them.
 * @returns undefined when the person is gone or does not want letters of this kind
 */
export async function readRecipient(
  ctx: Ctx,
  { userId, kind = "transactional" }: { userId: number; kind?: "transactional" | SubscriptionKind },
): Promise<RecipientView | undefined> {
  const user = await ctx.db.user.findUnique({ where: { id: userId } });
  if (!user) return undefined;
  const to = user.email;
  const { locale } = negotiateLanguages(null, user.locale);
  const languages = negotiateLanguages(null, user.locale, { offered: locales });
  if (kind === "transactional") return { to, locale, languages };
  if (user.suspendedAt || !user[subscriptionColumn[kind]]) return undefined;
  return { to, locale, languages, unsubscribeUrl: unsubscribeUrl({ userId, kind }) };
}

/** Where a letter goes that is there in every language, and in which its person reads it. */
export interface LetterReader {
  readonly to: string;
  readonly languages: Languages;
}

/**
 * As `readRecipient`, for letters that are there in every language and have to reach their person;
 * undefined when that one is gone.
 */
export async function readReader(ctx: Ctx, userId: number): Promise<LetterReader | undefined> {
  const user = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { email: true, locale: true },
  });
  if (!user) return undefined;
  const languages = negotiateLanguages(null, user.locale, { offered: locales });
  return { to: user.email, languages };
}

/**
 * In which languages a mail is written that somebody's request brought about: its reader's own setting,
 * else what who asked reads. For job handlers.
 */
export const languagesOfMail = (ctx: Ctx, setting: string | null): Languages =>
  negotiateLanguages(ctx.reads, setting, { offered: locales });

/**
 * In which languages an address is written to: those of whoever signs in with it, else those of a person
 * who knows its reader.
 */
export async function languagesOfAddress(
  ctx: Ctx,
  email: string,
  knowsReader: number | null,
): Promise<Languages> {
  const where = { emailKey: foldEmail(email) };
  const known = await ctx.db.user.findUnique({ where, select: { id: true } });
  const userId = known?.id ?? knowsReader;
  const reader = userId === null ? undefined : await readReader(ctx, userId);
  return reader?.languages ?? americanEnglish;
}
