export const marks = ["done", "not_ours", "later"] as const;
export type Mark = (typeof marks)[number];

/** Things that every club is asked about, in the order in which a list has them. */
export const commonThings = [
  "bank_signers",
  "form_8822b",
  "irs_990n",
  "state_portals",
  "school_list",
  "mailbox",
  "passkeys",
  "insurance",
  "keys",
] as const;
export type CommonThing = (typeof commonThings)[number];

/** What a list is made from. */
export interface ThingFacts {
  /** Whether the person who hands over is the one whom the IRS knows, or nobody is known. */
  readonly changesResponsible: boolean;
  readonly hasState: boolean;
  /** Whether the person who hands over has passkeys, which go on opening a mailbox that is shared. */
  readonly hasPasskeys: boolean;
  /** Whether a headquarters keeps a list of officers in place of a school. */
  readonly hasHeadquarters: boolean;
  readonly duties: readonly { readonly code: string; readonly period: string }[];
  readonly invoices: readonly { readonly id: number }[];
  readonly letters: readonly { readonly id: number }[];
}

export const dutyThing = (code: string, period: string): string => `duty:${code}:${period}`;
export const invoiceThing = (id: number): string => `invoice:${id}`;
export const letterThing = (id: number): string => `letter:${id}`;

/** The keys of everything on the list of a club. */
export function thingsOf(facts: ThingFacts): readonly string[] {
  const common = commonThings.filter((thing) => {
    if (thing === "form_8822b") return facts.changesResponsible;
    if (thing === "passkeys") return facts.hasPasskeys;
    return thing !== "state_portals" || facts.hasState;
  });
  return [
    ...common,
    ...facts.duties.map(({ code, period }) => dutyThing(code, period)),
    ...facts.invoices.map(({ id }) => invoiceThing(id)),
    ...facts.letters.map(({ id }) => letterThing(id)),
  ];
}
