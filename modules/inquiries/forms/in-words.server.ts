import { type Form, formWord, nameInSentence } from "#modules/platform/forms/contract";
import { fieldInWords } from "#modules/platform/forms/index.server";
import type { Languages } from "#modules/platform/locale";
import { type Locale, wordsOf } from "#modules/platform/messages";
import { columnOf, hasColumn } from "../domain/columns";
import { type InquiryKind, inquiryKinds } from "../domain/kinds";
import type { InquiryFact, InquiryFormView, InquiryView, InquiryWay } from "../views";
import { formOfKind, inquiryForms } from "./all.server";
import type { InquiryForm } from "./define.server";
import { inquiryWords } from "./shared.server";

/** How staff call a form. */
export const kindName = (kind: string): string => formOfKind(kind)?.staff.name ?? kind;

/** What somebody did who sent a form of this kind. */
export const kindSent = (kind: string): string => formOfKind(kind)?.staff.sent ?? kind;

/** What the sender of a form is told that it was; "" for a form that is not known here. */
export const kindReceived = (kind: string, organization: string, locale: Locale): string =>
  (formOfKind(kind)?.received[locale] ?? "").replaceAll("{organization}", () => organization);

/** A form as its page shows it: fields, and every word of the page, in one language. */
export function inquiryFormView(kind: InquiryKind, locale: Locale): InquiryFormView {
  const { fields, words }: InquiryForm = inquiryForms[kind];
  const en = { ...wordsOf(inquiryWords, locale), ...wordsOf(words, locale) };
  return { fields, words: { en } };
}

/** The forms' lines of the site's menu, in their order. */
export const inquiryWays = (locale: Locale): readonly InquiryWay[] =>
  inquiryKinds.map((kind) => {
    const form: InquiryForm = inquiryForms[kind];
    return { kind, menu: form.menu, label: formWord(form, locale, "menu") ?? kind };
  });

/** The words of each form that staff may write over, by what they call the form. */
export const inquiryWording = inquiryKinds.map((kind) => ({
  kind,
  catalogue: inquiryForms[kind].words,
  label: kindName(kind),
}));

const isMessage = (name: string) => hasColumn(name) && columnOf[name] === "message";
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a sender filled in, field by field; the message, which is longer, is none of them. */
export function inquiryFacts(
  { kind, values }: Pick<InquiryView, "kind" | "values">,
  languages: Languages,
): readonly InquiryFact[] {
  const form = formOfKind(kind);
  const names = Object.keys(form?.fields ?? values).filter((name) => !isMessage(name));
  const facts = names.map((name) => ({
    name,
    term: form ? capital(nameInSentence(form, languages.locale, name)) : name,
    text: valueInWords(form, languages, name, values[name]),
  }));
  return facts.filter(({ text }) => text !== "");
}

/** What was filled in as people read it; of a form that is not known here as it was kept. */
export const valueInWords = (
  form: Form | undefined,
  languages: Languages,
  name: string,
  value: unknown,
): string => (form ? fieldInWords(form, languages, name, value) : String(value ?? ""));

/** The fields of all forms that have no column. */
export const detailNames: readonly string[] = [
  ...new Set(Object.values(inquiryForms).flatMap(({ fields }) => Object.keys(fields))),
].filter((name) => !hasColumn(name));
