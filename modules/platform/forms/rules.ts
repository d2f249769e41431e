import { z } from "zod";
import { parseEin } from "../ein";
import { parseEmail } from "../email";
import { flag, optionalText, text } from "../fields";
import { type Locale, type MessageRef, message } from "../messages";
import { parseMoney, toAmountText } from "../money";
import { parsePhone } from "../phone";
import { boundsOf, lengthsOf } from "./constraints";
import type { FieldDefinition } from "./definition";
import type { FieldAttributes } from "./field-attributes";
import { typeOf } from "./field-types";
import { fileValueOf, readFileEntries } from "./files";
import { withOptions } from "./greek-options";
import { labelInWords } from "./labels";
import { formMessages, readerMessages } from "./messages";
import { type TextKind, textKindOf } from "./text-kinds";
import { parseWebAddress } from "./web-address";

/**
 * What the server judges by: how each kind of text is read, here, because the plan of telephone
 * numbers is too heavy for browsers; what each type takes beside that, in `field-types.ts`.
 */

type Judged = { readonly value: string } | { readonly problem: MessageRef };

const orProblem = (value: string | undefined, problem: MessageRef): Judged =>
  value === undefined ? { problem } : { value };

function zipOf(typed: string): string | undefined {
  const [, five, four] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(typed) ?? [];
  return five && (four ? `${five}-${four}` : five);
}

function numberIn(field: FieldAttributes, amount: number, value: string): Judged {
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

function judgeInteger(typed: string, field: FieldAttributes): Judged {
  const digits = /^-?(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(typed) ? typed.replaceAll(",", "") : "";
  if (digits === "") {
    return { problem: message(formMessages, "integer", { label: labelInWords(field) }) };
  }
  // Number() may give -0.
  const amount = Number(digits) + 0;
  return numberIn(field, amount, String(amount));
}

function judgeMoney(typed: string, field: FieldAttributes): Judged {
  const parsed = parseMoney(typed);
  if (!parsed.ok) return { problem: parsed.message };
  return numberIn(field, parsed.value / 100, toAmountText(parsed.value));
}

function judgeMonth(typed: string, field: FieldAttributes): Judged {
  const value = /^(0?[1-9]|1[0-2])$/.test(typed) ? String(Number(typed)) : undefined;
  return orProblem(value, message(formMessages, "month", { label: labelInWords(field) }));
}

const judges: Readonly<Record<TextKind, (typed: string, field: FieldAttributes) => Judged>> = {
  email: (typed) => orProblem(parseEmail(typed), message(readerMessages, "email")),
  ein: (typed) => orProblem(parseEin(typed), message(readerMessages, "ein")),
  phone: (typed) => orProblem(parsePhone(typed), message(readerMessages, "phone")),
  zip: (typed) => orProblem(zipOf(typed), message(formMessages, "zip")),
  url: (typed) => orProblem(parseWebAddress(typed), message(formMessages, "url")),
  money: judgeMoney,
  integer: judgeInteger,
  month: judgeMonth,
};

/** What judges a text that is not empty beyond its length; undefined where any text will do. */
function judgeOf(field: FieldDefinition, locale: Locale): ((typed: string) => Judged) | undefined {
  const kind = field.field_type === "text" ? textKindOf(field) : undefined;
  if (kind) return (typed) => judges[kind](typed, field);
  const { reads } = typeOf(field);
  return (
    reads &&
    ((typed) => {
      const value = reads.read(typed, field);
      if (value !== undefined) return { value };
      const values = { label: labelInWords(field), example: reads.example?.(locale) ?? "" };
      return { problem: { catalogue: formMessages, key: reads.wrong, values } };
    })
  );
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
    const { typed } = typeOf(field);
    const isSwitch = typed !== "line" && typed !== "lines";
    return typeof value === "boolean" && isSwitch ? (value ? "1" : "0") : value;
  });

function typedSchema(
  field: FieldDefinition,
  isDemanded: boolean,
  locale: Locale,
): z.ZodType<string> {
  const { min, max } = lengthsOf(field);
  const judge = judgeOf(field, locale);
  const options = { max, isMultiline: typeOf(field).typed === "lines" };
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
    const found = judge(trimmed);
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
  switch (typeOf(field).sends) {
    case "text":
      return typedSchema(withOptions(field, locale), isDemanded, locale);
    case "tick":
      return tickSchema(isDemanded);
    case "files":
      return filesSchema(field, isDemanded);
    case "nothing":
      throw new TypeError(`${field.name} sends nothing`);
  }
}
