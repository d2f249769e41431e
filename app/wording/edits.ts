import type { Translations } from "#modules/platform/messages";

/** Words with those that staff wrote in their place. */
export const withEdits = (words: Translations, edits: Translations): Translations => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(edits).map(([name, edited]) => [name, { ...words[name], ...edited }]),
  ),
});
