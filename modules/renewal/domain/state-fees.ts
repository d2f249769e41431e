import { type CivilDate, civilDate } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";

/** What a state takes for the articles of incorporation of a nonprofit: the same, or a range. */
export interface ArticlesFee {
  readonly from: Cents;
  readonly upTo: Cents;
}

/** When the figures were read, by a third party, on the states' own pages. They are estimates. */
export const articlesFeesReadOn: CivilDate = civilDate("2026-10-10");

/**
 * US dollars by state: one figure, or the lowest and the highest where it depends on the way of
 * filing or on size. A first report or list that is due with the articles is included (CT, NV); MD
 * is for an organization that asks for 501(c)(3). Null: nobody could confirm a figure.
 */
const dollars: Readonly<Record<string, readonly [number, number?] | null>> = {
  AL: [200],
  AK: [50],
  AZ: [40],
  AR: [45, 50],
  CA: [30],
  CO: [50],
  CT: [100],
  DE: [109],
  DC: [80],
  FL: [70],
  GA: [100, 110],
  HI: [25],
  ID: [30, 50],
  IL: null,
  IN: [50],
  IA: [20],
  KS: [20],
  KY: [8],
  LA: [95],
  ME: [40],
  MD: [170],
  MA: [35],
  MI: [20],
  MN: [70],
  MS: [50],
  MO: [25],
  MT: [20],
  NE: [25],
  NV: [100],
  NH: [25],
  NJ: [50],
  NM: [25],
  NY: [75],
  NC: [60],
  ND: [40],
  OH: [99],
  OK: [25],
  OR: [50],
  PA: [125],
  RI: [35],
  SC: [25],
  SD: [30],
  TN: [100],
  TX: [25],
  UT: [59],
  VT: [155],
  VA: [75],
  WA: [40, 80],
  WV: [25],
  WI: [35],
  WY: [50],
};

/** The estimate of one state by its postal code; undefined when there is no confirmed figure. */
export function articlesFeeOf(state: string): ArticlesFee | undefined {
  const found = Object.hasOwn(dollars, state) ? dollars[state] : undefined;
  if (!found) return undefined;
  const [from, upTo = from] = found;
  return { from: cents(from * 100), upTo: cents(upTo * 100) };
}

/** The lowest and the highest of all states. */
export function articlesFeeRange(): ArticlesFee {
  const figures = Object.keys(dollars).flatMap((state) => articlesFeeOf(state) ?? []);
  return {
    from: cents(Math.min(...figures.map(({ from }) => from))),
    upTo: cents(Math.max(...figures.map(({ upTo }) => upTo))),
  };
}
