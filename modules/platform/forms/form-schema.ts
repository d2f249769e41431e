import { z } from "zod";
import { type CivilDate, parseCivilDate } from "../dates";
import { fieldMessages } from "../field-messages";
import { flag, optionalText, text } from "../fields";
import { type MessageRef, message } from "../messages";
import { type Cents, type Ppm, parseMoney, ppm } from "../money";
import type { Form, FormField, FormFields, ValueOf } from "./form-fields";
import { formMessages } from "./messages";

/** As long as a date, an amount, a share, a number or a choice may be. */
const TYPED_MAX = 40;
const LARGEST_VERSION = 1_000_000_000;

type Read<Value> = { readonly value: Value } | { readonly problem: MessageRef };

/**
 * A value that is typed as text; an optional one that is empty is null. `wrong` is said in place of
 * the reader's own words.
 */
function typed<Value>(
  isRequired: boolean,
  wrong: MessageRef | undefined,
  read: (text: string) => Read<Value>,
): z.ZodType<Value | null> {
  const own = isRequired ? text({ max: TYPED_MAX }) : optionalText({ max: TYPED_MAX });
  return z.pipe(
    own,
    z.transform((text: string, ctx): Value | null => {
      const trimmed = text.trim();
      if (trimmed === "") return null;
      const found = read(trimmed);
      if ("value" in found) return found.value;
      const params = { message: wrong ?? found.problem };
      ctx.issues.push({ code: "custom", input: text, params, continue: false });
      return z.NEVER;
    }),
  );
}

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
  if (!parts) return { problem: message(formMessages, "share") };
  const digits = `${parts[1]?.padStart(3, "0")}${(parts[2] ?? "").padEnd(4, "0")}`;
  return { value: ppm(`${digits.slice(0, 1)}.${digits.slice(1)}`) };
}

function readCount(text: string, from: number, max: number): Read<number> {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (count >= from && count <= max) return { value: count };
  return { problem: message(formMessages, "count", { from, max }) };
}

function readChoice(text: string, values: readonly string[]): Read<string> {
  const value = values.find((one) => one === text);
  return value === undefined ? { problem: message(formMessages, "choice") } : { value };
}

function schemaOf({ reader, isRequired }: FormField, wrong: MessageRef | undefined): z.ZodType {
  switch (reader.kind) {
    case "text": {
      const limits = { max: reader.max, isMultiline: reader.lines > 1 };
      return isRequired ? text(limits) : optionalText(limits);
    }
    case "date":
      return typed(isRequired, wrong, readDate);
    case "money":
      return typed(isRequired, wrong, readMoney);
    case "share":
      return typed(isRequired, wrong, readShare);
    case "count":
      return typed(isRequired, wrong, (text) => readCount(text, reader.from, reader.max));
    case "choice":
      return typed(isRequired, wrong, (text) => readChoice(text, reader.values));
    case "flag":
      return flag();
    case "version":
      return z.coerce.number().int().min(0).max(LARGEST_VERSION).default(0);
  }
}

/** What a form says itself of a value that cannot be read. */
function wrongOf({ words }: Form, name: string): MessageRef | undefined {
  const key = `${name}.wrong`;
  return Object.hasOwn(words.en, key) ? { catalogue: words, key } : undefined;
}

type Shape<F extends FormFields> = { readonly [K in keyof F]: z.ZodType<ValueOf<F[K]>, unknown> };

/** The strict schema of a form, from what was typed to what it is read as. */
export function formSchema<F extends FormFields>(
  form: Form<F>,
): z.ZodObject<Shape<F>, z.core.$strict> {
  const shape = Object.fromEntries(
    Object.entries(form.fields).map(([name, one]) => [name, schemaOf(one, wrongOf(form, name))]),
  );
  // Each field's schema gives what its builder in `field` says.
  return z.strictObject(shape) as unknown as z.ZodObject<Shape<F>, z.core.$strict>;
}
