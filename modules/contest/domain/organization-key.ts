/**
 * What makes two ways of writing an organization's name the same: upper and lower case, spaces and
 * punctuation do not count. Abbreviations are not known: "Lincoln H.S." is "Lincoln HS" and not
 * "Lincoln High School".
 */
export function organizationKey(name: string): string {
  const folded = name.normalize("NFKC").toLowerCase();
  const letters = folded.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  // A name of signs alone is told apart by its signs.
  return letters || folded.replaceAll(/\s/g, "");
}
