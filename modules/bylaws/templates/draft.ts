import type { DraftBlock, DraftRun, DraftSection } from "#modules/platform/documents/number";

/** The words in which templates write their clauses. */
export type Part = string | DraftRun;

/** An answer of the form, put into the text exactly as it was given. */
export const answer = (field: string, text: string): DraftRun => ({ answer: field, text });

/** The name of another clause; its number is computed. */
export const ref = (id: string): DraftRun => ({ ref: id });

const runsOf = (parts: readonly Part[]): DraftRun[] =>
  parts.map((part) => (typeof part === "string" ? { text: part } : part));

/** A paragraph of words, answers and references. */
export const para = (...parts: Part[]): DraftBlock => ({ kind: "paragraph", runs: runsOf(parts) });

/** A paragraph set apart. */
export const quote = (...parts: Part[]): DraftBlock => ({ kind: "quote", runs: runsOf(parts) });

/** A lettered list; an item that mixes words and references is an array. */
export const list = (...items: (string | Part[])[]): DraftBlock => ({
  kind: "list",
  items: items.map((item) => runsOf(typeof item === "string" ? [item] : item)),
});

/** A law that asks for a clause. */
export type Law = NonNullable<DraftSection["law"]>;

/** A section: its stable id, its title, why it is there, what it says, and the law behind it. */
export function clause(
  id: string,
  title: string,
  reason: string,
  blocks: DraftBlock[],
  law?: Law,
): DraftSection {
  return law ? { id, title, reason, law, blocks } : { id, title, reason, blocks };
}

const uscode = (section: string) => `https://www.law.cornell.edu/uscode/text/26/${section}`;
const cfr = (section: string) => `https://www.law.cornell.edu/cfr/text/26/${section}`;

/** The federal tax laws that clauses name. */
export const laws = {
  charity: { cite: "Internal Revenue Code section 501(c)(3)", url: uscode("501") },
  charityTest: {
    cite: "Treasury Regulations section 1.501(c)(3)-1",
    url: cfr("1.501(c)(3)-1"),
  },
  gifts: {
    cite: "Internal Revenue Code section 170(f)(8) and section 6115",
    url: uscode("6115"),
  },
  organizationalTest: {
    cite: "Treasury Regulations section 1.501(c)(3)-1(b)",
    url: cfr("1.501(c)(3)-1"),
  },
  socialClub: { cite: "Internal Revenue Code section 501(c)(7)", url: uscode("501") },
  socialClubRules: {
    cite: "Treasury Regulations section 1.501(c)(7)-1",
    url: cfr("1.501(c)(7)-1"),
  },
  noDiscrimination: { cite: "Internal Revenue Code section 501(i)", url: uscode("501") },
  appeals: { cite: "Internal Revenue Code section 6113", url: uscode("6113") },
  returns: { cite: "Internal Revenue Code section 6033", url: uscode("6033") },
  inspection: { cite: "Internal Revenue Code section 6104(d)", url: uscode("6104") },
  responsibleParty: {
    cite: "Treasury Regulations section 301.6109-1(d)(2)",
    url: cfr("301.6109-1"),
  },
} as const satisfies Record<string, Law>;
