import type { Sourced } from "../facts/sourced";

/** A piece of an answer that is copied by itself. */
export interface CopyPiece {
  readonly name: string;
  readonly label: string;
  /** "" where it is not known. */
  readonly text: string;
  /** What stands in its place then. */
  readonly empty: string;
}

/** One of the eight answers, beside what the IRS's file has. */
export interface NoticeAnswer {
  readonly key: string;
  readonly title: string;
  readonly pieces: readonly CopyPiece[];
  readonly note: string | undefined;
  /** What the file says, line by line; empty where it says nothing of it. */
  readonly irs: readonly string[];
  /** The file says something else. */
  readonly differs: boolean;
}

/** The e-Postcard of one fiscal year as its page shows it: every word is in `language`. */
export interface EPostcardView {
  readonly language: string;
  readonly title: string;
  /** It can be filed today. */
  readonly isOpen: boolean;
  readonly opening: Sourced;
  readonly due: string;
  /** Whether it is the form at all; undefined while the receipts are not known. */
  readonly verdict:
    | { readonly isRight: boolean; readonly title: string; readonly text: string }
    | undefined;
  /** What the three years' figures are asked by. */
  readonly figures: {
    readonly values: Readonly<Record<string, string>>;
    readonly errors: Readonly<Record<string, string>>;
    readonly ages: readonly { readonly value: string; readonly label: string }[];
    readonly years: readonly { readonly name: string; readonly label: string }[];
  };
  readonly answers: readonly NoticeAnswer[];
  /** The date of the IRS's file, or that it does not have the EIN. */
  readonly irs: string;
  readonly signIn: Sourced;
  readonly filing: { readonly url: string } | undefined;
  /** Labels and headings by their keys. */
  readonly words: Readonly<Record<EPostcardWord, string>>;
}

/** The words that need no values. */
export type EPostcardWord =
  | "askForm"
  | "askFormText"
  | "age"
  | "receipts1Hint"
  | "assets"
  | "assetsHint"
  | "inGroup"
  | "show"
  | "again"
  | "otherLink"
  | "answers"
  | "answersText"
  | "irs"
  | "irsSilent"
  | "differs"
  | "copy"
  | "copied"
  | "file"
  | "fileOurs"
  | "fileLink"
  | "after"
  | "afterText"
  | "read";
