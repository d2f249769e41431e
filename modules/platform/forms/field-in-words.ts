import { civilDate } from "../dates";
import { formatCount, formatCurrency, formatDate } from "../format";
import type { Languages } from "../locale";
import { translator } from "../messages";
import { cents, type Ppm, toDecimalText } from "../money";
import { formatPhone } from "../phone";
import { type Form, formWord } from "./form-fields";
import { readerMessages } from "./messages";

/** "12.5 %" */
const percentText = (share: number) => `${Number(toDecimalText(share as Ppm)) * 100} %`;

/**
 * What was filled in, as people read it: a value as the form's schema gives it, also one that was
 * kept as JSON. "" where nothing was.
 */
export function fieldInWords(
  form: Form,
  languages: Languages,
  name: string,
  value: unknown,
): string {
  const reader = form.fields[name]?.reader;
  if (!reader || value === undefined || value === null || value === "") return "";
  switch (reader.kind) {
    case "text":
    case "email":
    case "ein":
    case "digits":
    case "version":
      return String(value);
    case "phone":
      return formatPhone(String(value));
    case "date":
      return formatDate(civilDate(String(value)), languages);
    case "money":
      return formatCurrency(cents(Number(value)));
    case "share":
      return percentText(Number(value));
    case "count":
      return formatCount(Number(value), languages);
    case "choice":
      return formWord(form, languages.locale, `${name}.${value}`) ?? String(value);
    case "flag":
      return translator(readerMessages, languages.locale)(value === true ? "yes" : "no");
  }
}
