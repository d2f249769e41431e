import { z } from "zod";

/**
 * One document, whatever it is written as: plain data, so that it can be stored and compared. All
 * numbers and cross-references in it are computed (`numberDocument`); writers only draw.
 */

const run = z.object({
  text: z.string(),
  /** The form field whose answer this text is; writers mark it when `isHighlighted`. */
  answer: z.string().optional(),
  /** The id of the article or section that this text names; writers link it. */
  ref: z.string().optional(),
  isStrong: z.boolean().optional(),
  isEmphasized: z.boolean().optional(),
});

const runs = z.array(run);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), runs }),
  /** A paragraph set apart, such as a whole answer. */
  z.object({ kind: z.literal("quote"), runs }),
  /** Items lettered (a), (b), (c). */
  z.object({ kind: z.literal("list"), items: z.array(z.object({ label: z.string(), runs })) }),
]);

const section = z.object({
  id: z.string(),
  /** `1.1` */
  number: z.string(),
  title: z.string(),
  /** Why the section is there, in plain words; shown beside it online. */
  reason: z.string().optional(),
  /** What asks for it, when a law does. */
  law: z.object({ cite: z.string(), url: z.string() }).optional(),
  blocks: z.array(block),
});

const article = z.object({
  id: z.string(),
  /** `IV` */
  number: z.string(),
  title: z.string(),
  sections: z.array(section),
});

/** A page of its own after the articles, with lines to sign on. */
const signingForm = z.object({
  id: z.string(),
  title: z.string(),
  blocks: z.array(block),
  /** Each is a line to write on, with what belongs there. */
  signatures: z.array(z.array(z.string())),
});

const documentModel = z.object({
  /** BCP 47. */
  language: z.string(),
  isHighlighted: z.boolean(),
  properties: z.object({
    title: z.string(),
    subject: z.string(),
    creator: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    /** The number of the document's version, from 1. */
    revision: z.number(),
    /** An instant, ISO 8601. */
    createdAt: z.string(),
  }),
  cover: z.object({
    /** The organization, alone on its line. */
    organization: runs,
    title: z.string(),
    /** Small lines under the title. */
    lines: z.array(runs),
    notice: z.string(),
  }),
  contentsTitle: z.string(),
  header: z.string(),
  /** At the left of the footer; "Page X of Y" is at the right. */
  footer: z.string(),
  articles: z.array(article),
  certificate: signingForm,
  /** What others sign, after the certificate; documents of older wordings have none. */
  furtherForms: z.array(signingForm).default([]),
});

export type Run = z.output<typeof run>;
export type Block = z.output<typeof block>;
export type Section = z.output<typeof section>;
export type Article = z.output<typeof article>;
export type SigningForm = z.output<typeof signingForm>;
export type DocumentModel = z.output<typeof documentModel>;

/** The pages that are signed, in their order. */
export const signingFormsOf = ({ certificate, furtherForms }: DocumentModel): SigningForm[] => [
  certificate,
  ...furtherForms,
];

/** Reads a stored document. @throws ZodError when it is not one. */
export const readDocument = (stored: unknown): DocumentModel => documentModel.parse(stored);
