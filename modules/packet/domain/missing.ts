import type { CivilDate } from "#modules/platform/dates";
import type { Folder } from "./folders";

/** What a packet is expected to have, and in which folder it would be. */
export const expected = {
  articles: "governing",
  bylaws: "governing",
  ein_letter: "irs",
  determination: "irs",
  return: "irs",
  standing: "irs",
  coverage: "irs",
  registration: "state",
  sales_tax: "state",
  reports: "money",
  insurance: "insurance",
  minutes: "minutes",
  roster: "people",
} as const satisfies Record<string, Folder>;

export type Expected = keyof typeof expected;

/** A paper that is not in the packet. */
export interface Missing {
  readonly what: Expected;
  /** Of a return the end of its fiscal year. */
  readonly period?: CivilDate;
}

export interface LookedFor {
  readonly isIncorporated: boolean;
  readonly sellsGoods: boolean;
  readonly isRegistered: boolean;
  /** Whether it is a member now: then it is covered, and has a certificate of it. */
  readonly isMember: boolean;
  /** What is there, by what it is. */
  readonly has: ReadonlySet<Expected>;
  /** Ends of the fiscal years whose returns were due and are not there. */
  readonly returns: readonly CivilDate[];
}

/** What is not there and is said so, in the order of the folders. */
export function missingOf(looked: LookedFor): readonly Missing[] {
  const { isIncorporated, sellsGoods, isRegistered, isMember, has, returns } = looked;
  const asked: Readonly<Record<Exclude<Expected, "return">, boolean>> = {
    articles: isIncorporated,
    bylaws: true,
    ein_letter: true,
    determination: !isMember,
    standing: true,
    coverage: isMember,
    registration: isRegistered,
    sales_tax: sellsGoods,
    reports: true,
    insurance: true,
    minutes: true,
    roster: true,
  };
  return (Object.keys(expected) as Expected[]).flatMap((what): readonly Missing[] => {
    if (what === "return") return returns.map((period) => ({ what, period }));
    return asked[what] && !has.has(what) ? [{ what }] : [];
  });
}
