import { type ReturnForm, type ReturnLimits, returnDueOn } from "#modules/compliance/contract";
import type { OtherLists } from "#modules/listings/contract";
import {
  addYears,
  type CivilDate,
  compareDates,
  endOfMonth,
  monthNames,
} from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { say, type Translate, translator, wordsOf } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import type { FilingFacts } from "../facts/fact";
import { sourceOf } from "../facts/sourced";
import { fiscalYearBegin, noticeOpensOn, taxYearOf } from "./domain/notice-days";
import { ePostcardMessages } from "./messages";
import {
  type Figures,
  figureNames,
  type JudgedFigures,
  judgeFigures,
  judgeKnown,
  type KnownFigures,
} from "./read-figures";
import type { CopyPiece, EPostcardView, NoticeAnswer } from "./views";

/** What is known for the eight answers. */
export interface NoticeFacts {
  readonly today: CivilDate;
  readonly fiscalYearEnd: CivilDate;
  /** Nine digits. */
  readonly ein: string | undefined;
  readonly name: string;
  readonly address: {
    readonly street: string | undefined;
    readonly city: string | undefined;
    readonly state: string | undefined;
    readonly zip: string | undefined;
  };
  readonly otherNames: string | undefined;
  readonly website: string | undefined;
  readonly officer: { readonly name: string; readonly address: string | undefined } | undefined;
  /** The row of the IRS's file. */
  readonly irs:
    | {
        readonly name: string;
        readonly sortName: string;
        readonly city: string;
        readonly state: string;
        readonly fiscalYearEnd: number | null;
        readonly asOf: CivilDate;
      }
    | undefined;
  readonly epostcard: OtherLists["epostcard"];
}

export interface NoticeReading {
  readonly languages: Languages;
  readonly figures: Figures;
  readonly known?: KnownFigures | undefined;
  readonly rules: FilingFacts;
  /** Undefined while one of them is not confirmed. */
  readonly limits: ReturnLimits | undefined;
}

type T = Translate<(typeof ePostcardMessages)["en"]>;

/** Letters and digits alone, so that capitals and commas make no difference. */
const bare = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
const isOther = (one: string | undefined, other: string) =>
  Boolean(one && other) && bare(one ?? "") !== bare(other);

const amountOf = (amount: Cents) => formatCurrency(amount);

function wordVerdict(t: T, { form, normally, limit }: JudgedFigures): EPostcardView["verdict"] {
  if (!form) return undefined;
  if (form === "none") return { isRight: false, title: t("groupForm"), text: t("groupFormText") };
  if (normally === undefined || limit === undefined) return undefined;
  const values = { average: amountOf(normally), limit: amountOf(limit) };
  if (form === "990-N") {
    return { isRight: true, title: t("rightForm"), text: t("rightFormText", values) };
  }
  return { isRight: false, title: t("wrongForm", { form }), text: t("wrongFormText", values) };
}

/** The eight answers in the order in which the IRS's form asks for them. */
function wordAnswers(
  t: T,
  facts: NoticeFacts,
  { languages, form }: { readonly languages: Languages; readonly form: ReturnForm | undefined },
): readonly NoticeAnswer[] {
  const { fiscalYearEnd, ein, name, address, otherNames, website, officer, irs, epostcard } = facts;
  const day = (date: CivilDate) => formatLongDate(date, languages);
  const piece = (
    key: string,
    label: string,
    text: string | undefined,
    empty = t("notSaid"),
  ): CopyPiece => ({
    name: key,
    label,
    text: text ?? "",
    empty,
  });
  const answer = (
    key: string,
    title: string,
    pieces: readonly CopyPiece[],
    rest: Partial<NoticeAnswer> = {},
  ): NoticeAnswer => ({ key, title, pieces, note: undefined, irs: [], differs: false, ...rest });
  const month = irs?.fiscalYearEnd ?? undefined;
  const place = irs ? [irs.city, irs.state].filter(Boolean).join(", ") : "";
  const isWithin = form === "990-N" ? t("yes") : form === undefined ? undefined : t("no");
  return [
    answer("ein", t("ein"), [piece("ein", t("einLabel"), ein && formatEin(ein))], {
      irs: irs && ein ? [formatEin(ein)] : [],
    }),
    answer("year", t("year"), [piece("year", t("yearLabel"), String(taxYearOf(fiscalYearEnd)))], {
      note: t("yearNote", { begin: day(fiscalYearBegin(fiscalYearEnd)), end: day(fiscalYearEnd) }),
      irs: month
        ? [t("yearIrs", { month: monthNames(languages.formatLocale)[month - 1] ?? "" })]
        : [],
      differs: month !== undefined && month !== Number(fiscalYearEnd.slice(5, 7)),
    }),
    answer(
      "name",
      t("nameAddress"),
      [
        piece("name", t("nameLabel"), name),
        piece("street", t("streetLabel"), address.street),
        piece("city", t("cityLabel"), address.city),
        piece("state", t("stateLabel"), address.state),
        piece("zip", t("zipLabel"), address.zip),
      ],
      {
        irs: irs ? [irs.name, place].filter(Boolean) : [],
        differs:
          irs !== undefined &&
          (isOther(name, irs.name) ||
            isOther(address.city, irs.city) ||
            isOther(address.state, irs.state)),
      },
    ),
    answer(
      "others",
      t("otherNames"),
      [piece("others", t("otherNamesLabel"), otherNames, t("none"))],
      {
        irs: irs?.sortName ? [irs.sortName] : [],
      },
    ),
    answer("website", t("website"), [piece("website", t("websiteLabel"), website, t("none"))]),
    answer(
      "officer",
      t("officer"),
      [
        piece("officer", t("officerLabel"), officer?.name),
        piece("officer_address", t("officerAddressLabel"), officer?.address),
      ],
      { note: t("officerNote") },
    ),
    answer("receipts", t("receipts"), [piece("receipts", t("receiptsLabel"), isWithin)], {
      note: t("receiptsNote"),
    }),
    answer("terminated", t("terminated"), [piece("terminated", t("terminatedLabel"), t("no"))], {
      irs: epostcard?.isTerminated ? [t("terminatedIrs")] : [],
      differs: epostcard?.isTerminated ?? false,
    }),
  ];
}

/** What the three years' figures are asked by, the year of the return first. */
function wordFigures(
  t: T,
  facts: NoticeFacts,
  {
    languages,
    figures,
    errors,
  }: Pick<NoticeReading, "languages" | "figures"> & Pick<JudgedFigures, "errors">,
): EPostcardView["figures"] {
  const endOf = (back: number) => endOfMonth(addYears(facts.fiscalYearEnd, -back));
  return {
    values: Object.fromEntries(figureNames.map((name) => [name, figures[name] ?? ""])),
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, ref]) => [name, say(languages.locale, ref)]),
    ),
    ages: (["first-year", "to-three", "over-three"] as const).map((value) => ({
      value,
      label: t(`age.${value}`),
    })),
    years: [0, 1, 2].map((back) => ({
      name: `receipts_${back + 1}`,
      label: t("receipts1", { end: formatLongDate(endOf(back), languages) }),
    })),
  };
}

/** Words the e-Postcard of one fiscal year in a language. */
export function wordEPostcard(facts: NoticeFacts, reading: NoticeReading): EPostcardView {
  const { languages, rules, limits, known } = reading;
  const t = translator(ePostcardMessages, languages.locale);
  const day = (date: CivilDate) => formatLongDate(date, languages);
  const { fiscalYearEnd, today, irs } = facts;
  const opensOn = noticeOpensOn(fiscalYearEnd);
  const isOpen = compareDates(opensOn, today) <= 0;
  const isTyped = figureNames.some((name) => reading.figures[name]);
  const figures = isTyped ? reading.figures : (known?.values ?? {});
  const judged =
    isTyped || !known ? judgeFigures(reading.figures, limits) : judgeKnown(known, limits);
  return {
    language: languages.locale,
    title: t("title", { end: day(fiscalYearEnd) }),
    isOpen,
    opening: {
      text: t(isOpen ? "opened" : "opens", { day: day(opensOn) }),
      ...sourceOf(languages, rules, "notice_opens"),
    },
    due: t("due", { due: day(returnDueOn(fiscalYearEnd)) }),
    verdict: wordVerdict(t, judged),
    figures: wordFigures(t, facts, { languages, figures, errors: judged.errors }),
    answers: wordAnswers(t, facts, { languages, form: judged.form }),
    irs: irs ? t("irsAsOf", { date: day(irs.asOf) }) : t("irsNone"),
    signIn: { text: t("fileSignIn"), ...sourceOf(languages, rules, "notice_answers") },
    filing: rules.notice_file && { url: rules.notice_file.sourceUrl },
    words: wordsOf(ePostcardMessages, languages.locale),
  };
}
