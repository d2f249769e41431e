import { civilDate, parseCivilDate } from "../dates";
import { formatDate } from "../format";
import type { Locale } from "../messages";
import { usStates } from "../us-states";
import type { FieldAttributes } from "./field-attributes";
import { fileEntriesOf } from "./files";
import type { formMessages } from "./messages";
import { kindOfText, textKindOf } from "./text-kinds";

/**
 * The types of fields of forms that are data: all that the server, browsers and those who read
 * answers know of each, its control apart (`app/parts/dynamic-form/one-field.tsx`). Browser-safe: no
 * schema library in here.
 */

/** The words for answers that are no text. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  date(civilDate: string): string;
}

interface Reading {
  /** The value as it is kept and sent again, of a text that is not empty; undefined for a wrong one. */
  readonly read: (typed: string, field: FieldAttributes) => string | undefined;
  /** What a wrong one is told, with `label` and `example`. */
  readonly wrong: keyof (typeof formMessages)["en"];
  readonly example?: (locale: Locale) => string;
}

interface TypeOfField {
  /** What its control sends: a text, "1" or "0", a list of files; nothing where it only shows. */
  readonly sends: "text" | "tick" | "files" | "nothing";
  /** What people type freely: its control has the lengths of the text as attributes. */
  readonly typed?: "line" | "lines" | "secret";
  /** How long its text may be where no rule says so, in UTF-16 units; 255 when left out. */
  readonly maxLength?: number;
  /** Nobody sees it. */
  readonly isHidden?: boolean;
  /** What a text must be beyond its length, any when left out. */
  readonly reads?: Reading;
  /** An answer as people read it, where that is not what is kept. */
  readonly inWords?: (answer: string, field: FieldAttributes, words: AnswerWords) => string;
}

/** One of the values that a field has. */
const oneOf = (valuesOf: (field: FieldAttributes) => readonly string[]): Reading => ({
  read: (typed, field) => valuesOf(field).find((value) => value === typed),
  wrong: "option",
});

const choice: TypeOfField = {
  sends: "text",
  reads: oneOf(({ options = [] }) => options.map(({ value }) => value)),
  inWords: (answer, { options }) => options?.find(({ value }) => value === answer)?.label ?? answer,
};

const types = {
  text: {
    sends: "text",
    typed: "line",
    inWords(answer, field) {
      const kind = textKindOf(field);
      return (kind && kindOfText(kind).inWords?.(answer)) ?? answer;
    },
  },
  textarea: { sends: "text", typed: "lines", maxLength: 5_000 },
  date: {
    sends: "text",
    reads: {
      read: parseCivilDate,
      wrong: "date",
      example: (locale) => formatDate(civilDate("2027-05-03"), { locale, formatLocale: locale }),
    },
    inWords: (answer, _, { date }) => date(answer),
  },
  checkbox: {
    sends: "tick",
    inWords: (answer, _, { yes, no }) => (answer === "1" ? yes : no),
  },
  radio: choice,
  state_select: {
    sends: "text",
    reads: oneOf(() => Object.keys(usStates)),
    inWords: (answer) =>
      Object.hasOwn(usStates, answer) ? usStates[answer as keyof typeof usStates] : answer,
  },
  greek_select: choice,
  select: choice,
  divider: { sends: "nothing" },
  heading: { sends: "nothing" },
  alert_warning: { sends: "nothing" },
  hidden: { sends: "text", isHidden: true, maxLength: 2_000 },
  link: { sends: "nothing" },
  password: { sends: "text", typed: "secret", maxLength: 1_000 },
  dropbox: {
    sends: "files",
    inWords: (answer, _, { empty }) =>
      fileEntriesOf(answer)
        .map(({ id, file_name }) => file_name || id)
        .join(", ") || empty,
  },
} satisfies Readonly<Record<string, TypeOfField>>;

export type FieldType = keyof typeof types;

export const fieldTypes = Object.keys(types) as readonly FieldType[];

/** What there is to know of a field's type. */
export const typeOf = ({ field_type }: { readonly field_type: FieldType }): TypeOfField =>
  types[field_type];
