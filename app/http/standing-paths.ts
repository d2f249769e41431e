import type { Locale } from "#modules/platform/messages";
import { href, ofAccount, otherThan } from "./href";

/** Pages about standings and their certificates. Apart from `paths`, which every page loads. */
export const standingPaths = {
  certificates: (accountId?: number) => href("/app/standing/certificate", {}, ofAccount(accountId)),
  certificateFile: (id: number) => href("/app/standing/certificate/:id", { id }),
  badge: (accountId?: number) => href("/app/standing/badge", {}, ofAccount(accountId)),
  /** Where a code is typed. */
  checkStart: href("/check"),
  /** The live page of a certificate. */
  check: (code: string) => href("/check/:code", { code }),
  /** In the language that is named, whoever looks at it. */
  badgeImage: (code: string, locale: Locale) =>
    href("/badge/:name", { name: `${code}.svg` }, { lang: otherThan("en", locale) }),
  keys: href("/.well-known/standing-keys.json"),
  staff: href("/admin/standing"),
  staffClub: (accountId: number) => href("/admin/standing/:id", { id: accountId }),
} as const;
