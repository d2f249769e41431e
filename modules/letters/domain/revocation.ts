import { civilDateIn } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { letterKindWords, letterTexts } from "../messages";
import { serialOf } from "./state";

/** What a revocation says of the letter that it revokes. */
export interface RevokedLetter {
  readonly id: number;
  readonly title: string;
  readonly createdAt: Date;
  readonly settledAt: Date;
  readonly account: { readonly name: string; readonly timeZone: string };
}

/** The letter that revokes another one, in English as letters are, with the signer's reason at its end; "" for none. */
export function revocationOf(
  { id, title, createdAt, settledAt, account }: RevokedLetter,
  reason: string,
): { readonly title: string; readonly text: string } {
  const text = translator(letterTexts, "en")("revocation", {
    chapter: account.name,
    title,
    serial: serialOf(id, createdAt),
    day: formatLongDate(civilDateIn(settledAt, account.timeZone), americanEnglish),
    reason,
  });
  return {
    title: `${translator(letterKindWords, "en")("revocation")}: ${title}`,
    text: text.trim(),
  };
}
