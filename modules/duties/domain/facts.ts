import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { cents, largestAmount } from "#modules/platform/money";
import {
  type ChosenFacts,
  eventFacts,
  type FactKind,
  type FactName,
  type FactSource,
  factSources,
  singleFacts,
  yearlyFacts,
} from "./fact-names";

/** What one source says of one fact. */
export interface FactRow {
  readonly fact: FactName;
  readonly part: string;
  readonly source: FactSource;
  readonly value: string;
  readonly asOf: CivilDate;
  /** What the others said when somebody settled it: source → value. */
  readonly settled?: Readonly<Record<string, string>> | undefined;
}

const isEvent = (name: string): boolean => (eventFacts as readonly string[]).includes(name);

export const isFactName = (name: string): name is FactName =>
  Object.hasOwn(singleFacts, name) || Object.hasOwn(yearlyFacts, name) || isEvent(name);

const kinds: Partial<Record<FactName, FactKind>> = { ...singleFacts, ...yearlyFacts };

/** What a fact's value is; that of an event is its part, and the value says that it happened. */
export const kindOf = (name: FactName): FactKind | "event" => kinds[name] ?? "event";

/** Whether there may be such a part of a fact. */
export function isPart(name: FactName, part: string): boolean {
  if (Object.hasOwn(yearlyFacts, name)) return /^20\d\d$/.test(part);
  return isEvent(name) ? isDay(part) && part >= "2000-01-01" && part <= "2100-12-31" : part === "";
}

const isDay = (text: string) => /^\d{4}-/.test(text) && parseCivilDate(text) !== undefined;

/** Earlier days are typing errors, and so are later ones. */
const isLikely = (text: string) => isDay(text) && text >= "1800-01-01" && text <= "2100-12-31";

const readers: Readonly<Record<FactKind | "event", (text: string) => unknown>> = {
  month: (text) => (/^([1-9]|1[0-2])$/.test(text) ? Number(text) : undefined),
  state: (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined),
  yes_no: (text) => (text === "1" ? true : text === "0" ? false : undefined),
  date: (text) => (isLikely(text) ? text : undefined),
  money: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= largestAmount ? cents(Number(text)) : undefined,
  text: (text) => (text.length > 0 && text.length <= 200 ? text : undefined),
  event: (text) => (text === "1" ? true : undefined),
};

/** A stored value as its kind has it; undefined for what is none. */
export const readFact = (name: FactName, value: string): unknown => readers[kindOf(name)](value);

const rank = ({ source }: FactRow) => factSources.indexOf(source);

/** The rows of each fact and part, the one that counts first. */
export function bySource(rows: readonly FactRow[]): ReadonlyMap<string, readonly FactRow[]> {
  const found = new Map<string, FactRow[]>();
  for (const row of rows) {
    const key = `${row.fact}/${row.part}`;
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  for (const of of found.values()) of.sort((one, other) => rank(one) - rank(other));
  return found;
}

/** Those that say something else than the one that counts, and were not settled as they are. */
export function differing([chosen, ...others]: readonly FactRow[]): readonly FactRow[] {
  if (!chosen || kindOf(chosen.fact) === "text") return [];
  return others.filter(
    ({ source, value }) => value !== chosen.value && chosen.settled?.[source] !== value,
  );
}

/** One value for each fact: what the first of its sources says. */
export function chosenFacts(rows: readonly FactRow[]): ChosenFacts {
  const single: Record<string, unknown> = {};
  const yearly: Record<string, Record<string, unknown>> = {};
  const events: Record<string, string[]> = {};
  const irs = rows.find(({ source }) => source === "irs");
  if (irs) single.irs_as_of = irs.asOf;
  for (const of of bySource(rows).values()) {
    const [first] = of;
    const value = first && readFact(first.fact, first.value);
    if (!first || value === undefined) continue;
    const { fact, part } = first;
    if (isEvent(fact)) {
      events[fact] ??= [];
      events[fact].push(part);
    } else if (Object.hasOwn(yearlyFacts, fact)) yearly[fact] = { ...yearly[fact], [part]: value };
    else single[fact] = value;
    if (fact !== "fiscal_year_month") continue;
    const other = differing(of).find(({ source }) => source === "irs");
    if (other) single.other_fiscal_year_month = readFact(fact, other.value);
  }
  for (const days of Object.values(events)) days.sort();
  return { ...single, ...yearly, ...events };
}
