import type { CivilDate } from "#modules/platform/dates";
import type { SheetCell } from "#modules/platform/documents/xlsx.server";
import { formatEin } from "#modules/platform/ein";
import type { Translate } from "#modules/platform/messages";
import type { Finding, Verdict } from "#modules/standing/contract";
import { reasonsOf } from "../board/reasons";
import type { boardWords } from "../messages";
import type { MembershipState } from "../views";

export interface ExportContext {
  readonly label: string;
  readonly gen: string | null;
  readonly t: Translate<(typeof boardWords)["en"]>;
}

type Words = (typeof boardWords)["en"];
type ColumnKey =
  Extract<keyof Words, `column.${string}`> extends `column.${infer Key}` ? Key : never;

export interface ExportColumn {
  readonly key: ColumnKey;
  readonly width: number;
  /** The cell of what the statement gave for this column of a chapter. */
  readonly cell: (value: unknown, context: ExportContext) => SheetCell;
}

const text = (key: ColumnKey, width = 14): ExportColumn => ({
  key,
  width,
  cell: (value) => (typeof value === "string" ? value : null),
});
const figure = (key: ColumnKey): ExportColumn => ({
  key,
  width: 10,
  cell: (value) => (typeof value === "number" ? value : null),
});
const day = (key: ColumnKey): ExportColumn => ({
  key,
  width: 12,
  // PostgreSQL wrote it from a date.
  cell: (value) => (typeof value === "string" ? { day: value as CivilDate } : null),
});
const answer = (key: ColumnKey, width: number): ExportColumn => ({
  key,
  width,
  cell: (value, { t }) => t(value === true ? "yes" : "no"),
});

type Findings = readonly Pick<Finding, "code" | "setAsideUntil">[];

/** What an export has of each chapter, in this order. */
export const exportColumns: readonly ExportColumn[] = [
  text("name", 36),
  figure("id"),
  text("school", 28),
  text("region"),
  text("city", 18),
  text("state", 7),
  {
    key: "ein",
    width: 12,
    cell: (value) => (typeof value === "string" ? formatEin(value) : null),
  },
  { key: "group", width: 28, cell: (_, { label }) => label },
  { key: "gen", width: 7, cell: (_, { gen }) => gen },
  { key: "verdict", width: 15, cell: (value, { t }) => t(`verdict.${value as Verdict}`) },
  day("verdictSince"),
  answer("isHeld", 10),
  {
    key: "reasons",
    width: 48,
    cell: (value, { t }) =>
      value === null
        ? null
        : reasonsOf(value as Findings)
            .map((code) => t(`reason.${code}`))
            .join("; "),
  },
  day("seen"),
  day("due"),
  figure("openDuties"),
  figure("overdueDuties"),
  figure("doneDuties"),
  figure("profile"),
  answer("isAuthorized", 14),
  day("authorizedUntil"),
  {
    key: "membership",
    width: 14,
    cell: (value, { t }) => t(`membership.${value as MembershipState}`),
  },
  day("renewalDueOn"),
  text("level", 24),
  day("terms"),
  day("signedInAt"),
  figure("people"),
  text("website", 28),
  figure("fiscalYearMonth"),
  day("formedOn"),
  day("addedAt"),
  text("irsName", 36),
  text("irsSortName", 28),
  text("irsCity", 18),
  text("irsState", 7),
  text("irsGroup", 8),
  text("irsSubsection", 8),
  text("irsStatus", 8),
  text("irsFiling", 8),
  figure("irsFiscalYearEnd"),
  text("irsTaxPeriod", 10),
  text("irsRuling", 10),
  day("irsAsOf"),
  figure("noticeYear"),
];
