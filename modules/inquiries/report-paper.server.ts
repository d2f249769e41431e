import { brand } from "#modules/platform/brand.server";
import { civilDate, monthNames } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { reportWords } from "./report-messages";
import type { KnownChapter, KnownReport, ReportInWords } from "./views";

const known = ["01", "02", "12", "25"] as const;

interface About {
  readonly kind: string;
  readonly organization: string;
}

/** A report in the reader's language: a table of texts, and what to know about it. */
export function reportInWords(
  report: KnownReport,
  { kind, organization }: About,
  languages: Languages,
): ReportInWords {
  const t = translator(reportWords, languages.locale);
  const { place, chapters, asOf } = report;
  const isCampus = kind === "greek_collector";
  const nothing = isCampus && !place ? t("campusUnknown") : t("nothing");
  return {
    title: isCampus
      ? t("campusTitle", { campus: place?.name ?? organization })
      : t("organizationTitle", { organization }),
    texts: [
      ...(asOf ? [t("asOf", { date: formatLongDate(civilDate(asOf), languages) })] : []),
      chapters.length === 0 ? nothing : t("found", { count: chapters.length }),
    ],
    columns: [
      ...[t("columnName"), t("columnEin"), t("columnPlace"), t("columnStatus")],
      ...[t("columnReturn"), t("columnYear"), t("columnMatch")],
    ],
    rows: chapters.map((chapter) => rowOf(chapter, languages)),
    notes: [t("noteReturn"), ...(isCampus ? [t("noteMatch")] : []), t("noteRevoked")],
  };
}

function rowOf(chapter: KnownChapter, languages: Languages): readonly string[] {
  const t = translator(reportWords, languages.locale);
  const { ein, name, sortName, city, state, groupNumber, confidence } = chapter;
  const months = monthNames(languages.formatLocale);
  const status = known.find((one) => one === chapter.status);
  const [, year = "", month = ""] = /^(\d{4})(\d{2})$/.exec(chapter.taxPeriod) ?? [];
  const isGrouped = /[1-9]/.test(groupNumber);
  return [
    [name, sortName].filter(Boolean).join(", "),
    `${ein.slice(0, 2)}-${ein.slice(2)}`,
    [city, state].filter(Boolean).join(", "),
    [
      status ? t(`status.${status}`) : t("statusOther"),
      isGrouped && t("covered", { number: groupNumber }),
    ]
      .filter(Boolean)
      .join(", "),
    year ? `${months[Number(month) - 1] ?? ""} ${year}`.trim() : t("noReturn"),
    (chapter.fiscalYearEnd && months[chapter.fiscalYearEnd - 1]) || t("noYear"),
    t(`match.${confidence}`),
  ];
}

const shares = [0.25, 0.11, 0.13, 0.18, 0.12, 0.1, 0.11];

/** The report as business paper. */
export function reportPaper(
  report: ReportInWords,
  to: readonly string[],
  { now, ...languages }: Languages & { readonly now: Date },
): SheetModel {
  const t = translator(reportWords, languages.locale);
  const [text = "", ...more] = report.texts;
  const table = {
    columns: report.columns.map((header, at) => ({ header, share: shares[at] ?? 0 })),
    rows: report.rows,
  };
  return {
    language: languages.formatLocale,
    title: report.title,
    subject: report.title,
    creator: brand.name,
    createdAt: now,
    parties: [
      { heading: t("paperBy"), lines: [brand.company, brand.supportEmail] },
      { heading: t("paperFor"), lines: to },
    ],
    facts: [],
    sections: [
      { heading: text, text: more.join("\n"), ...(report.rows.length > 0 && { table }) },
      { heading: "", text: report.notes.join("\n") },
    ],
    footer: brand.company,
    pageOf: (page, pages) => t("page", { page, pages }),
  };
}
