import type { Locale, Message } from "#modules/platform/messages";

/** A text of a page. */
export interface TextName {
  /** The name of its catalogue. */
  readonly catalogue: string;
  readonly key: string;
}

/** What staff last made of a text in one language. */
export interface WordingView extends TextName {
  readonly locale: Locale;
  readonly version: number;
  /** Null: the product's own words. */
  readonly text: Message | null;
}

/** A version of a text, and who wrote it when. */
export interface WordingEntry extends WordingView {
  readonly id: number;
  /** "" for the system, and for somebody who is not there any more. */
  readonly by: string;
  readonly at: Date;
}
