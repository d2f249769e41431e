/** What a drawing may hold: shapes, text and paint of its own, nothing that runs or comes from elsewhere. */

const forbiddenElements = new Set(
  (
    "script handler listener foreignobject iframe object embed audio video source link meta base " +
    "animate set animatetransform animatemotion discard"
  ).split(" "),
);

/** A place in the same drawing, or a picture that is part of it. */
const ownReference = /^(#\S+|data:image\/(png|jpe?g|gif);base64,[A-Za-z0-9+/=\s]*)$/i;

/** Styles that load something, or hide by escapes that they do. */
const loadingStyle = /@import|@font-face|expression\s*\(|\\|url\s*\((?!\s*["']?#)/i;

/** Whether an element of this local name may be in a drawing. */
export const isAllowedElement = (local: string): boolean =>
  !forbiddenElements.has(local.toLowerCase());

/** Whether a style sheet or a value of an attribute loads nothing. */
export const isOwnStyle = (text: string): boolean => !loadingStyle.test(text);

/** Whether an attribute may be in a drawing. */
export function isAllowedAttribute(name: string, local: string, value: string): boolean {
  const lower = local.toLowerCase();
  if (lower.startsWith("on") || name.toLowerCase() === "xml:base") return false;
  if (lower === "href" || lower === "src") return ownReference.test(value.trim());
  if (lower === "style") return isOwnStyle(value);
  return !/url\s*\((?!\s*["']?#)|javascript:/i.test(value);
}

/** The most shapes that references may multiply a drawing into. */
const MOST_COPIES = 10_000;

/**
 * Whether the copies that a drawing makes of its own parts come to an end, and soon.
 * @param uses the parts, by id, and the ids that are copied inside of each; "" for the drawing
 */
export function endsSoon(uses: ReadonlyMap<string, readonly string[]>): boolean {
  const known = new Map<string, number>();
  const open = new Set<string>();
  const copiesIn = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (open.has(id)) return Number.POSITIVE_INFINITY;
    open.add(id);
    let copies = 1;
    for (const target of uses.get(id) ?? []) {
      copies += copiesIn(target);
      if (copies > MOST_COPIES) break;
    }
    open.delete(id);
    known.set(id, copies);
    return copies;
  };
  return [...uses.keys()].every((id) => copiesIn(id) <= MOST_COPIES);
}
