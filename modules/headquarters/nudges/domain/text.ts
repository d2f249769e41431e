/** The words of a nudge's text that each chapter reads its own in place of. */
export const placeholders = ["chapter", "reason", "due", "link"] as const;
export type Placeholder = (typeof placeholders)[number];

const known: ReadonlySet<string> = new Set(placeholders);

/** Words in braces that are none of them, as they were typed. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]*)\}/g)]
      .filter(([, name]) => !known.has(name ?? ""))
      .map(([whole]) => whole),
  ),
];

/** A text as one chapter reads it. What a chapter's own words hold in braces stays. */
export const fillText = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(/\{(chapter|reason|due|link)\}/g, (_, name: Placeholder) => values[name]);
