import type { DutyView } from "#modules/duties/contract";
import { officeName, officeWords, type SharedRoster } from "#modules/officers/contract";
import { brand } from "#modules/platform/brand.server";
import type { CivilDate } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { formatPhone } from "#modules/platform/phone";
import { sheetWords } from "./sheet-words";

const t = translator(sheetWords, "en");
const office = translator(officeWords, "en");
const longDay = (day: CivilDate) => formatLongDate(day, americanEnglish);

const frame = (title: string, name: string, now: Date) => ({
  language: "en-US",
  title,
  subject: t("subject", { title, name }),
  creator: brand.name,
  createdAt: now,
  isBlack: true,
  parties: [{ heading: "", lines: [name] }],
  facts: [],
  pageOf: (page: number, pages: number) => t("page", { page, pages }),
});

/** Who is in office, with what each person agreed to show. */
export function rosterSheet({ accountName, today, terms }: SharedRoster, now: Date): SheetModel {
  const heads = [
    { header: t("office"), share: 0.17 },
    { header: t("name"), share: 0.19 },
    { header: t("email"), share: 0.22 },
    { header: t("phone"), share: 0.14 },
    { header: t("from"), share: 0.14 },
    { header: t("to"), share: 0.14 },
  ];
  const rows = terms.map((term) =>
    [
      officeName(office, term),
      term.name,
      term.email,
      term.phone && formatPhone(term.phone),
      longDay(term.startsOn),
      longDay(term.endsOn),
    ].map((cell) => cell || t("notShown")),
  );
  return {
    ...frame(t("roster"), accountName, now),
    sections: [{ heading: t("inOffice"), table: { columns: heads, rows } }],
    footer: t("asOf", { day: longDay(today) }),
  };
}

export interface OpenDuties {
  readonly accountName: string;
  readonly today: CivilDate;
  readonly duties: readonly DutyView[];
}

/** What the club has to do, what is overdue first. */
export function dutiesSheet({ accountName, today, duties }: OpenDuties, now: Date): SheetModel {
  const columns = [
    { header: t("due"), share: 0.22 },
    { header: t("what"), share: 0.6 },
    { header: t("state"), share: 0.18 },
  ];
  const rows = duties.map(({ dueOn, title, isOverdue }) => [
    longDay(dueOn),
    title,
    t(isOverdue ? "overdue" : "open"),
  ]);
  return {
    ...frame(t("duties"), accountName, now),
    sections: [
      {
        heading: t("openDuties"),
        ...(rows.length === 0 ? { text: t("nothing") } : { table: { columns, rows } }),
      },
    ],
    footer: t("asOf", { day: longDay(today) }),
  };
}
