import { type FilingCodes, filedReturn } from "#modules/listings/contract";
import { type CivilDate, endOfMonth, firstOfMonth, parseCivilDate } from "#modules/platform/dates";
import { parseMoney } from "#modules/platform/money";
import type { FactName, FactSource } from "./fact-names";
import { type FactRow, isPart, readFact } from "./facts";

/** Answers by their fields, as forms keep them. */
type Answers = Readonly<Record<string, unknown>>;

function rowsOf(
  source: FactSource,
  asOf: CivilDate,
  values: Partial<Record<FactName, string | undefined>>,
): readonly FactRow[] {
  const names = Object.keys(values) as FactName[];
  return names.flatMap((fact) => {
    const value = values[fact];
    if (value === undefined || readFact(fact, value) === undefined) return [];
    return [{ fact, part: "", source, value, asOf }];
  });
}

const text = (answers: Answers, name: string) => {
  const answer = answers[name];
  return answer === undefined || answer === null || answer === "" ? undefined : String(answer);
};
const day = (answers: Answers, name: string) => parseCivilDate(text(answers, name) ?? "");
const yesNo = (answers: Answers, name: string) => {
  const said = text(answers, name);
  if (said === undefined) return undefined;
  return said === "1" || said === "true" ? "1" : "0";
};
const amount = (answers: Answers, name: string) => {
  const parsed = parseMoney(text(answers, name) ?? "");
  return parsed.ok ? String(parsed.value) : undefined;
};

/** The last fiscal year that ended before a day: the calendar year of its end. */
function lastFiscalYear(month: number, before: CivilDate): number {
  const year = Number(before.slice(0, 4));
  return endOfMonth(firstOfMonth(year, month)) < before ? year : year - 1;
}

const schoolTypes = ["booster_club", "parent_group", "school_foundation"];

/** What an application says; its receipts are of the years before it was answered. */
export function factsOfApplication(answers: Answers, answeredOn: CivilDate): readonly FactRow[] {
  const isSchool = schoolTypes.includes(text(answers, "organization_type") ?? "");
  const isIncorporated = yesNo(answers, "is_incorporated");
  const wasIncorporated = isIncorporated === "1";
  const rows = rowsOf("application", answeredOn, {
    fiscal_year_month: text(answers, "fiscal_year_end"),
    state: text(answers, "address_state"),
    is_incorporated: isIncorporated,
    incorporation_state: wasIncorporated ? text(answers, "incorporation_state") : undefined,
    incorporated_on: wasIncorporated ? day(answers, "incorporated_on") : undefined,
    formed_on: day(answers, "formed_on"),
    receipts_estimate: amount(answers, "receipts_estimate"),
    assets: amount(answers, "total_assets"),
    holds_raffles: yesNo(answers, "holds_raffles"),
    sells_goods: yesNo(answers, "sells_taxable_goods"),
    school: isSchool ? text(answers, "school_name") : undefined,
  });
  const month = rows.find(({ fact }) => fact === "fiscal_year_month");
  if (!month) return rows;
  const last = lastFiscalYear(Number(month.value), answeredOn);
  const receipts = [1, 2, 3].flatMap((number): readonly FactRow[] => {
    const value = amount(answers, `receipts_year_${number}`);
    const part = String(last - number + 1);
    return value === undefined
      ? []
      : [{ fact: "receipts", part, source: "application", value, asOf: answeredOn }];
  });
  return [...rows, ...receipts];
}

/** What adopted bylaws say. */
export function factsOfBylaws(
  variant: string,
  answers: Answers,
  adoptedOn: CivilDate,
): readonly FactRow[] {
  const kind = text(answers, "entity_kind");
  const begins = Number(text(answers, "term_start_month") ?? 0);
  const approvals = ["is_organization_approval_required", "is_bylaws_approval_required"];
  const isApproved = approvals.some((name) => yesNo(answers, name) === "1");
  return rowsOf("bylaws", adoptedOn, {
    fiscal_year_month: text(answers, "fiscal_year_end"),
    state: text(answers, "state"),
    is_incorporated: kind === undefined ? undefined : kind === "corporation" ? "1" : "0",
    annual_meeting_month: text(answers, "annual_meeting_month"),
    nomination_month: text(answers, "nomination_month"),
    terms_end_month: begins === 0 ? undefined : String(begins === 1 ? 12 : begins - 1),
    school_approval: approvals.some((name) => name in answers)
      ? isApproved
        ? "1"
        : "0"
      : undefined,
    purpose_version: `${variant}-${text(answers, "version") ?? "1"}`,
    bylaws_adopted_on: adoptedOn,
  });
}

/** What the IRS's file of exempt organizations has of an EIN. */
export interface IrsFacts extends FilingCodes {
  readonly fiscalYearEnd: number | null;
  readonly state: string;
  readonly asOf: CivilDate;
}

export function factsOfIrs({ fiscalYearEnd, state, asOf, ...codes }: IrsFacts) {
  const isKnown = filedReturn(codes).form !== "unknown";
  return rowsOf("irs", asOf, {
    fiscal_year_month: fiscalYearEnd === null ? undefined : String(fiscalYearEnd),
    state: state === "" ? undefined : state,
    irs_filing: isKnown ? codes.filingCode : undefined,
    group_return: codes.filingCode === "03" ? "1" : isKnown ? "0" : undefined,
  });
}

/** What the roster of officers says. */
export function factsOfRoster({
  lastEnd,
  responsibleChanges,
  asOf,
}: {
  readonly lastEnd: CivilDate;
  readonly responsibleChanges: readonly CivilDate[];
  readonly asOf: CivilDate;
}): readonly FactRow[] {
  const month = String(Number(lastEnd.slice(5, 7)));
  const changes = [...new Set(responsibleChanges)].filter((day) =>
    isPart("responsible_party_changed", day),
  );
  return [
    ...rowsOf("roster", asOf, { terms_end_month: month }),
    ...changes.map(
      (part): FactRow => ({
        fact: "responsible_party_changed",
        part,
        source: "roster",
        value: "1",
        asOf,
      }),
    ),
  ];
}

/** What the account's profile says. */
export const factsOfProfile = (state: string | null, asOf: CivilDate) =>
  rowsOf("profile", asOf, { state: state ?? undefined });
