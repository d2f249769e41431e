import { type CivilDate, compareDates, parseCivilDate } from "#modules/platform/dates";
import { type Cents, toAmountText } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isConfirmable } from "./domain/figures";
import { type FormReader, formReader } from "./form-reader";
import { charityKinds, dueKinds, type Figure, figures, reportKinds, schoolKinds } from "./kinds";
import type {
  CharityRule,
  DueRule,
  Fee,
  FigureSource,
  NoticeRule,
  ReportRule,
  RequirementFacts,
  SchoolRule,
} from "./requirement";
import type { RequirementFields } from "./schemas";

const MOST_YEARS = 10;
const MOST_DAYS_OF_NOTICE = 30;

/**
 * Reads what staff typed of a state; an empty field is what is not known.
 * @param today no figure was read later
 * @returns refusal `invalid` with words at every field that is wrong
 */
export function readRequirementForm(
  fields: RequirementFields,
  today: CivilDate,
): Result<RequirementFacts> {
  const form = formReader(fields);
  const facts: RequirementFacts = {
    articles: { fee: form.fee("articles_fee"), ...form.note("articles") },
    report: readReport(form),
    charity: readCharity(form),
    school: readSchool(form),
    notice: readNotice(form),
    sourceUrl: readStatesPages(form),
    sources: readSources(form, today),
  };
  for (const figure of figures) {
    const { isConfirmed } = facts.sources[figure];
    if (isConfirmed && !isConfirmable(figure, facts)) {
      form.wrong(`${figure}_confirmed`, "nothingToConfirm");
    }
  }
  return form.isGood() ? ok(facts) : refuse({ code: "invalid", errors: form.errors });
}

function readReport(form: FormReader): ReportRule {
  const kind = form.choice("report_kind", reportKinds) ?? form.missing("report_kind", "unknown");
  const isAsked = kind === "periodic" || kind === "on_request";
  if (kind !== "periodic") {
    form.unused("report_years", "report_due", ...dueParts("report"));
  }
  if (!isAsked) form.unused("report_fee", "report_fee_up_to");
  return {
    kind,
    everyYears: kind === "periodic" ? form.count("report_years", MOST_YEARS, "needed") : null,
    fee: isAsked ? form.fee("report_fee") : null,
    due: kind === "periodic" ? readDue(form, "report") : null,
    ...form.note("report"),
  };
}

function readCharity(form: FormReader): CharityRule {
  const kind = form.choice("charity_kind", charityKinds) ?? form.missing("charity_kind", "unknown");
  const noted = form.note("charity");
  if (kind === "required") {
    return {
      kind,
      everyYears: form.count("charity_years", MOST_YEARS, "needed"),
      initial: form.fee("charity_first"),
      renewal: form.fee("charity_renewal"),
      due: readDue(form, "charity"),
      exemption: readExemption(form),
      ...noted,
    };
  }
  form.unused("charity_years", "charity_first", "charity_first_up_to", "charity_renewal");
  form.unused("charity_renewal_up_to", "charity_due", ...dueParts("charity"));
  form.unused("charity_exempt", "charity_exempt_from", "charity_exempt_volunteers");
  const nothing = { everyYears: null, initial: null, renewal: null, due: null, exemption: null };
  return { kind, ...nothing, ...noted };
}

function readExemption(form: FormReader): CharityRule["exemption"] {
  const limit = form.amount("charity_exempt");
  const side = form.choice("charity_exempt_from", ["under", "up_to"]);
  const isForVolunteers = form.isTicked("charity_exempt_volunteers");
  if (limit === null) {
    if (side || isForVolunteers) form.wrong("charity_exempt", "limitMissing");
    return null;
  }
  if (limit === 0) form.wrong("charity_exempt", "limitPositive");
  if (!side) form.wrong("charity_exempt_from", "needed");
  return { limit, isInclusive: side === "up_to", isForVolunteers };
}

type Due = "report" | "charity";
const dueParts = (of: Due) =>
  [`${of}_due_month`, `${of}_due_day`, `${of}_due_days`] as const satisfies readonly string[];

function readDue(form: FormReader, of: Due): DueRule | null {
  const kind = form.choice(`${of}_due`, dueKinds);
  const [month, day, days] = dueParts(of);
  switch (kind) {
    case "fixed":
    case "fixed_odd":
      return readFixed(form, of, kind);
    case "fye_month":
      form.unused(days);
      return {
        kind,
        month: form.count(month, 24, "needed") ?? 1,
        day: form.count(day, 31),
      };
    case "fye_days":
    case "after_start":
      form.unused(month, day);
      return { kind, days: form.count(days, 366, "needed") ?? 1 };
    default:
      form.unused(month, day, days);
      return kind ? { kind } : null;
  }
}

function readFixed(form: FormReader, of: Due, kind: "fixed" | "fixed_odd"): DueRule {
  const [monthField, dayField, days] = dueParts(of);
  form.unused(days);
  const month = form.count(monthField, 12, "needed");
  const day = form.count(dayField, 31, "needed");
  // A leap year: 29 February is a day of every fourth.
  if (month && day && !parseCivilDate(`${month}/${day}/2024`)) form.wrong(dayField, "dayOfMonth");
  const date = { kind: "fixed", month: month ?? 1, day: day ?? 1 } as const;
  return kind === "fixed" ? date : { ...date, years: "odd" };
}

function readSchool(form: FormReader): SchoolRule {
  const kind = form.choice("school_kind", schoolKinds) ?? "unknown";
  return { kind, ...form.note("school") };
}

function readNotice(form: FormReader): NoticeRule {
  const days = form.count("notice_days", MOST_DAYS_OF_NOTICE);
  const cite = form.text("notice_cite");
  if (days === null && cite !== "") form.wrong("notice_days", "daysMissing");
  if (days !== null && cite === "") form.wrong("notice_cite", "lawMissing");
  return { days, cite };
}

const isAddress = (typed: string) => typed.startsWith("https://") && URL.canParse(typed);

function readStatesPages(form: FormReader): string {
  const typed = form.text("source_url");
  if (!isAddress(typed)) form.wrong("source_url", "source");
  return typed;
}

/** States' own pages under another ending: Kansas's statutes, New York's and Florida's registers. */
const ownElsewhere = ["kslegislature.org", "charitiesnys.com", "sunbiz.org"];

const isStatesOwn = (address: string): boolean => {
  const { hostname } = new URL(address);
  const isAt = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return /\.(?:gov|us)$/.test(hostname) || ownElsewhere.some(isAt);
};

function readSources(form: FormReader, today: CivilDate): RequirementFacts["sources"] {
  return Object.fromEntries(
    figures.map((figure) => [figure, readFigureSource(form, figure, today)]),
  ) as RequirementFacts["sources"];
}

function readFigureSource(form: FormReader, figure: Figure, today: CivilDate): FigureSource {
  const source = `${figure}_source` as const;
  const url = form.text(source);
  const isConfirmed = form.isTicked(`${figure}_confirmed`);
  if (url === "") {
    if (isConfirmed) form.wrong(source, "sourceMissing");
  } else if (!isAddress(url)) form.wrong(source, "source");
  else if (!isStatesOwn(url)) form.wrong(source, "sourceOwn");
  const readOn = readDay(form, `${figure}_read_on`, today);
  if (isConfirmed && readOn === null) form.wrong(`${figure}_read_on`, "dayMissing");
  return { url, readOn, isConfirmed };
}

/** A day that is not ahead; null where nothing was typed. */
function readDay(form: FormReader, field: `${Figure}_read_on`, today: CivilDate): CivilDate | null {
  if (form.text(field) === "") return null;
  const day = parseCivilDate(form.text(field));
  if (!day) form.wrong(field, "dayShape");
  else if (compareDates(day, today) > 0) form.wrong(field, "dayAhead");
  return day ?? null;
}

/** The fields of staff's form as text: how a version is kept. */
export type RequirementValues = Readonly<Record<keyof RequirementFields, string>>;

/** What is known of a state as its form shows it. */
export function requirementFormOf(facts: RequirementFacts): RequirementValues {
  const { articles, report, charity, school, notice, sourceUrl, sources } = facts;
  const { exemption } = charity;
  const [reportFee, reportUpTo] = typedFee(report.fee);
  const [first, firstUpTo] = typedFee(charity.initial);
  const [renewal, renewalUpTo] = typedFee(charity.renewal);
  const [articlesFee, articlesUpTo] = typedFee(articles.fee);
  return {
    articles_fee: articlesFee,
    articles_fee_up_to: articlesUpTo,
    articles_note: articles.note,
    articles_note_es: articles.noteEs,
    report_kind: report.kind,
    report_years: typed(report.everyYears),
    report_fee: reportFee,
    report_fee_up_to: reportUpTo,
    ...typedDue("report", report.due),
    report_note: report.note,
    report_note_es: report.noteEs,
    charity_kind: charity.kind,
    charity_years: typed(charity.everyYears),
    charity_first: first,
    charity_first_up_to: firstUpTo,
    charity_renewal: renewal,
    charity_renewal_up_to: renewalUpTo,
    ...typedDue("charity", charity.due),
    charity_exempt: exemption ? toAmountText(exemption.limit) : "",
    charity_exempt_from: exemption ? (exemption.isInclusive ? "up_to" : "under") : "",
    charity_exempt_volunteers: exemption?.isForVolunteers ? "1" : "",
    charity_note: charity.note,
    charity_note_es: charity.noteEs,
    school_kind: school.kind,
    school_note: school.note,
    school_note_es: school.noteEs,
    notice_days: typed(notice.days),
    notice_cite: notice.cite,
    source_url: sourceUrl,
    ...typedSources(sources),
  };
}

const typed = (count: number | null | undefined): string => String(count ?? "");
const amountOf = (amount: Cents): string => toAmountText(amount);

const typedFee = (fee: Fee | null): readonly [lowest: string, highest: string] =>
  fee ? [amountOf(fee.from), fee.from === fee.upTo ? "" : amountOf(fee.upTo)] : ["", ""];

type SourceValues = Record<`${Figure}_${"source" | "read_on" | "confirmed"}`, string>;

const typedSources = (sources: RequirementFacts["sources"]): SourceValues =>
  Object.fromEntries(
    figures.flatMap((figure) => {
      const { url, readOn, isConfirmed } = sources[figure];
      return [
        [`${figure}_source`, url],
        [`${figure}_read_on`, readOn ?? ""],
        [`${figure}_confirmed`, isConfirmed ? "1" : ""],
      ];
    }),
  ) as SourceValues;

function typedDue<Of extends Due>(of: Of, due: DueRule | null) {
  const [month, day] = due && "month" in due ? [due.month, due.day] : [];
  const isOdd = due?.kind === "fixed" && due.years === "odd";
  return {
    [`${of}_due`]: isOdd ? "fixed_odd" : (due?.kind ?? ""),
    [`${of}_due_month`]: typed(month),
    [`${of}_due_day`]: typed(day),
    [`${of}_due_days`]: typed(due && "days" in due ? due.days : undefined),
  } as Record<`${Of}_due${"" | "_month" | "_day" | "_days"}`, string>;
}
