import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import { formatLongDate, formatPrice } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { type Translate, translator } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import type { FilingFactName, FilingFacts } from "../facts/fact";
import { type Sourced, sourceOf } from "../facts/sourced";
import { type RescuePlan, type Route, topLines } from "./domain/plan";
import { rescueMessages } from "./messages";
import type { WordedRescue } from "./views";

/** A fee as the IRS's own page of a day says it. */
interface DatedFee {
  readonly amount: Cents;
  readonly asOf: CivilDate;
  readonly readOn: CivilDate;
  readonly sourceUrl: string;
}

/** What the IRS asks for an application; undefined where nobody confirmed it. */
interface ApplicationFees {
  readonly short: DatedFee | undefined;
  readonly long: DatedFee | undefined;
}

export interface Reading extends Languages {
  readonly today: CivilDate;
  readonly facts: FilingFacts;
  readonly fees: ApplicationFees;
}

type T = Translate<(typeof rescueMessages)["en"]>;
type Key = keyof (typeof rescueMessages)["en"];

const DAY_MS = 86_400_000;
/** From so many days on the clock is urgent. */
const SOON_DAYS = 90;

const daysUntil = (today: CivilDate, day: CivilDate) =>
  Math.round((toUtcDate(day).getTime() - toUtcDate(today).getTime()) / DAY_MS);

function wordClock(
  t: T,
  { clock, time, best, perhaps }: RescuePlan,
  reading: Reading,
): WordedRescue["clock"] {
  if (!clock) return { text: t("clock.none"), notes: [], isUrgent: false };
  const day = (date: CivilDate) => formatLongDate(date, reading);
  const from = t(`clock.${clock.from}`);
  if (time === "passed") {
    return {
      text: t("clock.passed", { date: day(clock.deadline) }),
      notes: [from],
      isUrgent: true,
    };
  }
  if (time === "unclear") {
    const text = t("clock.unclear", { safe: day(clock.actBy), date: day(clock.deadline) });
    return { text, notes: [from], isUrgent: true };
  }
  const isLate = best !== "streamlined" && best !== "within";
  // Where both ways that it is for are shut, the clock is no reason to hurry.
  if (isLate && !perhaps.includes("streamlined") && !perhaps.includes("within")) {
    return { text: t("clock.idle", { date: day(clock.deadline) }), notes: [from], isUrgent: false };
  }
  const count = daysUntil(reading.today, clock.actBy);
  const date = day(clock.actBy);
  const text = count === 0 ? t("clock.today", { date }) : t("clock.left", { date, count });
  const isMonth = clock.actBy !== clock.deadline;
  const notes = isMonth ? [from, t("clock.month", { date: day(clock.deadline) })] : [from];
  return { text, notes, isUrgent: count <= SOON_DAYS };
}

/** What is done one after the other on a way. */
function wordSteps(t: T, plan: RescuePlan, reading: Reading): readonly Sourced[] {
  const { best, time, clock, answers } = plan;
  const { facts, fees } = reading;
  const by = (name: FilingFactName, text: string): Sourced => ({
    text,
    ...sourceOf(reading, facts, name),
  });
  const isLong = best === "within" || best === "after";
  const isConfirmed = facts.short_application?.isConfirmed ?? false;
  const short: Key = isLong
    ? isConfirmed
      ? "step.long"
      : "step.long.ask"
    : isConfirmed
      ? "step.short"
      : "step.short.ask";
  const isInTime = (best === "streamlined" || best === "within") && clock && time === "left";
  const sent = isInTime
    ? t("step.by", { date: formatLongDate(clock.actBy, reading) })
    : t(best === "postmark" ? "step.now" : "step.keep");
  const returns: readonly Sourced[] = isLong
    ? [
        by("four_ways", t(best === "within" ? "step.cause.one" : "step.cause.all")),
        by("how_to_apply", t("step.returns")),
        by("how_to_apply", t("step.confirm")),
      ]
    : best === "streamlined"
      ? [by("how_to_apply", t("step.returns.ez"))]
      : [];
  const group: readonly Sourced[] =
    answers.inGroup === "no"
      ? []
      : [by("own_application", t(answers.inGroup === "yes" ? "step.group" : "step.group.maybe"))];
  return [
    ...group,
    by("own_application", t("step.form")),
    by("short_application", t(short)),
    by("how_to_apply", t("step.line", { line: topLines[best] })),
    wordFee(t, fees, reading),
    ...returns,
    by("four_ways", sent),
    { text: t("step.current") },
    { text: t("step.professional") },
  ];
}

/** No fee is named without the day of the page that says it. */
function wordFee(t: T, { short, long }: ApplicationFees, reading: Reading): Sourced {
  if (!short || !long) return { text: t("step.fee.ask") };
  const asOf = short.asOf < long.asOf ? short.asOf : long.asOf;
  const values = { ez: formatPrice(short.amount), full: formatPrice(long.amount) };
  return {
    text: t("step.fee", { ...values, date: formatLongDate(asOf, reading) }),
    source: { url: long.sourceUrl, readOn: formatLongDate(long.readOn, reading) },
  };
}

function wordUnknown(t: T, plan: RescuePlan, reading: Reading): readonly Sourced[] {
  const { facts } = reading;
  const items = plan.unknown.map((code): Sourced => {
    if (code !== "group_after") return { text: t(`unknown.${code}`) };
    const isConfirmed = facts.group_after?.isConfirmed ?? false;
    return {
      text: t(isConfirmed ? "unknown.group_after" : "unknown.group_after.ask"),
      ...sourceOf(reading, facts, "group_after"),
    };
  });
  return [...items, { text: t("unknown.irs") }];
}

/** Words a plan in a language: the best way, its clock and steps, and what is not known. */
export function wordRescue(plan: RescuePlan, reading: Reading): WordedRescue {
  const t = translator(rescueMessages, reading.locale);
  const { best, perhaps, routes } = plan;
  const by = (name: FilingFactName, text: string): Sourced => ({
    text,
    ...sourceOf(reading, reading.facts, name),
  });
  const reasonsOf = (route: Route) =>
    routes.find((one) => one.route === route)?.reasons.map((reason) => t(`why.${reason}`)) ?? [];
  return {
    route: best,
    title: t(`best.${best}`),
    about: by("four_ways", t(`about.${best}`)),
    line: topLines[best],
    clock: wordClock(t, plan, reading),
    perhaps: perhaps.flatMap((route) =>
      route === "postmark" ? [] : [{ text: t(`perhaps.${route}`), asks: reasonsOf(route) }],
    ),
    steps: wordSteps(t, plan, reading),
    donors: [
      by("donors", t("donors.list")),
      { text: t("donors.say") },
      by("donors", t("donors.after")),
    ],
    between: [by("taxable", t("between.tax")), { text: t("between.state") }],
    unknown: wordUnknown(t, plan, reading),
    ways: routes.map(({ route, state }) => ({
      route,
      state,
      name: t(`route.${route}`),
      word: t(`state.${state}`),
      reasons: reasonsOf(route),
    })),
    disclaimer: t("disclaimer"),
  };
}
