import type { z } from "zod";
import { type CivilDate, officeToday } from "../dates";
import { fieldMessages } from "../field-messages";
import { namedFields, parseFields } from "../fields";
import { type Locale, message } from "../messages";
import { ok, type Result, refuse } from "../result";
import { crossErrors } from "./cross-rules";
import {
  type Answers,
  answerOf,
  type FieldDefinition,
  hasValue,
  isRequired,
  isShown,
} from "./definition";
import { typeOf } from "./field-types";
import { labelInWords } from "./labels";
import { fieldSchema } from "./rules";

/** The one name that goes with every dropbox: all entries of the form together. */
const FILE_UPLOADS = "file_uploads";

export interface ParseOptions {
  /** Answers held already: what fields depend on that are on other pages or cannot be edited. */
  readonly known?: Answers;
  /** Every field of the whole form, where `fields` is one page of it. */
  readonly all?: readonly FieldDefinition[];
  /** What "today" means to dates; today in New York when it is left out. */
  readonly today?: CivilDate;
}

type Sent = ReadonlyMap<string, unknown>;

/** What was submitted for a field, as text and without judging it. */
function wireOf(field: FieldDefinition | undefined, value: unknown): string {
  if (field && typeOf(field).sends === "tick") {
    return [1, true, "1", "on", "true"].some((ticked) => ticked === value) ? "1" : "0";
  }
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The answers that decide which fields show: what was submitted for what can be edited, else what is held. */
function presentAnswers(fields: readonly FieldDefinition[], sent: Sent, known: Answers): Answers {
  const present: Record<string, string> = Object.create(null);
  Object.assign(present, known);
  for (const field of fields) {
    if (!hasValue(field)) continue;
    present[field.name] = field.is_disabled
      ? (answerOf(known, field.name) ?? field.value ?? "")
      : wireOf(field, sent.get(field.name));
  }
  return present;
}

/** So many combinations of shown fields are kept for one list. */
const SCHEMAS_MAX = 50;
const schemas = new WeakMap<readonly FieldDefinition[], Map<string, z.ZodType<Answers>>>();

/** The strict schema of the asked fields; built once for each combination of a list. */
function schemaOf(
  fields: readonly FieldDefinition[],
  asked: readonly FieldDefinition[],
  locale: Locale,
): z.ZodType<Answers> {
  const known = schemas.get(fields) ?? new Map<string, z.ZodType<Answers>>();
  schemas.set(fields, known);
  const key = `${locale} ${asked.map((field) => fields.indexOf(field)).join()}`;
  const found = known.get(key);
  if (found) return found;
  const shape: Record<string, z.ZodType<string>> = {};
  for (const field of asked) shape[field.name] = fieldSchema(field, isRequired(field), locale);
  const labels = Object.fromEntries(asked.map((field) => [field.name, labelInWords(field)]));
  const made: z.ZodType<Answers> = namedFields(() => labels)(shape);
  if (known.size >= SCHEMAS_MAX) known.clear();
  known.set(key, made);
  return made;
}

const isDropbox = (field: FieldDefinition): boolean => typeOf(field).sends === "files";

/** Leaves out what no answer is taken from, and gives a form's only dropbox the common entries. */
function takenFrom(
  sent: Sent,
  fields: readonly FieldDefinition[],
  asked: readonly FieldDefinition[],
): Record<string, unknown> {
  const drops = asked.filter(isDropbox);
  const askedNames = new Set(asked.map(({ name }) => name));
  const passedOver = new Set(fields.filter(hasValue).map(({ name }) => name));
  const hasDrop = fields.some(isDropbox);
  if (hasDrop) passedOver.add(FILE_UPLOADS);
  const taken = [...sent].filter(([name]) => askedNames.has(name) || !passedOver.has(name));
  const [only] = drops;
  if (drops.length === 1 && only && !sent.has(only.name) && sent.has(FILE_UPLOADS)) {
    taken.push([only.name, sent.get(FILE_UPLOADS)]);
  }
  // Without a prototype a field named "toString" that was not sent is missing, not a function.
  const input: Record<string, unknown> = Object.create(null);
  for (const [name, value] of taken) input[name] = value;
  return input;
}

/**
 * The submitted fields, completed by the answers that are held for fields which were not submitted.
 * The common entries of a form's files count as those of its dropbox.
 */
export function withHeld(
  fields: readonly FieldDefinition[],
  sent: Readonly<Record<string, unknown>>,
  held: Answers,
): Readonly<Record<string, unknown>> {
  const hasFiles = Object.hasOwn(sent, FILE_UPLOADS);
  const kept = fields.filter(
    (field) =>
      Object.hasOwn(held, field.name) &&
      !Object.hasOwn(sent, field.name) &&
      !(hasFiles && isDropbox(field)),
  );
  return { ...Object.fromEntries(kept.map(({ name }) => [name, held[name]])), ...sent };
}

/**
 * Judges what was submitted for a list of fields, by a form or as a script's JSON. Every value comes
 * back as its control sends it: a tick box "1" or "0", a date "2027-05-03", an EIN "12-3456789", a
 * telephone number "+12025550143", files as `fileEntriesOf` reads them, "" for what was left empty.
 * A field that does not show or cannot be edited is neither required nor taken, whatever was sent
 * for it. `locale` is the language of examples in the words. Refusal `invalid` with the messages of every wrong or unknown field.
 */
export function parseAnswers(
  fields: readonly FieldDefinition[],
  input: unknown,
  locale: Locale,
  options: ParseOptions = {},
): Result<Answers> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    const unreadable = message(fieldMessages, "unreadable");
    return refuse({ code: "invalid", errors: {}, message: unreadable });
  }
  const { known = {}, all = fields } = options;
  const sent: Sent = new Map(Object.entries(input));
  const present = presentAnswers(fields, sent, known);
  const asked = fields.filter(
    (field) => hasValue(field) && !field.is_disabled && isShown(field, all, present),
  );
  const parsed = parseFields(
    schemaOf(fields, asked, locale),
    takenFrom(sent, fields, asked),
    locale,
  );
  const values = parsed.ok ? parsed.value : present;
  const crossed = crossErrors(asked, {
    fields,
    today: options.today ?? officeToday(new Date()),
    valueOf: (name) => answerOf(values, name) ?? "",
  });
  if (parsed.ok && crossed.size === 0) return ok(parsed.value);
  const found = !parsed.ok && parsed.refusal.code === "invalid" ? parsed.refusal.errors : {};
  const errors = new Map(Object.entries(found));
  for (const [name, problem] of crossed) if (!errors.has(name)) errors.set(name, [problem]);
  return refuse({ code: "invalid", errors: Object.fromEntries(errors) });
}
