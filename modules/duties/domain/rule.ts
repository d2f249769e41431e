import { z } from "zod";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { eventFacts, type SingleFact, singleFacts, yearlyFacts } from "./fact-names";

/** Where a rule comes from; of a state or a group by its code or number. */
export type DutyLevel = "federal" | `state:${string}` | `group:${number}` | "club";

/** The kind of a level, without its state or group. */
export const kindOfLevel = (level: DutyLevel): "federal" | "state" | "group" | "club" =>
  level.split(":")[0] as ReturnType<typeof kindOfLevel>;

export const shifts = ["next", "stay"] as const;
export const periodKinds = ["fye", "year", "event", "date"] as const;
export const dutyRoles = ["treasurer", "secretary", "president", "board", "headquarters"] as const;
export type DutyRole = (typeof dutyRoles)[number];
/** What shows that a duty was done; any one of those that a rule names is enough. */
export const proofKinds = ["file", "number", "seen"] as const;
export type ProofKind = (typeof proofKinds)[number];

const singleName = z.enum(Object.keys(singleFacts) as [SingleFact, ...SingleFact[]]);
const factOf = <Kind extends string>(kind: Kind) =>
  z.enum(
    Object.entries(singleFacts).flatMap(([name, of]) => (of === kind ? [name] : [])) as [
      SingleFact,
      ...SingleFact[],
    ],
  );
const eventName = z.enum(eventFacts);
const yearlyName = z.enum(Object.keys(yearlyFacts) as ["receipts", "contractor_paid"]);

export const returnForms = ["990-N", "990-EZ", "990"] as const;

/** Who takes in less than this, in cents, is left out. */
const limit = z.strictObject({
  limit: z.int().min(0),
  /** The limit itself is left out too. */
  isInclusive: z.boolean(),
  /** Only those without paid help are left out. */
  isForVolunteers: z.boolean(),
});
export type Limit = z.output<typeof limit>;

/** For whom a rule is. */
export type Condition =
  | { readonly always: true }
  | { readonly all: readonly Condition[] }
  | { readonly none: readonly Condition[] }
  | { readonly fact: SingleFact; readonly is: boolean | string }
  /** Anything but that, also when nobody has said it. */
  | { readonly fact: SingleFact; readonly not: boolean | string }
  | { readonly fact: SingleFact; readonly known: true }
  /** Not later than that day, as far as somebody has said it. */
  | { readonly fact: SingleFact; readonly until: string }
  /** The place of the club in a group, and whether it is our member. */
  | { readonly is: "central" | "subordinate" | "member" }
  /** Its return for the fiscal year is one of these forms. */
  | { readonly files: readonly (typeof returnForms)[number][] }
  /** So much or more in the calendar year, by year; a year that is missing is not confirmed. */
  | {
      readonly yearly: "receipts" | "contractor_paid";
      readonly from: Readonly<Record<string, number>>;
    }
  /** It takes in more than a state's limit, as far as it has said so. */
  | { readonly above: Limit }
  /** Something of the kind happened in the calendar year. */
  | { readonly happened: (typeof eventFacts)[number] };

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ always: z.literal(true) }),
    z.strictObject({ all: z.array(conditionSchema).min(1) }),
    z.strictObject({ none: z.array(conditionSchema).min(1) }),
    z.strictObject({ fact: singleName, is: z.union([z.boolean(), z.string()]) }),
    z.strictObject({ fact: singleName, not: z.union([z.boolean(), z.string()]) }),
    z.strictObject({ fact: singleName, known: z.literal(true) }),
    z.strictObject({ fact: factOf("date"), until: z.iso.date() }),
    z.strictObject({ is: z.enum(["central", "subordinate", "member"]) }),
    z.strictObject({ files: z.array(z.enum(returnForms)).min(1) }),
    z.strictObject({
      yearly: yearlyName,
      from: z.record(z.string().regex(/^20\d\d$/), z.int().min(1)),
    }),
    z.strictObject({ above: limit }),
    z.strictObject({ happened: eventName }),
  ]),
);

const month = z.int().min(1).max(12);
const day = z.int().min(1).max(31);
const days = z.int().min(1).max(366);

/** When a duty is due. */
export const dateRuleSchema = z.discriminatedUnion("kind", [
  /** A day of the so-manieth month after the fiscal year's last; its last day when `day` is null. */
  z.strictObject({
    kind: z.literal("fye_month"),
    month: z.int().min(1).max(24),
    day: day.nullable(),
    /** It opens so many days before its date, and not with the end of the year. */
    opensBefore: days.optional(),
  }),
  /** So many days after the fiscal year's end. */
  z.strictObject({ kind: z.literal("fye_days"), days }),
  /** From `opens` days to `closes` days before the fiscal year's end. */
  z.strictObject({ kind: z.literal("window"), opens: days, closes: days }),
  /** The same day each year, so many years after the calendar year that it is about. */
  z.strictObject({
    kind: z.literal("calendar"),
    month,
    day,
    yearsAfter: z.int().min(0).max(2),
    everyYears: z.int().min(1).max(10).optional(),
    years: z.literal("odd").optional(),
  }),
  /** Once, so many days after incorporation. */
  z.strictObject({ kind: z.literal("after_start"), days }),
  /** The day, the end of the month, the end of the quarter in which it was incorporated. */
  z.strictObject({
    kind: z.enum(["anniversary_date", "anniversary_month_end", "anniversary_quarter_end"]),
    everyYears: z.int().min(1).max(10).optional(),
  }),
  /** The last day of a month that a fact names; that of `otherwise` where nobody has said it. */
  z.strictObject({
    kind: z.literal("month_end"),
    fact: factOf("month"),
    otherwise: factOf("month").optional(),
  }),
  /** So many days after something happened, before it when negative. */
  z.strictObject({
    kind: z.literal("event"),
    event: eventName,
    days: z.int().min(-366).max(366),
    /** From this day of the year before on. */
    opens: z.strictObject({ month, day }).optional(),
  }),
  /** So many days before something runs out. */
  z.strictObject({
    kind: z.literal("expiry"),
    fact: factOf("date"),
    daysBefore: z.int().min(0).max(366),
  }),
  /** So many years after a day that a fact names. */
  z.strictObject({
    kind: z.literal("years_after"),
    fact: factOf("date"),
    years: z.int().min(1).max(10),
  }),
  /** The day on which our membership is to be renewed. */
  z.strictObject({ kind: z.literal("renewal") }),
  /** The last day on which an application that gives a revoked exemption back is in time for certain. */
  z.strictObject({ kind: z.literal("reinstatement") }),
  /** On one day; each year from then on when it is yearly. */
  z.strictObject({ kind: z.literal("on"), date: z.iso.date(), isYearly: z.boolean() }),
  /** As the state's own row says: for its report, for its charity registration. */
  z.strictObject({ kind: z.literal("state"), of: z.enum(["report", "charity"]) }),
]);
export type DateRule = z.output<typeof dateRuleSchema>;

/** Words in the two languages. */
export interface Bilingual {
  readonly en: string;
  readonly es: string;
}

/** Where a rule was read, and when. */
export interface RuleSource<Name = string> {
  readonly name: Name;
  readonly url: string;
  readonly readOn: CivilDate | null;
}

/** A rule as `dutiesOf` reads it. */
export interface Rule {
  readonly code: string;
  readonly level: DutyLevel;
  readonly condition: Condition;
  readonly date: DateRule;
  /** next: the next business day by law; stay: the date stays. */
  readonly shift: (typeof shifts)[number];
  readonly period: (typeof periodKinds)[number];
  readonly role: DutyRole;
  /** One of these; none is wanted when it is empty. */
  readonly proof: readonly ProofKind[];
  readonly isOptional: boolean;
  readonly isAutomatic: boolean;
  readonly isConfirmed: boolean;
  readonly title: Bilingual;
  readonly reason: Bilingual;
  /** One step a line. */
  readonly steps: Bilingual;
  /** With whom to check. */
  readonly check: Bilingual;
  readonly source: RuleSource<Bilingual>;
}

/** How a headquarters' date is kept. */
export const groupDateSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("yearly"),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
  }),
  z.strictObject({ kind: z.literal("once"), date: z.iso.date().transform(civilDate) }),
  z.strictObject({ kind: z.literal("fye_days"), days: z.int().min(1).max(366) }),
  z.strictObject({ kind: z.literal("years_after_bylaws"), years: z.int().min(1).max(10) }),
]);
