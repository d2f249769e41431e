import type { Locale } from "#modules/platform/messages";

/** The way to the same page in another language, named as those who read it call it. */
export interface OtherLanguage {
  readonly locale: Locale;
  readonly name: string;
  readonly href: string;
}
