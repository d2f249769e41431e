import { z } from "zod";
import type { FieldLabels } from "#modules/platform/fields";
import { type Locale, message } from "#modules/platform/messages";
import { bylawsMessages } from "../messages";

type Key = keyof typeof bylawsMessages.en;

/** How one field of a form is asked. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** The browser-safe half of a template: what is asked, and how. */
export interface BylawsForm<
  Variant extends string = string,
  Answers extends BylawsAnswers = BylawsAnswers,
> {
  readonly variant: Variant;
  /** The version of the wording; raised whenever the document's text changes. */
  readonly version: number;
  readonly title: Key;
  readonly description: Key;
  /** Judges the wire's fields; strict, and what it returns may be judged again. */
  readonly schema: z.ZodType<Answers>;
  /** Field name → key of its label and hint. */
  readonly words: Readonly<Record<string, { label: Key; hint?: Key; inMessages: Key }>>;
  /** Field name → key of the text that stands in it at first. */
  readonly samples: Readonly<Record<string, Key>>;
}

/** What every variant's answers hold. */
export interface BylawsAnswers {
  readonly version: number;
  readonly name: string;
  readonly is_highlighted: boolean;
}

/** How messages name the fields of a form, in one language. */
export function fieldLabels(form: BylawsForm, locale: Locale): FieldLabels {
  return Object.fromEntries(
    Object.entries(form.words).map(([name, words]) => [
      name,
      bylawsMessages[locale][words.inMessages],
    ]),
  );
}

/** The label and hint of a field, in one language. */
export function fieldWords(form: BylawsForm, name: string, locale: Locale): FieldWords {
  const words = form.words[name];
  if (!words) throw new RangeError(`no field ${name} in the form ${form.variant}`);
  const texts = bylawsMessages[locale];
  return { label: texts[words.label], hint: words.hint && texts[words.hint] };
}

/** The form's fields before anybody typed: sample texts, everything else empty. */
export function emptyFields(form: BylawsForm, locale: Locale): Record<string, string> {
  const samples = Object.entries(form.samples).map(([name, key]) => [
    name,
    bylawsMessages[locale][key],
  ]);
  return { version: String(form.version), ...Object.fromEntries(samples) };
}

/**
 * The version of the wording that a form was made for. A script may leave it out; any other than
 * the present one is refused, because its sender has not seen the present form.
 */
export function wordingVersion(current: number) {
  return z
    .pipe(
      z.transform((value: unknown, ctx): number => {
        const isNumber = typeof value === "number" || /^\d{1,6}(\.0)?$/.test(String(value));
        if (isNumber && Number(value) === current) return current;
        const key = isNumber ? "outOfDate" : "unknownVersion";
        ctx.issues.push({
          code: "custom",
          input: value,
          params: { message: message(bylawsMessages, key) },
        });
        return z.NEVER;
      }),
      z.int(),
    )
    .default(current);
}
