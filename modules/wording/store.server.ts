import type { Db, Tx } from "#modules/platform/db.server";
import type { WordingVersion } from "#modules/platform/generated/prisma/client";
import type { Locale, Message } from "#modules/platform/messages";
import type { TextName } from "./views";

/** What a version says; null for the product's own words. */
export function textOf({ text, textOne }: WordingVersion): Message | null {
  if (text === null) return null;
  return textOne === null ? text : { one: textOne, other: text };
}

/** The version of a text that counts. */
export const latestOf = (db: Db | Tx, name: TextName & { locale: Locale }) =>
  db.wordingVersion.findFirst({ where: name, orderBy: { version: "desc" } });

/** The versions that count, of all texts. */
export const allLatest = (db: Db | Tx) =>
  db.wordingVersion.findMany({
    distinct: ["catalogue", "key", "locale"],
    orderBy: { version: "desc" },
  });
