import { brand } from "#modules/platform/brand.server";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import type { Locale, Translate } from "#modules/platform/messages";
import type { PrintedPart, PrintedYear } from "../print-view.server";
import type { calendarPageWords } from "../words";

interface Writing {
  readonly language: Locale;
  readonly words: Translate<(typeof calendarPageWords)["en"]>;
  readonly now: Date;
}

/** A year of duties as a paper: in black, each half on a page of its own, with the day of printing. */
export function calendarSheet(
  printed: PrintedYear,
  { language, words: t, now }: Writing,
): SheetModel {
  const { title, name, overdue, halves } = printed;
  const columns = [
    { header: t("printWhen"), share: 0.2 },
    { header: t("printWhat"), share: 0.48 },
    { header: t("printWho"), share: 0.15 },
    { header: t("printState"), share: 0.17 },
  ];
  const section = (part: PrintedPart, startsPage: boolean): SheetSection => ({
    heading: part.title,
    startsPage,
    ...(part.duties.length === 0
      ? { text: t("printNone") }
      : {
          table: {
            columns,
            rows: part.duties.map(({ when, what, who, state }) => [when, what, who, state]),
          },
        }),
  });
  return {
    language,
    title,
    subject: t("pdfSubject"),
    creator: brand.name,
    createdAt: now,
    isBlack: true,
    parties: [{ heading: "", lines: [name] }],
    facts: [],
    sections: [
      ...(overdue ? [section(overdue, false)] : []),
      ...halves.map((half, index) => section(half, index > 0)),
    ],
    footer: printed.printed,
    pageOf: (page, pages) => t("printPage", { page, pages }),
  };
}
