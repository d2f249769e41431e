import type {
  CharityRule,
  DueRule,
  Fee,
  Figure,
  ReportRule,
  StateRequirement,
} from "#modules/compliance/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate, formatPrice } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import { type Translate, translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { stateWords } from "~/parts/state-registration/words";

/** The page of the state's own on which a figure was read, and when, worded. */
export interface FigureReading {
  readonly href: string;
  readonly label: string;
}

export interface StateFact {
  readonly term: string;
  readonly description: string;
  readonly reading?: FigureReading | undefined;
}

/** A part of what a state asks: a sentence where there is nothing to list, and what is known. */
export interface StatePart {
  readonly says: string;
  readonly reading?: FigureReading | undefined;
  readonly facts: readonly StateFact[];
}

type Noted = StateRequirement["articles" | "report" | "charity" | "school"];
type Words = Translate<(typeof stateWords)["en"]>;

function wordFee(t: Words, fee: Fee | null): string {
  if (!fee) return t("ask");
  if (fee.upTo === 0) return t("free");
  return fee.from === fee.upTo
    ? formatPrice(fee.upTo)
    : t("range", { from: formatPrice(fee.from), upTo: formatPrice(fee.upTo) });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const rhythms = { 1: "every.1", 2: "every.2", 5: "every.5" } as const;

const wordRhythm = (t: Words, years: number): string =>
  years in rhythms ? t(rhythms[years as keyof typeof rhythms]) : t("every.n", { count: years });

/** "5th": a counted day in an English sentence; other languages take the number. */
function ordinal(day: number, locale: string): string {
  if (locale !== "en") return String(day);
  const endings = { one: "st", two: "nd", few: "rd", other: "th" } as const;
  const kind = new Intl.PluralRules("en", { type: "ordinal" }).select(day);
  return `${day}${endings[kind as keyof typeof endings] ?? "th"}`;
}

function wordDue(ctx: Ctx, t: Words, due: DueRule | null): string {
  if (!due) return t("ask");
  if (due.kind === "fixed") {
    const options = { month: "long", day: "numeric" } as const;
    const date = new Date(Date.UTC(2001, due.month - 1, due.day));
    const day = dateFormatter(ctx.formatLocale, options).format(date);
    return t(due.years === "odd" ? "due.odd" : "due.fixed", { day });
  }
  if (due.kind === "fye_month") {
    const month = ordinal(due.month, ctx.locale);
    return due.day === null
      ? t("due.fye_month_end", { month })
      : t("due.fye_month", { month, day: ordinal(due.day, ctx.locale) });
  }
  return "days" in due ? t(`due.${due.kind}`, { count: due.days }) : t(`due.${due.kind}`);
}

const reportShort = (t: Words, { kind, fee, everyYears }: ReportRule): string => {
  if (kind === "none") return t("none");
  if (kind === "unknown") return t("ask");
  const rhythm = everyYears === null ? t("onRequest") : wordRhythm(t, everyYears);
  return fee ? `${wordFee(t, fee)}, ${rhythm}` : capital(`${rhythm}, ${t("unpriced")}`);
};

const charityShort = (t: Words, { kind, renewal }: CharityRule): string => {
  if (kind === "none") return t("none");
  if (kind === "exempt") return t("exempt");
  if (kind === "unknown") return t("ask");
  return t("required", { fee: renewal ? wordFee(t, renewal) : t("unpriced") });
};

/** Where nobody registers, nobody has to be exempt. */
const schoolShort = (t: Words, { charity, school }: StateRequirement): string => {
  if (charity.kind === "none" || charity.kind === "exempt") return t("none");
  return school.kind === "unknown" ? t("ask") : t(`school.${school.kind}`);
};

const yearOf = (t: Words, { maintainEstimate, report, charity }: StateRequirement): string => {
  if (maintainEstimate === null) return t("ask");
  if (maintainEstimate === 0) return t("free");
  const isRange = [report.fee, charity.renewal].some((fee) => fee && fee.from !== fee.upTo);
  const amount = formatPrice(maintainEstimate);
  return isRange || charity.exemption ? t("year.upTo", { amount }) : amount;
};

export type StateRow = ReturnType<typeof stateRow>;

/** A state's line in the table of all. */
export function stateRow(ctx: Ctx, one: StateRequirement) {
  const t = translator(stateWords, ctx.locale);
  return {
    state: one.state,
    name: usStates[one.state],
    articles: wordFee(t, one.articles.fee),
    report: reportShort(t, one.report),
    charity: charityShort(t, one.charity),
    school: schoolShort(t, one),
    year: yearOf(t, one),
  };
}

const noteOf = (ctx: Ctx, t: Words, { note, noteEs }: Noted): StateFact[] => {
  const description = ctx.locale === "es" && noteEs !== "" ? noteEs : note;
  return description ? [{ term: t("goodToKnow"), description }] : [];
};

/** Where a confirmed figure was read. */
function readingOf(
  ctx: Ctx,
  t: Words,
  { sources }: StateRequirement,
  figure: Figure,
): FigureReading | undefined {
  const { url, readOn, isConfirmed } = sources[figure];
  if (!isConfirmed) return undefined;
  const host = new URL(url).hostname.replace(/^www\./, "");
  return { href: url, label: t("read", { date: formatLongDate(readOn, ctx), host }) };
}

function reportFacts(ctx: Ctx, t: Words, one: StateRequirement): StateFact[] {
  const { report } = one;
  const reading = (figure: Figure) => readingOf(ctx, t, one, figure);
  const { kind, fee, everyYears, due } = report;
  if (kind === "none" || kind === "unknown") return noteOf(ctx, t, report);
  const rhythm = everyYears === null ? t("onRequest") : wordRhythm(t, everyYears);
  return [
    { term: t("fee"), description: wordFee(t, fee), reading: reading("report_fee") },
    { term: t("rhythm"), description: capital(rhythm), reading: reading("report") },
    ...(kind === "on_request"
      ? []
      : [{ term: t("due"), description: wordDue(ctx, t, due), reading: reading("report_due") }]),
    ...noteOf(ctx, t, report),
  ];
}

function charityFacts(ctx: Ctx, t: Words, one: StateRequirement): StateFact[] {
  const { charity } = one;
  const reading = (figure: Figure) => readingOf(ctx, t, one, figure);
  const { kind, initial, renewal, everyYears, due, exemption } = charity;
  if (kind !== "required" || everyYears === null) return noteOf(ctx, t, charity);
  const limit =
    exemption &&
    (`exemption.${exemption.isInclusive ? "upTo" : "under"}${
      exemption.isForVolunteers ? ".volunteers" : ""
    }` as const);
  return [
    { term: t("firstTime"), description: wordFee(t, initial), reading: reading("charity_first") },
    {
      term: t("renewal"),
      description: renewal
        ? `${wordFee(t, renewal)}, ${wordRhythm(t, everyYears)}`
        : t("renewalAsk", { rhythm: capital(wordRhythm(t, everyYears)) }),
      reading: reading("charity_renewal"),
    },
    { term: t("due"), description: wordDue(ctx, t, due), reading: reading("charity_due") },
    ...(limit
      ? [
          {
            term: t("exemption"),
            description: t(limit, { amount: formatPrice(exemption.limit) }),
            reading: reading("charity_exempt"),
          },
        ]
      : []),
    ...noteOf(ctx, t, charity),
  ];
}

/** Whether those who raise money for a school register too. */
function schoolFacts(ctx: Ctx, t: Words, one: StateRequirement): StateFact[] {
  if (one.charity.kind === "none" || one.charity.kind === "exempt") return [];
  const [note] = noteOf(ctx, t, one.school);
  const said = schoolShort(t, one);
  return [
    {
      term: t("school.term"),
      description: note ? `${said}. ${note.description}` : said,
      reading: readingOf(ctx, t, one, "school"),
    },
  ];
}

/** How early members hear of a meeting. */
function noticeFacts(ctx: Ctx, t: Words, one: StateRequirement): StateFact[] {
  const { days, cite } = one.notice;
  return [
    {
      term: t("noticeTerm"),
      description: days === null ? t("ask") : t("noticeDays", { days, cite }),
      reading: readingOf(ctx, t, one, "notice"),
    },
  ];
}

const comparedCosts = {
  year: { amountOf: (one: StateRequirement) => one.maintainEstimate, wordOf: yearOf },
  articles: {
    amountOf: (one: StateRequirement) => one.articlesEstimate,
    wordOf: (t: Words, one: StateRequirement) => wordFee(t, one.articles.fee),
  },
} as const;

/** What a state costs beside those around it: each cost of which at least two of them are known. */
export function costsBeside(ctx: Ctx, own: StateRequirement, around: readonly StateRequirement[]) {
  const t = translator(stateWords, ctx.locale);
  const all = [own, ...around];
  return (["year", "articles"] as const).flatMap((cost) => {
    const { amountOf, wordOf } = comparedCosts[cost];
    const known = all.map(amountOf).filter((amount) => amount !== null);
    const most = Math.max(1, ...known);
    const states = all.map((one) => {
      const amount = amountOf(one);
      return {
        state: one.state,
        name: usStates[one.state],
        figure: capital(wordOf(t, one)),
        share: amount === null ? undefined : amount / most,
      };
    });
    return known.length < 2 ? [] : [{ cost, states }];
  });
}

/** Everything that is known of one state. */
export function stateFacts(ctx: Ctx, one: StateRequirement) {
  const t = translator(stateWords, ctx.locale);
  const { state, articles, report, charity, maintainEstimate, sourceUrl } = one;
  const name = usStates[state];
  const said = { state: name };
  return {
    state,
    name,
    sourceUrl,
    year: capital(yearOf(t, one)),
    isEstimated: maintainEstimate !== null,
    yearNote: t(maintainEstimate === null ? "yearUnknown" : "yearText"),
    articles: [
      {
        term: t("fee"),
        description: wordFee(t, articles.fee),
        reading: readingOf(ctx, t, one, "articles_fee"),
      },
      ...noteOf(ctx, t, articles),
    ],
    report: {
      says:
        report.kind === "none" || report.kind === "unknown" ? t(`report.${report.kind}`, said) : "",
      reading: readingOf(ctx, t, one, "report"),
      facts: reportFacts(ctx, t, one),
    },
    charity: {
      says: charity.kind === "required" ? "" : t(`charity.${charity.kind}`, said),
      reading: readingOf(ctx, t, one, "charity"),
      facts: [...charityFacts(ctx, t, one), ...schoolFacts(ctx, t, one)],
    },
    members: noticeFacts(ctx, t, one),
  };
}
