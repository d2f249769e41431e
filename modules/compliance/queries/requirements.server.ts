import { z } from "zod";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { usStates } from "#modules/platform/us-states";
import { estimateOfAYear } from "../domain/estimates";
import type {
  CharityRule,
  DueRule,
  Fee,
  ReportRule,
  StateCode,
  StateRequirement,
} from "../requirement";

type Row = Prisma.StateRequirementGetPayload<Record<string, never>>;

const day = z.int().min(1).max(31);
const dueRule = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("fixed"),
      month: z.int().min(1).max(12),
      day,
      years: z.literal("odd").optional(),
    }),
    z.strictObject({
      kind: z.literal("fye_month"),
      month: z.int().min(1).max(24),
      day: day.nullable(),
    }),
    z.strictObject({
      kind: z.enum(["fye_days", "after_start"]),
      days: z.int().min(1).max(366),
    }),
    z.strictObject({
      kind: z.enum(["anniversary_date", "anniversary_month_end", "anniversary_quarter_end"]),
    }),
  ])
  .nullable();

const isState = (state: string): state is StateCode => Object.hasOwn(usStates, state);

/**
 * What a state asks, by its postal code; null when there is no such state. Anybody may ask.
 * Every figure is an estimate of the day `checkedOn`.
 */
export async function requirementOf(ctx: Ctx, state: string): Promise<StateRequirement | null> {
  if (!isState(state)) return null;
  const row = await reader(ctx).stateRequirement.findUnique({ where: { state } });
  return row && toRequirement(row, state);
}

/** What every state asks, in the order of their names. Anybody may ask. */
export async function listRequirements(ctx: Ctx): Promise<readonly StateRequirement[]> {
  const rows = await reader(ctx).stateRequirement.findMany();
  return rows
    .flatMap((row) => (isState(row.state) ? [toRequirement(row, row.state)] : []))
    .sort((a, b) => (usStates[a.state] < usStates[b.state] ? -1 : 1));
}

function toRequirement(row: Row, state: StateCode): StateRequirement {
  const articles = feeOf(row.articlesFromCents, row.articlesUpToCents);
  const report = toReport(row);
  const charity = toCharity(row);
  return {
    state,
    articles: { fee: articles, note: row.articlesNote },
    report,
    charity,
    maintainEstimate: estimateOfAYear({ report, charity }),
    articlesEstimate: articles?.upTo ?? null,
    sourceUrl: row.sourceUrl,
    checkedOn: fromUtcDate(row.checkedOn),
  };
}

const toReport = (row: Row): ReportRule => ({
  // The table's check constraints hold the two kinds to their values.
  kind: row.reportKind as ReportRule["kind"],
  everyYears: row.reportEveryYears,
  fee: feeOf(row.reportFromCents, row.reportUpToCents),
  due: dueOf(row.reportDue),
  note: row.reportNote,
});

const toCharity = (row: Row): CharityRule => ({
  kind: row.charityKind as CharityRule["kind"],
  initial: feeOf(row.charityInitialFromCents, row.charityInitialUpToCents),
  renewal: feeOf(row.charityRenewalFromCents, row.charityRenewalUpToCents),
  everyYears: row.charityEveryYears,
  due: dueOf(row.charityDue),
  exemption:
    row.charityExemptCents === null
      ? null
      : {
          limit: cents(row.charityExemptCents),
          isInclusive: row.charityExemptInclusive,
          isForVolunteers: row.charityExemptVolunteers,
        },
  note: row.charityNote,
});

const feeOf = (from: number | null, upTo: number | null): Fee | null =>
  from === null || upTo === null ? null : { from: cents(from), upTo: cents(upTo) };

/** @throws ZodError for a rule that this program does not know */
const dueOf = (value: Prisma.JsonValue): DueRule | null => dueRule.parse(value);
