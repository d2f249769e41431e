import type { OnePageModel } from "#modules/platform/documents/one-page";

/** As many sentences, each of about a hundred characters. */
export const sentences = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `Sentence ${index + 1} says once more, in words that are neither short nor long, what the club is there for.`,
  ).join(" ");

/** Paper of a single page whose first clause is this text. */
export const onePage = (text: string): OnePageModel => ({
  language: "en-US",
  properties: {
    title: "Clauses for the Articles of Lincoln Boosters",
    subject: "Clauses",
    creator: "Goodstanding",
    description: "Have it looked at.",
    keywords: ["clauses"],
    revision: 3,
    createdAt: "2026-11-21T12:00:00.000Z",
  },
  title: "Clauses for the Articles",
  organization: "Lincoln Boosters",
  lead: "Copy these.",
  clauses: [
    { id: "purpose", title: "Purpose", text },
    { id: "dissolution", title: "Dissolution", text: "To another charity." },
  ],
  notice: "Have it looked at.",
  footer: "Made from version 3 of the bylaws",
});
