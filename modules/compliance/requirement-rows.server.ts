import { z } from "zod";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { type Figure, figures } from "./kinds";
import type {
  CharityRule,
  DueRule,
  Fee,
  FigureSource,
  ReportRule,
  RequirementFacts,
  SchoolRule,
} from "./requirement";

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

const sources = z.partialRecord(
  z.enum(figures),
  z.strictObject({
    url: z.string(),
    readOn: z.iso.date().nullable(),
    isConfirmed: z.boolean(),
  }),
);
const nowhere: FigureSource = { url: "", readOn: null, isConfirmed: false };

/** What a row of the table says. @throws ZodError for a due rule that this program does not know */
export const factsOf = (row: Row): RequirementFacts => ({
  articles: {
    fee: feeOf(row.articlesFromCents, row.articlesUpToCents),
    note: row.articlesNote,
    noteEs: row.articlesNoteEs,
  },
  report: toReport(row),
  charity: toCharity(row),
  school: {
    // The table's check constraint holds it to its values.
    kind: row.schoolKind as SchoolRule["kind"],
    note: row.schoolNote,
    noteEs: row.schoolNoteEs,
  },
  notice: { days: row.noticeDays, cite: row.noticeCite },
  sourceUrl: row.sourceUrl,
  sources: toSources(row.sources),
});

/** The way back: the columns that hold what staff know of a state. */
export const columnsOf = ({
  articles,
  report,
  charity,
  school,
  notice,
  ...rest
}: RequirementFacts) => ({
  articlesFromCents: articles.fee?.from ?? null,
  articlesUpToCents: articles.fee?.upTo ?? null,
  articlesNote: articles.note,
  articlesNoteEs: articles.noteEs,
  reportKind: report.kind,
  reportEveryYears: report.everyYears,
  reportFromCents: report.fee?.from ?? null,
  reportUpToCents: report.fee?.upTo ?? null,
  reportDue: report.due ?? Prisma.DbNull,
  reportNote: report.note,
  reportNoteEs: report.noteEs,
  charityKind: charity.kind,
  charityInitialFromCents: charity.initial?.from ?? null,
  charityInitialUpToCents: charity.initial?.upTo ?? null,
  charityRenewalFromCents: charity.renewal?.from ?? null,
  charityRenewalUpToCents: charity.renewal?.upTo ?? null,
  charityEveryYears: charity.everyYears,
  charityDue: charity.due ?? Prisma.DbNull,
  charityExemptCents: charity.exemption?.limit ?? null,
  charityExemptInclusive: charity.exemption?.isInclusive ?? false,
  charityExemptVolunteers: charity.exemption?.isForVolunteers ?? false,
  charityNote: charity.note,
  charityNoteEs: charity.noteEs,
  schoolKind: school.kind,
  schoolNote: school.note,
  schoolNoteEs: school.noteEs,
  noticeDays: notice.days,
  noticeCite: notice.cite,
  sourceUrl: rest.sourceUrl,
  // What nobody has read is left out.
  sources: Object.fromEntries(
    Object.entries(rest.sources)
      .filter(([, { url, readOn }]) => url !== "" || readOn !== null)
      .map(([figure, source]) => [figure, { ...source }]),
  ),
});

const toReport = (row: Row): ReportRule => ({
  // The table's check constraints hold the two kinds to their values.
  kind: row.reportKind as ReportRule["kind"],
  everyYears: row.reportEveryYears,
  fee: feeOf(row.reportFromCents, row.reportUpToCents),
  due: dueOf(row.reportDue),
  note: row.reportNote,
  noteEs: row.reportNoteEs,
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
  noteEs: row.charityNoteEs,
});

const feeOf = (from: number | null, upTo: number | null): Fee | null =>
  from === null || upTo === null ? null : { from: cents(from), upTo: cents(upTo) };

const dueOf = (value: Prisma.JsonValue): DueRule | null => dueRule.parse(value);

function toSources(value: Prisma.JsonValue): RequirementFacts["sources"] {
  const known = sources.parse(value);
  const of = (figure: Figure): FigureSource => {
    const found = known[figure];
    if (!found) return nowhere;
    const readOn: CivilDate | null = found.readOn === null ? null : civilDate(found.readOn);
    return { ...found, readOn };
  };
  return Object.fromEntries(
    figures.map((figure) => [figure, of(figure)]),
  ) as RequirementFacts["sources"];
}
