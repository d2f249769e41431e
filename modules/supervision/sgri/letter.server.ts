import { brand } from "#modules/platform/brand.server";
import { OFFICE_ZONE, startOfDay } from "#modules/platform/dates";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import type { SgriSnapshot } from "../domain/sgri";
import type { SgriTemplate } from "../domain/sgri-template";
import { sgriWords } from "../domain/sgri-words";

const t = translator(sgriWords, "en");

const yesNo = (is: boolean): string => t(is ? "yes" : "no");

/** The letter to the IRS, from the snapshot alone: the same bytes each time. */
export const writeSgriLetter = (snapshot: SgriSnapshot, by: WrittenBy): Promise<Buffer> =>
  writeSheetPdf(modelOf(snapshot, by));

interface WrittenBy {
  readonly template: SgriTemplate;
  /** Of the snapshot's text; null for a draft. */
  readonly sha256: string | null;
}

type Headers = readonly (readonly [header: string, share: number])[];

/** The columns of what is added, by version. */
const addedHeaders: Readonly<Record<SgriTemplate, Headers>> = {
  1: [
    [t("head.name"), 0.3],
    [t("head.ein"), 0.14],
    [t("head.address"), 0.3],
    [t("head.fiscalYear"), 0.1],
    [t("head.reason"), 0.16],
  ],
  2: [
    [t("head.name"), 0.2],
    [t("head.ein"), 0.13],
    [t("head.address"), 0.2],
    [t("head.fiscalYear"), 0.1],
    [t("head.purposeConfirmed"), 0.12],
    [t("head.authorization"), 0.14],
    [t("head.reason"), 0.11],
  ],
};

function modelOf(snapshot: SgriSnapshot, by: WrittenBy): SheetModel {
  const { group, central, endsOn, frozenOn, list } = snapshot;
  const day = (date: SgriSnapshot["endsOn"]) => formatLongDate(date, americanEnglish);
  const gen = group.gen || t("noGen");
  const isDraft = by.sha256 === null;
  const whose = t("subject", { gen, date: day(endsOn) });
  const subject = isDraft ? t("draftSubject", { subject: whose }) : whose;
  return {
    language: "en-US",
    title: t(isDraft ? "draftTitle" : "title"),
    subject,
    creator: brand.name,
    createdAt: startOfDay(frozenOn, OFFICE_ZONE),
    parties: [
      {
        heading: t("from"),
        lines: [central.name, ...(central.ein ? [t("ein", { ein: formatEin(central.ein) })] : [])],
      },
      { heading: t("to"), lines: [t("irs")] },
    ],
    facts: [
      { term: t("fact.group"), text: group.name },
      { term: t("fact.gen"), text: gen },
      { term: t("fact.year"), text: day(endsOn) },
      { term: t("fact.frozen"), text: day(frozenOn) },
      { term: t("fact.count"), text: String(list.length) },
    ],
    sections: sectionsOf(snapshot, by),
    footer: subject,
    pageOf: (page, pages) => t("page", { page, pages }),
  };
}

function sectionsOf(snapshot: SgriSnapshot, { template, sha256 }: WrittenBy): SheetSection[] {
  const { added, left, changed, frozenOn } = snapshot;
  const isUnchanged = added.length + left.length + changed.length === 0;
  const whole = t(isUnchanged ? "noChange" : "whole");
  const statement =
    sha256 === null
      ? [t("draftText", { date: formatLongDate(frozenOn, americanEnglish) }), whole]
      : [whole, t("digest", { sha256 })];
  const ein = (digits: string) => (digits === "" ? "" : formatEin(digits));
  const table = (
    heading: string,
    columns: Headers,
    rows: readonly (readonly string[])[],
  ): SheetSection =>
    rows.length === 0
      ? { heading, text: t("none") }
      : {
          heading,
          table: { columns: columns.map(([header, share]) => ({ header, share })), rows },
        };
  return [
    { heading: t("statement"), text: statement.join("\n") },
    table(
      t("added", { count: added.length }),
      addedHeaders[template],
      added.map(({ chapter, forceReason }) => [
        chapter.name,
        ein(chapter.ein),
        chapter.address,
        chapter.fiscalYearMonth === null ? "" : String(chapter.fiscalYearMonth),
        ...(template === 1 ? [] : [yesNo(chapter.hasPurpose), yesNo(chapter.isAuthorized)]),
        forceReason,
      ]),
    ),
    table(
      t("left", { count: left.length }),
      [
        [t("head.name"), 0.4],
        [t("head.ein"), 0.16],
        [t("head.reason"), 0.44],
      ],
      left.map(({ chapter, reason }) => [chapter.name, ein(chapter.ein), reason]),
    ),
    table(
      t("changed", { count: changed.length }),
      [
        [t("head.name"), 0.3],
        [t("head.ein"), 0.14],
        [t("head.what"), 0.56],
      ],
      changed.map(({ name, ein: digits, changes }) => [
        name,
        ein(digits),
        changes
          .map(({ field, was, is }) =>
            field === "purpose"
              ? t("field.purpose")
              : t("changedWas", { field: t(`field.${field}`), was, is }),
          )
          .join("; "),
      ]),
    ),
  ];
}
