import type { Form, FormField, FormFields, NeededWords } from "#modules/platform/forms/contract";
import type { Catalogue, Locale, Message, Translation } from "#modules/platform/messages";
import type { ColumnValue, FieldWithColumn } from "../domain/columns";
import { inquiryWords, type shared } from "./shared.server";

/** Under which word of the site's menu a form stands. */
type Menu = "clubs" | "headquarters" | "tools";

/** What the site says of a form; the description is for search engines, `menu` is its line there. */
interface PageWords {
  readonly menu: string;
  readonly title: string;
  readonly lede: string;
  readonly description: string;
}

/** What staff read, in English: how the form is called, and what somebody did who sent it. */
interface StaffWords {
  readonly name: string;
  readonly sent: string;
}

/**
 * A public form: what it asks, and all that anybody reads of it. Its page, the site's menu, the words
 * of errors, the inbox, the spreadsheet, the letters and the demonstration come from here. Servers
 * alone have it: a browser gets the words of its page with the page's data.
 */
export interface InquiryForm<F extends FormFields = FormFields> extends Form<F> {
  readonly spanish: Readonly<Record<string, Message>>;
  readonly staff: StaffWords;
  /** What a letter tells its sender it was, where `{organization}` stands for that field. */
  readonly received: Readonly<Record<Locale, string>>;
  readonly menu: Menu;
  /** Of what in the IRS's files its sender gets a report. */
  readonly report?: "campus" | "organization" | undefined;
}

/** A field whose name has a column is read as what the column holds; letters go to the e-mail. */
type Fitting<F> = {
  readonly [K in keyof F]: K extends FieldWithColumn ? FormField<ColumnValue<K>> : FormField;
} & { readonly email: FormField<string> };

interface Declared<F extends FormFields, W>
  extends Pick<InquiryForm, "staff" | "received" | "menu" | "report"> {
  readonly fields: F & Fitting<F>;
  /** Names its words, for those that staff write in their place. */
  readonly catalogue: string;
  /** With an `intro`, that is between heading and form; for the words of fields see `Form`. */
  readonly en: W;
  readonly es: Translation<Catalogue<NoInfer<W> & Record<string, Message>>>;
}

/**
 * Declares a form. What lacks a word, in either language, does not compile; the fields of `shared`
 * have theirs.
 */
export const defineInquiry = <
  const F extends FormFields,
  const W extends PageWords & NeededWords<Omit<F, keyof typeof shared>>,
>({
  fields,
  catalogue,
  en,
  es,
  ...form
}: Declared<F, W>): InquiryForm<F> => ({
  ...form,
  fields,
  words: { name: catalogue, en: en as unknown as Record<string, Message> },
  shared: inquiryWords,
  spanish: es,
});
