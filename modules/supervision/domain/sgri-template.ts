import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import type { SgriChapter, SgriSnapshot } from "./sgri";
import { sgriWords } from "./sgri-words";

/**
 * The versions of the columns. The IRS's electronic format was not found; a snapshot names the version
 * that it is written by, so that another one changes no report of before. In the letter of the first
 * one an added chapter has neither its purpose nor its authorization.
 */
const sgriTemplates = [1, 2] as const;
export type SgriTemplate = (typeof sgriTemplates)[number];

/** That of new reports. */
export const SGRI_TEMPLATE = 2 satisfies SgriTemplate;

/** The version that a snapshot is written by; throws where there is no writer of it. */
export function templateOf({ template }: SgriSnapshot): SgriTemplate {
  const known = sgriTemplates.find((one) => one === template);
  if (known === undefined) throw new Error(`no writer of reports by template ${template}`);
  return known;
}

const t = translator(sgriWords, "en");

const headers = [
  "part",
  "name",
  "ein",
  "address",
  "fiscalYear",
  "purpose",
  "authorization",
  "what",
  "was",
  "is",
  "reason",
] as const;

const monthOf = (month: number | null): string =>
  month === null ? "" : String(month).padStart(2, "0");

const einOf = (ein: string): string => (ein === "" ? "" : formatEin(ein));

const chapterCells = ({ name, ein, address, fiscalYearMonth, ...one }: SgriChapter): string[] => [
  name,
  einOf(ein),
  address,
  monthOf(fiscalYearMonth),
  t(one.hasPurpose ? "yes" : "no"),
  t(one.isAuthorized ? "yes" : "no"),
];

/**
 * The report as rows of texts, the first being the headers; a line that says so where nothing changed.
 * They are the same in all versions. Of a draft each row begins with what it is, so that it is told
 * whatever somebody does with the rows.
 */
export function sgriRows(snapshot: SgriSnapshot, { isDraft }: { isDraft: boolean }): string[][] {
  const rows = rowsOf(snapshot);
  if (!isDraft) return rows;
  const draft = t("draft", { date: formatLongDate(snapshot.frozenOn, americanEnglish) });
  return rows.map((row, at) => [at === 0 ? t("head.draft") : draft, ...row]);
}

function rowsOf({ added, left, changed }: SgriSnapshot): string[][] {
  const rows = [
    ...added.map(({ chapter, forceReason }) => [
      t("part.added"),
      ...chapterCells(chapter),
      "",
      "",
      "",
      forceReason,
    ]),
    ...left.map(({ chapter, reason }) => [
      t("part.left"),
      ...chapterCells(chapter).slice(0, 4),
      "",
      "",
      "",
      "",
      "",
      reason,
    ]),
    ...changed.flatMap(({ name, ein, changes }) =>
      changes.map((change) => [
        t("part.changed"),
        name,
        einOf(ein),
        "",
        "",
        "",
        "",
        t(`field.${change.field}`),
        change.was,
        change.is,
        "",
      ]),
    ),
  ];
  const nothing = [t("part.none"), ...headers.slice(1).map(() => "")];
  return [headers.map((one) => t(`head.${one}`)), ...(rows.length > 0 ? rows : [nothing])];
}
