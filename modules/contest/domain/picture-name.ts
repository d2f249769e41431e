const MOST_CHARACTERS = 60;

/**
 * The name of an entry's picture in an archive: its number, and its organization in letters and
 * digits alone, which no system takes for a path, a device or another ending.
 * @param stored the name under which it is kept; its ending is kept
 */
export function pictureName(
  { id, organization }: { readonly id: number; readonly organization: string },
  stored: string,
): string {
  const words = organization.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const name = [...words.trim()].slice(0, MOST_CHARACTERS).join("").trim();
  const number = String(id).padStart(4, "0");
  return `${[number, name].filter(Boolean).join(" ")}${stored.slice(stored.lastIndexOf("."))}`;
}
