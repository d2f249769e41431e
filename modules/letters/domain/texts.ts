import { createHash } from "node:crypto";

/** The names of what is each chapter's own, as texts have them in braces. */
export const placeholders = ["chapter", "ein", "group", "gen", "year"] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = new RegExp(`\\{(${placeholders.join("|")})\\}`, "g");

/** A text with what is the chapter's own in its places; other braces stay as they are. */
export const fillText = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(inBraces, (_all, name: Placeholder) => values[name]);

/** The SHA-256 of what is signed, its title and its text, as hex. */
export const textDigest = ({ title, text }: { readonly title: string; readonly text: string }) =>
  createHash("sha256").update(`${title}\n\n${text}`).digest("hex");
