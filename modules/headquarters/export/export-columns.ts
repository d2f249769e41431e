import type { CivilDate } from "#modules/platform/dates";
import type { SheetCell } from "#modules/platform/documents/xlsx.server";
import type { Translate } from "#modules/platform/messages";
import type { Finding, Verdict } from "#modules/standing/contract";
import { reasonsOf } from "../board/reasons";
import type { boardWords } from "../messages";
import type { MembershipState } from "../views";

/** A chapter as the export's statement gives it; days are texts, YYYY-MM-DD. */
export interface ExportRow {
  readonly verdict: Verdict;
  readonly membership: MembershipState;
  readonly isHeld: boolean;
  readonly isAuthorized: boolean;
  readonly ein: string | null;
  readonly findings: readonly Pick<Finding, "code" | "setAsideUntil">[];
  readonly [column: string]: unknown;
}

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
  readonly cell: (row: ExportRow, context: ExportContext) => SheetCell;
}

const text = (key: ColumnKey, width = 14): ExportColumn => ({
  key,
  width,
  cell: (row) => (typeof row[key] === "string" ? (row[key] as string) : null),
});
const figure = (key: ColumnKey): ExportColumn => ({
  key,
  width: 10,
  cell: (row) => (typeof row[key] === "number" ? (row[key] as number) : null),
});
const day = (key: ColumnKey): ExportColumn => ({
  key,
  width: 12,
  // PostgreSQL wrote it from a date.
  cell: (row) => (typeof row[key] === "string" ? { day: row[key] as CivilDate } : null),
});

const dashed = (ein: string | null) => ein && `${ein.slice(0, 2)}-${ein.slice(2)}`;

/** What an export has of each chapter, in this order. */
export const exportColumns: readonly ExportColumn[] = [
  text("name", 36),
  figure("id"),
  text("school", 28),
  text("region"),
  text("city", 18),
  text("state", 7),
  { key: "ein", width: 12, cell: ({ ein }) => dashed(ein) },
  { key: "group", width: 28, cell: (_, { label }) => label },
  { key: "gen", width: 7, cell: (_, { gen }) => gen },
  { key: "verdict", width: 15, cell: ({ verdict }, { t }) => t(`verdict.${verdict}`) },
  day("verdictSince"),
  { key: "isHeld", width: 10, cell: ({ isHeld }, { t }) => t(isHeld ? "yes" : "no") },
  {
    key: "reasons",
    width: 48,
    cell: ({ findings }, { t }) =>
      reasonsOf(findings)
        .map((code) => t(`reason.${code}`))
        .join("; "),
  },
  day("seen"),
  day("due"),
  figure("openDuties"),
  figure("overdueDuties"),
  figure("doneDuties"),
  figure("profile"),
  {
    key: "isAuthorized",
    width: 14,
    cell: ({ isAuthorized }, { t }) => t(isAuthorized ? "yes" : "no"),
  },
  day("authorizedUntil"),
  { key: "membership", width: 14, cell: (row, { t }) => t(`membership.${row.membership}`) },
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
