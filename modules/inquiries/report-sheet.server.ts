import type { FileDates } from "#modules/listings/contract";
import { exemptionOf, fileWords, type OtherLists } from "#modules/listings/contract";
import { wordCoverage } from "#modules/listings/index.server";
import { irsFile } from "#modules/listings/spanish";
import { brand } from "#modules/platform/brand.server";
import { monthNames } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translatorWith } from "#modules/platform/messages";
import { formOfKind } from "./forms/all.server";
import { reportWords } from "./report-messages";
import { irsReport } from "./spanish";
import type { GroupCounts, KnownChapter, KnownReport, ReportInWords } from "./views";

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
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const { place, chapters, files, group, unlisted, coverage, revocationsAsOf } = report;
  const isCampus = formOfKind(kind)?.report === "campus";
  const revokedNote = revocationsAsOf
    ? t("noteRevocations", { date: formatLongDate(revocationsAsOf, languages) })
    : t("noteRevoked");
  const nothing =
    isCampus && !place ? t("campusUnknown") : t(unlisted ? "looksFurther" : "nothing");
  const isAboutLoaded = unlisted || group || (chapters.length === 0 && (place || !isCampus));
  return {
    title: isCampus
      ? t("campusTitle", { campus: place?.name ?? organization })
      : t("organizationTitle", { organization }),
    texts: [
      ...(files ? [asOfText(files, languages)] : []),
      ...(unlisted ? unlistedTexts(unlisted, languages) : []),
      ...(isAboutLoaded ? [wordCoverage(coverage, languages)] : []),
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

/** Of which days the files are. */
function asOfText(files: FileDates, languages: Languages): string {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const [oldest = "", newest = ""] = [files.oldest, files.newest].map((day) =>
    formatLongDate(day, languages),
  );
  return oldest === newest ? t("asOf", { date: newest }) : t("asOfFiles", { oldest, newest });
}

/** Of an EIN that the list of exempt organizations has not: whatever the other lists say of it. */
function unlistedTexts(
  { ein: digits, lists }: NonNullable<KnownReport["unlisted"]>,
  languages: Languages,
): readonly string[] {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const ein = formatEin(digits);
  const facts = otherFacts(lists, languages).join("; ");
  const revoked = revokedOf(lists, languages);
  if (!revoked) return [facts ? t("elsewhere", { ein, facts }) : t("absent", { ein })];
  const isGone = !lists.revocation?.reinstatedOn;
  return [
    isGone ? t("unlisted", { ein, revoked }) : t("elsewhere", { ein, facts: revoked }),
    ...(facts ? [t("besides", { facts })] : []),
  ];
}

/** What Publication 78 and the 990-N list say, each of its own date. */
function otherFacts({ pub78, epostcard }: OtherLists, languages: Languages): readonly string[] {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const facts: string[] = [];
  if (pub78) facts.push(t("listedOn", { date: formatLongDate(pub78.asOf, languages) }));
  if (epostcard) {
    const values = { year: epostcard.year, date: formatLongDate(epostcard.asOf, languages) };
    facts.push(t(epostcard.isTerminated ? "noticeEnded" : "noticeOn", values));
  }
  return facts;
}

/** How all organizations of a group stand, and how many of them the table has. */
function groupTexts(group: GroupCounts, shown: number, languages: Languages): readonly string[] {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const { number, total: count, ...counts } = group;
  return [
    t("groupTotal", { number, count }),
    t("groupCounts", { ...counts }),
    ...(shown < count ? [t("groupShown", { shown })] : []),
  ];
}

/** The clock of three years, in a few words. */
function clockOf(chapter: KnownChapter, languages: Languages): string {
  const { returns, isThirdOverdue, risk } = chapter;
  const t = translatorWith(reportWords, irsReport, languages.locale);
  if (risk === "revoked") return t("clock.revoked");
  if (returns.kind === "unknown") return t("clock.unknown");
  if (returns.kind === "not-required") {
    return translatorWith(fileWords, irsFile, languages.locale)(`noReturn.${returns.reason}`);
  }
  const { missed: count, revokedOnIfNothing } = returns;
  const date = formatLongDate(revokedOnIfNothing, languages);
  if (risk === "current") return t("clock.none");
  if (risk === "contradictory") return t("clock.contradictory", { count });
  if (risk === "one") return t("clock.one", { date });
  if (count >= 3) return t("clock.more", { count });
  return t(isThirdOverdue ? "clock.overdue" : "clock.two", { date });
}

/** When an exemption was revoked, and whether it was given back; "" for one that never was. */
function revokedOf({ revocation }: OtherLists, languages: Languages): string {
  if (!revocation) return "";
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const date = formatLongDate(revocation.revokedOn, languages);
  const again = revocation.reinstatedOn;
  if (!again) return t("revoked", { date });
  return t("reinstated", { date, again: formatLongDate(again, languages) });
}

/** The file's own status, unless the revocation list has more to say. */
function statusOf(chapter: KnownChapter, languages: Languages): string {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const { groupNumber, lists, subsection } = chapter;
  const revoked = revokedOf(lists, languages);
  if (revoked && !lists.revocation?.reinstatedOn) return revoked;
  const exemption = exemptionOf(chapter.status);
  const parts = [
    revoked,
    exemption ? t(`status.${exemption}`) : t("statusOther"),
    /[1-9]/.test(groupNumber) && t("covered", { number: groupNumber }),
    lists.pub78 && subsection !== SOCIAL && t("listed"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The last return of the file, and the last notice of the 990-N list. */
function returnOf({ taxPeriod, lists }: KnownChapter, languages: Languages): string {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const [, year = "", month = ""] = /^(\d{4})(\d{2})$/.exec(taxPeriod) ?? [];
  const name = monthNames(languages.formatLocale)[Number(month) - 1] ?? "";
  const filed = year && `${name} ${year}`.trim();
  const notice = lists.epostcard && t("notice", { year: lists.epostcard.year });
  return [filed, notice].filter(Boolean).join("; ") || t("noReturn");
}

function rowOf(chapter: KnownChapter, languages: Languages): readonly string[] {
  const t = translatorWith(reportWords, irsReport, languages.locale);
  const { ein, name, sortName, city, state, confidence } = chapter;
  const months = monthNames(languages.formatLocale);
  return [
    [name, sortName].filter(Boolean).join(", "),
    formatEin(ein),
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
  const t = translatorWith(reportWords, irsReport, languages.locale);
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
