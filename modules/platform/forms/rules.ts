import { z } from "zod";
import { civilDate, parseCivilDate } from "../dates";
import { parseEin } from "../ein";
import { parseEmail } from "../email";
import { flag, optionalText, text } from "../fields";
import { formatDate } from "../format";
import { type Locale, type MessageRef, message } from "../messages";
import { parseMoney, toAmountText } from "../money";
import { parsePhone } from "../phone";
import { usStates } from "../us-states";
import { boundsOf, lengthsOf, type TextKind, textKindOf } from "./constraints";
import type { FieldDefinition, FieldType } from "./definition";
import { fileValueOf, readFileEntries } from "./files";
import { greekOptions } from "./greek-options";
import { labelInWords } from "./labels";
import { formMessages, readerMessages } from "./messages";
import { parseWebAddress } from "./web-address";

/**
 * What each rule takes and gives back: the value as it is kept and sent again, or the words that
 * say what is wrong. This is the only list of rules that the server judges by.
 */

type Judged = { readonly value: string } | { readonly problem: MessageRef };

const orProblem = (value: string | undefined, problem: MessageRef): Judged =>
  value === undefined ? { problem } : { value };

function zipOf(typed: string): string | undefined {
  const [, five, four] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(typed) ?? [];
  return five && (four ? `${five}-${four}` : five);
}

function numberIn(field: FieldDefinition, amount: number, value: string): Judged {
  const label = labelInWords(field);
  const { min, max } = boundsOf(field);
  const isMoney = textKindOf(field) === "money";
  if (min !== undefined && amount < min) {
    const key = isMoney ? "moneyTooSmall" : "integerTooSmall";
    return { problem: message(formMessages, key, { label, min }) };
  }
  if (max !== undefined && amount > max) {
    const key = isMoney ? "moneyTooBig" : "integerTooBig";
    return { problem: message(formMessages, key, { label, max }) };
  }
  return { value };
}

function judgeInteger(typed: string, field: FieldDefinition): Judged {
  const digits = /^-?(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(typed) ? typed.replaceAll(",", "") : "";
  if (digits === "") {
    return { problem: message(formMessages, "integer", { label: labelInWords(field) }) };
  }
  // Number() may give -0.
  const amount = Number(digits) + 0;
  return numberIn(field, amount, String(amount));
}

function judgeMoney(typed: string, field: FieldDefinition): Judged {
  const parsed = parseMoney(typed);
  if (!parsed.ok) return { problem: parsed.message };
  return numberIn(field, parsed.value / 100, toAmountText(parsed.value));
}

function judgeMonth(typed: string, field: FieldDefinition): Judged {
  const value = /^(0?[1-9]|1[0-2])$/.test(typed) ? String(Number(typed)) : undefined;
  return orProblem(value, message(formMessages, "month", { label: labelInWords(field) }));
}

const judges: Readonly<Record<TextKind, (typed: string, field: FieldDefinition) => Judged>> = {
  email: (typed) => orProblem(parseEmail(typed), message(readerMessages, "email")),
  ein: (typed) => orProblem(parseEin(typed), message(readerMessages, "ein")),
  phone: (typed) => orProblem(parsePhone(typed), message(readerMessages, "phone")),
  zip: (typed) => orProblem(zipOf(typed), message(formMessages, "zip")),
  url: (typed) => orProblem(parseWebAddress(typed), message(formMessages, "url")),
  money: judgeMoney,
  integer: judgeInteger,
  month: judgeMonth,
};

function judgeDate(typed: string, field: FieldDefinition, locale: Locale): Judged {
  const value = parseCivilDate(typed);
  if (value !== undefined) return { value };
  const example = formatDate(civilDate("2027-05-03"), { locale, formatLocale: locale });
  return { problem: message(formMessages, "date", { label: labelInWords(field), example }) };
}

type Judge = (typed: string, field: FieldDefinition, locale: Locale) => Judged;

function oneOf(values: Iterable<string>): Judge {
  const choices = new Set(values);
  return (typed, field) =>
    choices.has(typed)
      ? { value: typed }
      : { problem: message(formMessages, "option", { label: labelInWords(field) }) };
}

/** The types whose value is text of its own. */
type TypedField = Exclude<
  FieldType,
  "checkbox" | "dropbox" | "divider" | "heading" | "alert_warning" | "link"
>;

/** What a value that is not empty must be beyond its length; null where any text will do. */
function judgeOf(field: FieldDefinition, type: TypedField): Judge | null {
  switch (type) {
    case "text": {
      const kind = textKindOf(field);
      return kind ? judges[kind] : null;
    }
    case "date":
      return judgeDate;
    case "state_select":
      return oneOf(Object.keys(usStates));
    case "greek_select":
      return oneOf(greekOptions.map(({ value }) => value));
    case "select":
    case "radio":
      return oneOf((field.options ?? []).map(({ value }) => value));
    case "textarea":
    case "password":
    case "hidden":
      return null;
  }
}

type Issues = { issues: z.core.$ZodRawIssue[] };

function refuseWith(ctx: Issues, input: unknown, params: Record<string, unknown>): never {
  ctx.issues.push({ code: "custom", input, params, continue: false });
  return z.NEVER;
}

/** JSON has numbers where a form has text. A choice or a hidden field may be sent as true or false. */
const fromScript = (field: FieldDefinition) =>
  z.transform((value: unknown): unknown => {
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    const isSwitch = field.field_type !== "text" && field.field_type !== "textarea";
    return typeof value === "boolean" && isSwitch ? (value ? "1" : "0") : value;
  });

function typedSchema(
  field: FieldDefinition,
  type: TypedField,
  isDemanded: boolean,
  locale: Locale,
): z.ZodType<string> {
  const { min, max } = lengthsOf(field);
  const judge = judgeOf(field, type);
  const options = { max, isMultiline: type === "textarea" };
  const own = isDemanded ? text(options) : optionalText(options);
  const judged = z.transform((typed: string, ctx): string => {
    if (typed === "") return typed;
    if (min !== undefined && typed.length < min) {
      const issue = { code: "too_small", origin: "string", minimum: min, input: typed } as const;
      ctx.issues.push({ ...issue, continue: false });
      return z.NEVER;
    }
    if (!judge) return typed;
    const trimmed = typed.trim();
    if (trimmed === "") return "";
    const found = judge(trimmed, field, locale);
    return "value" in found ? found.value : refuseWith(ctx, typed, { message: found.problem });
  });
  return z.pipe(z.pipe(fromScript(field), own), judged);
}

function tickSchema(isDemanded: boolean): z.ZodType<string> {
  const ticked = z.transform((isTicked: boolean, ctx): string =>
    isDemanded && !isTicked
      ? refuseWith(ctx, isTicked, { rule: "required" })
      : isTicked
        ? "1"
        : "0",
  );
  return z.pipe(flag(), ticked);
}

function filesSchema(field: FieldDefinition, isDemanded: boolean): z.ZodType<string> {
  const problem = message(formMessages, "files", { label: labelInWords(field) });
  return z.pipe(
    z.transform((sent: unknown, ctx): string => {
      const entries = readFileEntries(sent ?? "");
      if (!entries) return refuseWith(ctx, sent, { message: problem });
      const isMissing = isDemanded && entries.length === 0;
      return isMissing ? refuseWith(ctx, sent, { rule: "required" }) : fileValueOf(entries);
    }),
    z.string(),
  );
}

/** The schema of one field that sends something: from what was submitted to the value as it is kept. */
export function fieldSchema(
  field: FieldDefinition,
  isDemanded: boolean,
  locale: Locale,
): z.ZodType<string> {
  const { field_type: type } = field;
  switch (type) {
    case "checkbox":
      return tickSchema(isDemanded);
    case "dropbox":
      return filesSchema(field, isDemanded);
    case "divider":
    case "heading":
    case "alert_warning":
    case "link":
      throw new TypeError(`${field.name} sends nothing`);
    default:
      return typedSchema(field, type, isDemanded, locale);
  }
}
