import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { type Locale, locales, type Message } from "#modules/platform/messages";
import {
  formsOf,
  placesOf,
  type WordingEntry,
  type WordingFields,
  wordingSchema,
} from "#modules/wording/contract";
import { readHistory, saveTexts } from "#modules/wording/index.server";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { textStaffPaths } from "~/http/text-staff-paths";
import { editablePages } from "~/wording/editable.server";

interface Address {
  readonly page?: string | undefined;
  readonly key?: string | undefined;
}

/** The text that an address names, and what the product says there. */
function textAt(context: HttpContext, { page: name, key = "" }: Address) {
  const page = editablePages.find((one) => one.name === name);
  const en = page && Object.hasOwn(page.en, key) ? page.en[key] : undefined;
  if (!page || en === undefined) return refusePage(context, { code: "not_found" });
  const product: Record<Locale, Message> = { en, es: page.es[key] ?? en };
  return { page, key, product };
}

export type TextData = Awaited<ReturnType<typeof readText>>;

/** One text with its fields and its history. */
export async function readText(context: HttpContext, address: Address) {
  const { page, key, product } = textAt(context, address);
  const found = await readHistory(context.ctx, { catalogue: page.name, key });
  if (!found.ok) return refusePage(context, found.refusal);
  const latest = (locale: Locale) => found.value.find((entry) => entry.locale === locale);
  return {
    page: page.name,
    label: page.label,
    path: page.path,
    fields: locales.flatMap((locale) => fieldsOf(locale, product[locale], latest(locale))),
    versions: { en: latest("en")?.version ?? 0, es: latest("es")?.version ?? 0 },
    history: found.value.map(({ id, locale, by, at, text }) => ({
      id,
      locale,
      who: by,
      when: formatInstant(at, OFFICE_ZONE, context.ctx),
      // Without a text: the delivered words.
      ...(text !== null && { text: formsOf(text) }),
    })),
  };
}

export type TextField = ReturnType<typeof fieldsOf>[number];

/** The field of the usual form, after that for exactly one where the product has it. */
function fieldsOf(locale: Locale, product: Message, latest: WordingEntry | undefined) {
  const delivered = formsOf(product);
  const value = formsOf(latest?.text ?? product);
  const other = { name: locale, isForOne: false, value: value.other, delivered: delivered.other };
  const one = { name: `${locale}_one`, isForOne: true, value: value.one ?? "" };
  return [
    ...(delivered.one === undefined ? [] : [{ ...one, delivered: delivered.one }]),
    other,
  ].map((field) => ({ ...field, locale, places: placesOf(field.delivered) }));
}

/** Saves a text, in the languages that were sent. */
export async function saveText(context: HttpContext, address: Address) {
  const { ctx, body } = context;
  const { page, key, product } = textAt(context, address);
  const fields = parseFields(wordingSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const sent = locales.filter((locale) => locale in body.fields || `${locale}_one` in body.fields);
  const texts = sent.map((locale) => newText(locale, product[locale], fields.value));
  const saved = await saveTexts(ctx, { catalogue: page.name, key }, texts);
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const to = textStaffPaths.text(page.name, key);
  return answerDone(context, { json: { saved: saved.value.saved }, to, flash: "saved" });
}

const newText = (locale: Locale, product: Message, fields: WordingFields) => ({
  locale,
  product,
  other: fields[locale],
  one: fields[`${locale}_one`],
  version: fields[`${locale}_version`],
});
