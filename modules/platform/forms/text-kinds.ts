import { formatCurrency } from "../format";
import { parseMoney } from "../money";

/** What the browser is told about a field, as attributes of its control. */
export interface HtmlConstraint {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly inputMode?: "email" | "tel" | "url" | "decimal" | "numeric";
  readonly autoComplete?: string;
  /** The kind of a one-line control. */
  readonly type?: "text" | "email" | "tel" | "url";
}

/** A kind of text that a rule may ask for. How the server reads it says `rules.ts`. */
interface KindOfText {
  /** How it is typed. The length leaves room for the ways that people write it. */
  readonly hint: HtmlConstraint & { readonly maxLength: number };
  /** Its control is as narrow as what it holds. */
  readonly isShort?: boolean;
  /** An answer as people read it, where that is not what is kept. */
  readonly inWords?: (answer: string) => string;
  /** An answer without the ways in which people write it: "$18,400" and "18400.00" are the same. */
  readonly meaning?: (answer: string) => string;
}

const digitsOf = (answer: string): string =>
  /\d/.test(answer) ? answer.replaceAll(/\D/g, "") : answer.trim();

const kinds = {
  email: { hint: { type: "email", maxLength: 254, inputMode: "email", autoComplete: "email" } },
  ein: {
    hint: { maxLength: 20, inputMode: "numeric", autoComplete: "off" },
    isShort: true,
    meaning: digitsOf,
  },
  phone: {
    hint: { type: "tel", maxLength: 40, inputMode: "tel", autoComplete: "tel" },
    meaning: digitsOf,
  },
  zip: {
    hint: { maxLength: 10, inputMode: "numeric", autoComplete: "postal-code" },
    isShort: true,
    meaning: digitsOf,
  },
  // Not type="url": that refuses "www.example.org", which the server understands.
  url: { hint: { maxLength: 500, inputMode: "url", autoComplete: "url" } },
  money: {
    hint: { maxLength: 20, inputMode: "decimal", autoComplete: "off" },
    inWords(answer) {
      const amount = parseMoney(answer);
      return amount.ok ? formatCurrency(amount.value) : answer;
    },
    meaning(answer) {
      const amount = parseMoney(answer);
      return amount.ok ? String(amount.value) : answer.trim();
    },
  },
  integer: { hint: { maxLength: 15, inputMode: "numeric" }, isShort: true },
  month: { hint: { maxLength: 2, inputMode: "numeric" }, isShort: true },
} satisfies Readonly<Record<string, KindOfText>>;

export type TextKind = keyof typeof kinds;

/** What there is to know of a kind of text. */
export const kindOfText = (kind: TextKind): KindOfText => kinds[kind];

/** Which kind of text the rules ask for; undefined for plain text. */
export const textKindOf = ({
  rules = [],
}: {
  readonly rules?: readonly string[];
}): TextKind | undefined => (Object.keys(kinds) as TextKind[]).find((kind) => rules.includes(kind));
