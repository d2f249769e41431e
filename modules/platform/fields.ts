import { z } from "zod";
import { type CivilDate, parseCivilDate } from "./dates";
import { fieldMessages } from "./field-messages";
import {
  type Catalogue,
  type Locale,
  type MessageRef,
  type Messages,
  message,
  say,
} from "./messages";
import { type FieldErrors, ok, type Result, refuse } from "./result";

/**
 * The fields of forms. One schema serves plain forms (every value a string, nothing sent for an
 * unticked box) and scripts (JSON numbers and booleans), gives the HTML constraints, and never
 * throws: whatever is wrong becomes a message at its field.
 */

type Rule = "required" | "text" | "characters" | "oneLine" | "flag" | "month" | "date" | "invalid";
type Issues = { issues: z.core.$ZodRawIssue[] };

const reject = (ctx: Issues, input: unknown, rule: Rule): never => {
  ctx.issues.push({ code: "custom", input, params: { rule } });
  return z.NEVER;
};

/** Control characters apart from tab and line feed, lone surrogates, and what XML cannot hold. */
const unusable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const visible = /[^\s\p{Cf}\p{Zs}]/u;

export interface TextOptions {
  /** The longest accepted text, in UTF-16 units, as an input's `maxlength` counts. */
  max: number;
  /** Line feeds are accepted; the CRLF that browsers send counts and comes back as one. */
  isMultiline?: boolean;
}

function textOf(value: unknown, ctx: Issues, options: TextOptions): string {
  if (typeof value !== "string") return reject(ctx, value, "text");
  const text = options.isMultiline ? value.replaceAll("\r\n", "\n") : value;
  if (text.length > options.max) return text;
  if (!options.isMultiline && /[\r\n]/.test(text)) return reject(ctx, value, "oneLine");
  if (unusable.test(text)) return reject(ctx, value, "characters");
  return text;
}

/** Text that must hold at least one visible character. It is kept exactly as it was typed. */
export function text(options: TextOptions) {
  return z.pipe(
    z.transform((value: unknown, ctx): string => {
      if (value === undefined || value === null) return reject(ctx, value, "required");
      const found = textOf(value, ctx, options);
      if (typeof found === "string" && found.length <= options.max && !visible.test(found)) {
        return reject(ctx, value, "required");
      }
      return found;
    }),
    z.string().max(options.max),
  );
}

/** Text that may be missing or empty; then it is "". */
export function optionalText(options: TextOptions) {
  return z
    .pipe(
      z.transform((value: unknown, ctx): string =>
        value === null ? "" : textOf(value, ctx, options),
      ),
      z.string().max(options.max),
    )
    .default("");
}

/** What was typed, read by a rule of its own; what it cannot read is refused in `wrong`. */
export const readAs = <T>(read: (typed: string) => T | undefined, wrong: MessageRef) =>
  z.transform((typed: string, ctx): T => {
    const found = read(typed);
    if (found !== undefined) return found;
    ctx.issues.push({ code: "custom", input: typed, params: { message: wrong }, continue: false });
    return z.NEVER;
  });

/** The same for a text that may be left empty, and is "" then. */
export const readUnlessEmpty = (read: (typed: string) => string | undefined, wrong: MessageRef) =>
  readAs((typed) => (typed.trim() === "" ? "" : read(typed)), wrong);

const flags = new Map<unknown, boolean>([
  ["1", true],
  ["0", false],
  ["on", true],
  ["true", true],
  ["false", false],
  ["", false],
  [1, true],
  [0, false],
  [true, true],
  [false, false],
]);

/** A tick box: 1 or 0 on the wire, also true/false and a box's "on"; nothing sent means false. */
export function flag() {
  return z
    .pipe(
      z.transform((value: unknown, ctx): boolean => {
        return flags.get(value) ?? reject(ctx, value, "flag");
      }),
      z.boolean(),
    )
    .default(false);
}

const isLeftOpen = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

function monthOf(value: unknown, ctx: Issues): number {
  const isMonth =
    typeof value === "string"
      ? /^(0?[1-9]|1[0-2])$/.test(value)
      : typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 12;
  return isMonth ? Number(value) : reject(ctx, value, "month");
}

const monthNumber = z.int().min(1).max(12);

/** A month as its number, January being 1. */
export function month() {
  return z.pipe(
    z.transform((value: unknown, ctx): number =>
      isLeftOpen(value) ? reject(ctx, value, "required") : monthOf(value, ctx),
    ),
    monthNumber,
  );
}

/** A month that may be left open; then it is "". */
export function optionalMonth() {
  return z
    .pipe(
      z.transform((value: unknown, ctx): number | "" =>
        isLeftOpen(value) ? "" : monthOf(value, ctx),
      ),
      z.union([z.literal(""), monthNumber]),
    )
    .default("");
}

/** As long as a date may be typed. */
const DATE_MAX = 40;

const dateOf = (typed: string, ctx: Issues): CivilDate =>
  parseCivilDate(typed) ?? reject(ctx, typed, "date");

/** A day of the calendar, in the ways of `parseCivilDate`. */
export const date = () => z.pipe(text({ max: DATE_MAX }), z.transform(dateOf));

/** A day that may be left out; then it is null. */
export const optionalDate = () =>
  z.pipe(
    optionalText({ max: DATE_MAX }),
    z.transform((typed, ctx): CivilDate | null =>
      typed.trim() === "" ? null : dateOf(typed, ctx),
    ),
  );

/** One of some choices by its value, or "" when none was made. */
export function optionalChoice<const Choice extends string>(choices: readonly Choice[]) {
  const values = new Map<unknown, Choice | "">(["" as const, ...choices].map((one) => [one, one]));
  return z
    .custom<Choice | "">((value) => values.has(value), { params: { rule: "invalid" } })
    .optional()
    .transform((value): Choice | "" => value ?? "");
}

/** Several ids or words, which a form sends once each and a script as a list. */
export const several = () =>
  z
    .transform((value: unknown): string[] =>
      (Array.isArray(value) ? value : value === undefined || value === "" ? [] : [value]).map(
        String,
      ),
    )
    .optional()
    .transform((values): string[] => values ?? []);

/** Field name → how a message names the field ("fiscal year end"), in one language. */
export type FieldLabels = Readonly<Record<string, string>>;
export type LabelsIn = (locale: Locale) => FieldLabels;

/** Field name → key of the catalogue that names it. */
export const labelsFrom =
  <E extends Messages>(
    catalogue: Catalogue<E>,
    keys: Readonly<Record<string, keyof E & string>>,
  ): LabelsIn =>
  (locale) =>
    Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [
        name,
        say(locale, { catalogue: catalogue as unknown as Catalogue, key }),
      ]),
    );

const fieldLabels = z.registry<{ readonly labels: LabelsIn }>();

/**
 * Makes the strict schema of a form that messages name the fields of. Its fields keep their names in
 * what is picked and extended from it, and in forms that take their schemas over.
 */
export const namedFields =
  (labels: LabelsIn) =>
  <S extends z.core.$ZodLooseShape>(shape: S) => {
    for (const field of Object.values(shape)) {
      if (!fieldLabels.has(field)) fieldLabels.add(field, { labels });
    }
    return z.strictObject(shape).register(fieldLabels, { labels });
  };

/** How messages name the fields of a schema; undefined for a field that has no name. */
export function labelsOf(
  schema: z.core.$ZodType,
  locale: Locale,
): Readonly<Record<string, string | undefined>> {
  if (schema instanceof z.ZodUnion) {
    return Object.assign({}, ...schema.options.map((one) => labelsOf(one, locale)));
  }
  if (schema instanceof z.ZodPipe) return labelsOf(schema.in, locale);
  if (!(schema instanceof z.ZodObject)) return {};
  const own = fieldLabels.get(schema)?.labels(locale);
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      own?.[name] ?? fieldLabels.get(field)?.labels(locale)[name],
    ]),
  );
}

function isMessageRef(value: unknown): value is MessageRef {
  return typeof value === "object" && value !== null && "catalogue" in value && "key" in value;
}

function refOf(issue: z.core.$ZodRawIssue, label: string): MessageRef {
  const own = issue.code === "custom" ? issue.params?.message : undefined;
  if (isMessageRef(own)) return own;
  switch (issue.code) {
    case "custom": {
      const rule: unknown = issue.params?.rule;
      const known = typeof rule === "string" && Object.hasOwn(fieldMessages.en, rule);
      return message(fieldMessages, known ? (rule as Rule) : "invalid", { label });
    }
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) {
        return message(fieldMessages, "required", { label });
      }
      return message(
        fieldMessages,
        issue.expected === "string" ? "text" : issue.expected === "number" ? "number" : "invalid",
        { label },
      );
    case "invalid_value":
      // None of the choices was made.
      return message(fieldMessages, issue.input === undefined ? "required" : "invalid", { label });
    case "too_big":
      return issue.origin === "string"
        ? message(fieldMessages, "tooLong", { label, max: Number(issue.maximum) })
        : message(fieldMessages, "numberTooBig", { label, max: Number(issue.maximum) });
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) {
        return message(fieldMessages, "required", { label });
      }
      return issue.origin === "string"
        ? message(fieldMessages, "tooShort", { label, min: Number(issue.minimum) })
        : message(fieldMessages, "numberTooSmall", { label, min: Number(issue.minimum) });
    default:
      return message(fieldMessages, "invalid", { label });
  }
}

/** At most this many unknown fields are named in an answer. */
const NAMED_UNKNOWN_FIELDS = 20;

/**
 * Judges the shape of a form or of a script's JSON, in whose messages `locale` words the fields'
 * names. Refusal `invalid` with the messages of every
 * wrong or unknown field; what is not an object of fields at all is refused without any field.
 */
export function parseFields<S extends z.ZodType>(
  schema: S,
  input: unknown,
  locale: Locale,
): Result<z.output<S>> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    const unreadable = message(fieldMessages, "unreadable");
    return refuse({ code: "invalid", errors: {}, message: unreadable });
  }
  const refs: MessageRef[] = [];
  let labels: ReturnType<typeof labelsOf> | undefined;
  // Zod gives the faulty input to the wording only, so the wording notes the reference.
  const parsed = schema.safeParse(input, {
    error: (issue) => {
      const name = String(issue.path?.[0] ?? "");
      labels ??= labelsOf(schema, locale);
      refs.push(refOf(issue, labels[name] ?? name));
      return String(refs.length - 1);
    },
  });
  if (parsed.success) return ok(parsed.data);
  const errors = new Map<string, MessageRef[]>();
  const add = (name: string, ref: MessageRef) =>
    errors.set(name, [...(errors.get(name) ?? []), ref]);
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, NAMED_UNKNOWN_FIELDS)) {
        const label = key.slice(0, 60).replaceAll(/\p{Cs}/gu, "\uFFFD");
        add(label, message(fieldMessages, "unknown", { label }));
      }
      continue;
    }
    const ref = refs[Number(issue.message)];
    if (ref) add(String(issue.path[0] ?? ""), ref);
  }
  return refuse({ code: "invalid", errors: inOrder(schema, Object.fromEntries(errors)) });
}

/** Errors in the order of the form, as a summary lists them. */
function inOrder(schema: z.ZodType, errors: FieldErrors): FieldErrors {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const known = names.flatMap((name) => (errors[name] ? [[name, errors[name]] as const] : []));
  return { ...Object.fromEntries(known), ...errors };
}

/**
 * For a rule of a schema over some of its fields: it is asked as soon as these are right, so that what it says
 * is told in one round with the faults of the others.
 */
export const onceRight =
  (...names: readonly string[]) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path }) => names.includes(String(path?.[0])));

/**
 * The same, with what is wrong beyond the shape told at once: `judge` gets the fields whose shape is
 * right, whatever the others are, and a field's own error stands before the judge's.
 */
export function parseJudged<S extends z.ZodObject>(
  schema: S,
  input: unknown,
  locale: Locale,
  judge: (fields: Partial<z.output<S>>) => FieldErrors,
): Result<z.output<S>> {
  const parsed = parseFields(schema, input, locale);
  const refusal = parsed.ok ? undefined : parsed.refusal;
  if (refusal && refusal.code !== "invalid") return parsed;
  const wrong = refusal?.errors ?? {};
  const judged = judge(parsed.ok ? parsed.value : rightFields(schema, input));
  const found: FieldErrors = { ...judged, ...wrong };
  if (Object.keys(found).length === 0) return parsed;
  return refuse({ ...refusal, code: "invalid", errors: inOrder(schema, found) });
}

/** Those fields of an input whose own shape is right. */
function rightFields<S extends z.ZodObject>(schema: S, input: unknown): Partial<z.output<S>> {
  const typed = (typeof input === "object" && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const right = Object.entries(schema.shape).flatMap(([name, one]) => {
    const read = (one as z.ZodType).safeParse(typed[name]);
    return read.success ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(right) as Partial<z.output<S>>;
}
