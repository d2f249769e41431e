import type { OtherLists } from "#modules/listings/contract";
import { brand } from "#modules/platform/brand.server";
import { civilDate, monthNames } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { reportWords } from "./report-messages";
import type { GroupCounts, KnownChapter, KnownReport, ReportInWords } from "./views";

const known = ["01", "02", "12", "25"] as const;

/** The section of social clubs, gifts to which nobody is promised anything about. */
const SOCIAL = "07";

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
  const { place, chapters, asOf, group, unlisted, revocationsAsOf } = report;
  const isCampus = kind === "greek_collector";
  const revokedNote = revocationsAsOf
    ? t("noteRevocations", { date: formatLongDate(revocationsAsOf, languages) })
    : t("noteRevoked");
  const nothing = isCampus && !place ? t("campusUnknown") : t("nothing");
  return {
    title: isCampus
      ? t("campusTitle", { campus: place?.name ?? organization })
      : t("organizationTitle", { organization }),
    texts: [
      ...(asOf ? [t("asOf", { date: formatLongDate(civilDate(asOf), languages) })] : []),
      ...(unlisted ? [unlistedText(unlisted, languages)] : []),
      ...(group ? groupTexts(group, chapters.length, languages) : []),
      ...(chapters.length === 0
        ? [nothing]
        : group
          ? []
          : [t("found", { count: chapters.length })]),
    ],
    columns: [
      ...[t("columnName"), t("columnEin"), t("columnPlace"), t("columnStatus")],
      ...[t("columnReturn"), t("columnYear"), isCampus ? t("columnMatch") : t("columnClock")],
    ],
    rows: chapters.map((chapter) => rowOf(chapter, languages)),
    notes: [t("noteReturn"), isCampus ? t("noteMatch") : t("noteClock"), revokedNote],
  };
}

const einText = (ein: string) => `${ein.slice(0, 2)}-${ein.slice(2)}`;

/** Of an EIN that the file has not. */
function unlistedText(
  { ein: digits, lists }: NonNullable<KnownReport["unlisted"]>,
  languages: Languages,
) {
  const t = translator(reportWords, languages.locale);
  const ein = einText(digits);
  const revoked = revokedOf(lists, languages);
  return revoked ? t("unlisted", { ein, revoked }) : t("absent", { ein });
}

/** How all organizations of a group stand, and how many of them the table has. */
function groupTexts(group: GroupCounts, shown: number, languages: Languages): readonly string[] {
  const t = translator(reportWords, languages.locale);
  const { number, total: count, revoked, current, one, more, unknown } = group;
  return [
    t("groupTotal", { number, count }),
    t("groupCounts", { current, one, more, revoked, unknown }),
    ...(shown < count ? [t("groupShown", { shown })] : []),
  ];
}

/** The clock of three years, in a few words. */
function clockOf({ returns, lists }: KnownChapter, languages: Languages): string {
  const t = translator(reportWords, languages.locale);
  if (lists.revocation && !lists.revocation.reinstatedOn) return t("clock.revoked");
  if (returns.kind !== "counted") return t(`clock.${returns.kind}`);
  const { missed, revokedOnIfNothing } = returns;
  const date = formatLongDate(revokedOnIfNothing, languages);
  if (missed === 0) return t("clock.none");
  if (missed >= 5) return t("clock.contradictory", { count: missed });
  if (missed >= 3) return t("clock.more", { count: missed });
  return t(missed === 1 ? "clock.one" : "clock.two", { date });
}

/** When an exemption was revoked, and whether it was given back; "" for one that never was. */
function revokedOf({ revocation }: OtherLists, languages: Languages): string {
  if (!revocation) return "";
  const t = translator(reportWords, languages.locale);
  const date = formatLongDate(revocation.revokedOn, languages);
  const again = revocation.reinstatedOn;
  if (!again) return t("revoked", { date });
  return t("reinstated", { date, again: formatLongDate(again, languages) });
}

/** The file's own status, unless the revocation list has more to say. */
function statusOf(chapter: KnownChapter, languages: Languages): string {
  const t = translator(reportWords, languages.locale);
  const { groupNumber, lists, subsection } = chapter;
  const revoked = revokedOf(lists, languages);
  if (revoked && !lists.revocation?.reinstatedOn) return revoked;
  const status = known.find((one) => one === chapter.status);
  const parts = [
    revoked,
    status ? t(`status.${status}`) : t("statusOther"),
    /[1-9]/.test(groupNumber) && t("covered", { number: groupNumber }),
    lists.pub78 && subsection !== SOCIAL && t("listed"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The last return of the file, and the last notice of the 990-N list. */
function returnOf({ taxPeriod, lists }: KnownChapter, languages: Languages): string {
  const t = translator(reportWords, languages.locale);
  const [, year = "", month = ""] = /^(\d{4})(\d{2})$/.exec(taxPeriod) ?? [];
  const name = monthNames(languages.formatLocale)[Number(month) - 1] ?? "";
  const filed = year && `${name} ${year}`.trim();
  const notice = lists.epostcard && t("notice", { year: lists.epostcard.year });
  return [filed, notice].filter(Boolean).join("; ") || t("noReturn");
}

function rowOf(chapter: KnownChapter, languages: Languages): readonly string[] {
  const t = translator(reportWords, languages.locale);
  const { ein, name, sortName, city, state, confidence } = chapter;
  const months = monthNames(languages.formatLocale);
  return [
    [name, sortName].filter(Boolean).join(", "),
    einText(ein),
    [city, state].filter(Boolean).join(", "),
    statusOf(chapter, languages),
    returnOf(chapter, languages),
    (chapter.fiscalYearEnd && months[chapter.fiscalYearEnd - 1]) || t("noYear"),
    confidence ? t(`match.${confidence}`) : clockOf(chapter, languages),
  ];
}

const shares = [0.25, 0.11, 0.13, 0.18, 0.12, 0.1, 0.11];

/** The report as business paper. */
export function reportSheet(
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
