import type { Locale } from "#modules/platform/messages";
import type { TextsQuery } from "~/http/text-staff-paths";

/** A text as it is on its page now. */
export interface TextRow {
  readonly page: string;
  readonly label: string;
  readonly key: string;
  readonly en: string;
  readonly es: string;
  readonly isChanged: boolean;
}

/** The texts that the address bar asks for; those that were changed when it asks for nothing. */
export interface TextsData {
  readonly query: TextsQuery;
  readonly pages: readonly { readonly value: string; readonly label: string }[];
  readonly rows: readonly TextRow[];
  /** How many there are, of which `rows` may be the first. */
  readonly total: number;
}

/** One form of a text in one language, as its field shows it. */
export interface TextField {
  readonly name: string;
  readonly locale: Locale;
  readonly isForOne: boolean;
  readonly value: string;
  /** What the product says. */
  readonly delivered: string;
  readonly places: readonly string[];
}

/** A text, its fields, and what became of it. */
export interface TextData {
  readonly page: string;
  readonly label: string;
  readonly path: string;
  readonly fields: readonly TextField[];
  readonly versions: Readonly<Record<Locale, number>>;
  readonly history: readonly {
    readonly id: number;
    readonly locale: Locale;
    readonly when: string;
    readonly who: string;
    /** Undefined: the delivered words. */
    readonly text?: { readonly other: string; readonly one?: string };
  }[];
}
