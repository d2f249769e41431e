import { z } from "zod";
import { type CivilDate, parseCivilDate } from "../dates";
import { parseEin } from "../ein";
import { EMAIL_MAX, parseEmail } from "../email";
import { fieldMessages } from "../field-messages";
import { flag, namedFields, optionalText, text } from "../fields";
import { type MessageRef, message } from "../messages";
import { type Cents, type Ppm, parseMoney, ppm } from "../money";
import { parsePhone } from "../phone";
import {
  type Form,
  type FormField,
  type FormFields,
  formLabels,
  formMessage,
  type ValueOf,
} from "./form-fields";
import { readerMessages } from "./messages";

/** As long as a value may be that is typed, however people write it. */
const TYPED_MAX = 40;
const LARGEST_VERSION = 1_000_000_000;

interface Typing {
  readonly isRequired: boolean;
  readonly wrong: MessageRef | undefined;
  readonly max?: number;
}

type Read<Value> = { readonly value: Value } | { readonly problem: MessageRef };

/**
 * A value that is typed as text; an optional one that was left empty is `empty`. `wrong` is said in
 * place of the reader's own words.
 */
function typedOr<Value, Empty>(
  empty: Empty,
  { isRequired, wrong, max = TYPED_MAX }: Typing,
  read: (text: string) => Read<Value>,
): z.ZodType<Value | Empty> {
  const own = isRequired ? text({ max }) : optionalText({ max });
  return z.pipe(
    own,
    z.transform((text: string, ctx): Value | Empty => {
      const trimmed = text.trim();
      if (trimmed === "") return empty;
      const found = read(trimmed);
      if ("value" in found) return found.value;
      const params = { message: wrong ?? found.problem };
      ctx.issues.push({ code: "custom", input: text, params, continue: false });
      return z.NEVER;
    }),
  );
}

const typed = <Value>(typing: Typing, read: (text: string) => Read<Value>) =>
  typedOr(null, typing, read);

/** A value that is a text: an empty one is "". */
const typedText = (
  typing: Typing,
  parse: (text: string) => string | undefined,
  problem: MessageRef,
) =>
  typedOr("", typing, (text) => {
    const value = parse(text);
    return value === undefined ? { problem } : { value };
  });

function readDate(text: string): Read<CivilDate> {
  const date = parseCivilDate(text);
  return date === undefined ? { problem: message(fieldMessages, "date") } : { value: date };
}

function readMoney(text: string): Read<Cents> {
  const amount = parseMoney(text);
  return amount.ok ? { value: amount.value } : { problem: amount.message };
}

/** "12.5" or "12.5 %" as a share: at most four decimals, as tables keep it. */
function readShare(text: string): Read<Ppm> {
  const parts = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%?$/.exec(text);
  if (!parts) return { problem: message(readerMessages, "share") };
  const digits = `${parts[1]?.padStart(3, "0")}${(parts[2] ?? "").padEnd(4, "0")}`;
  return { value: ppm(`${digits.slice(0, 1)}.${digits.slice(1)}`) };
}

/** Digits, with commas between groups of three or without. */
function readCount(text: string, from: number, max: number): Read<number> {
  const isCount = /^(\d{1,10}|\d{1,3}(,\d{3}){1,2})$/.test(text);
  const count = isCount ? Number(text.replaceAll(",", "")) : -1;
  if (count >= from && count <= max) return { value: count };
  return { problem: message(readerMessages, "count", { from, max }) };
}

const isDigits = (text: string, length: number): boolean =>
  text.length === length && /^\d+$/.test(text);

function readChoice(text: string, values: readonly string[]): Read<string> {
  const value = values.find((one) => one === text);
  return value === undefined ? { problem: message(readerMessages, "choice") } : { value };
}

/** JSON has numbers where a form has text. */
const numberAsText = z.transform((value: unknown) =>
  typeof value === "number" ? String(value) : value,
);

function schemaOf(
  { reader, isRequired, example }: FormField,
  wrong: MessageRef | undefined,
): z.ZodType {
  const typing = { isRequired, wrong };
  switch (reader.kind) {
    case "text": {
      const limits = { max: reader.max, isMultiline: reader.lines > 1 };
      return isRequired ? text(limits) : optionalText(limits);
    }
    case "email":
      return typedText({ ...typing, max: EMAIL_MAX }, parseEmail, message(readerMessages, "email"));
    case "phone":
      return typedText(typing, parsePhone, message(readerMessages, "phone"));
    case "ein":
      return typedText(typing, parseEin, message(readerMessages, "ein"));
    case "digits": {
      const { length } = reader;
      const problem = message(readerMessages, "digits", { length, example });
      const read = (text: string) => (isDigits(text, length) ? text : undefined);
      return typedText(typing, read, problem);
    }
    case "date":
      return typed(typing, readDate);
    case "money":
      return typed(typing, readMoney);
    case "share":
      return typed(typing, readShare);
    case "count":
      return z.pipe(
        numberAsText,
        typed(typing, (text) => readCount(text, reader.from, reader.max)),
      );
    case "choice":
      return typed(typing, (text) => readChoice(text, reader.values));
    case "flag":
      return flag();
    case "version":
      return z.coerce.number().int().min(0).max(LARGEST_VERSION).default(0);
  }
}

type Shape<F extends FormFields> = { readonly [K in keyof F]: z.ZodType<ValueOf<F[K]>, unknown> };

/** The strict schema of a form, from what was typed to what it is read as. */
export function formSchema<F extends FormFields>(
  form: Form<F>,
): z.ZodObject<Shape<F>, z.core.$strict> {
  const shape = Object.fromEntries(
    Object.entries(form.fields).map(([name, one]) => [
      name,
      schemaOf(one, formMessage(form, `${name}.wrong`)),
    ]),
  );
  // Each field's schema gives what its builder in `field` says.
  return namedFields(formLabels(form))(shape) as unknown as z.ZodObject<Shape<F>, z.core.$strict>;
}
