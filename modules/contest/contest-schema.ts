import { z } from "zod";
import { compareDates } from "#modules/platform/dates";
import { date, type FieldLabels, flag, optionalText, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { contestKinds, entryStates } from "./domain/entry-types";
import { contestMessages } from "./messages";
import { choice } from "./schemas";

/** A contest as staff enter it. `version` is that of the contest that is changed; "0" for a new one. */
export const contestSchema = z
  .strictObject({
    title: text({ max: 120 }),
    kind: choice(contestKinds, "kindUnknown"),
    opens_on: date(),
    closes_on: date(),
    rules: text({ max: 10_000, isMultiline: true }),
    version: z.coerce.number().int().min(0).max(1_000_000).default(0),
  })
  .check((ctx) => {
    const { opens_on, closes_on } = ctx.value;
    if (compareDates(closes_on, opens_on) >= 0) return;
    const params = { message: message(contestMessages, "daysOrder") };
    ctx.issues.push({ code: "custom", input: closes_on, params, path: ["closes_on"] });
  });

/** How messages name the fields of a contest, in one language. */
export function contestLabels(locale: Locale): FieldLabels {
  const t = translator(contestMessages, locale);
  return {
    title: t("labelTitle"),
    kind: t("labelKind"),
    opens_on: t("labelOpens"),
    closes_on: t("labelCloses"),
    rules: t("labelRules"),
  };
}

const wholeNumber = (key: "placeShape" | "entryNotShown", max: number) =>
  z.pipe(
    text({ max: 20 }),
    z.transform((typed, ctx): number => {
      const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
      if (number >= 1 && number <= max) return number;
      const params = { message: message(contestMessages, key) };
      ctx.issues.push({ code: "custom", input: typed, params, continue: false });
      return z.NEVER;
    }),
  );

/** What staff do about the winners of a contest. `entries` are the winners that were looked at. */
export const winnersSchema = z.discriminatedUnion("step", [
  z.strictObject({
    step: z.literal("name"),
    entry: wholeNumber("entryNotShown", 999_999_999),
    place: wholeNumber("placeShape", 99),
    title: text({ max: 80 }),
  }),
  z.strictObject({
    step: z.literal("take-back"),
    entry: wholeNumber("entryNotShown", 999_999_999),
    place: wholeNumber("placeShape", 99),
  }),
  z.strictObject({
    step: z.literal("announce"),
    entries: optionalText({ max: 2_000 }),
  }),
]);

/** What staff do about the organizations of a contest; `entries` and `losing` as they saw them. */
export const mergeSchema = z.discriminatedUnion("step", [
  z.strictObject({
    step: z.literal("merge"),
    from: text({ max: 200 }),
    into: text({ max: 200 }),
    entries: z.coerce.number().int().min(0),
    losing: z.coerce.number().int().min(0),
  }),
  z.strictObject({ step: z.literal("undo"), merge: z.coerce.number().int().min(1) }),
]);

/** How messages name the fields of winners and of merges, in one language. */
export function staffLabels(locale: Locale): FieldLabels {
  const t = translator(contestMessages, locale);
  return {
    entry: t("labelEntry"),
    place: t("labelPlace"),
    title: t("labelPlaceTitle"),
    from: t("labelFrom"),
    into: t("labelInto"),
  };
}

/** What staff decide about an entry; `from` is the state that was looked at. */
export const decisionSchema = z.strictObject({
  decision: z.enum(["approve", "hide", "reject", "prepare"]),
  /** Which entry, where several are on a page. */
  entry: optionalText({ max: 10 }),
  from: z.enum(entryStates),
  alt_text: optionalText({ max: 300 }),
  has_permission: flag(),
  frees_place: flag(),
  reason: optionalText({ max: 1_000, isMultiline: true }),
});

/** How messages name the fields of a decision, in one language. */
export function decisionLabels(locale: Locale): FieldLabels {
  const t = translator(contestMessages, locale);
  return { alt_text: t("labelAlt"), reason: t("labelReason") };
}
