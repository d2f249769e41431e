import campuses from "../data/campuses.json";

/** A college or university of the United States, from the government's list of them. */
export interface Campus {
  readonly name: string;
  /** In capitals, as the IRS file has them. */
  readonly city: string;
  readonly state: string;
  /** Five digits. */
  readonly zip: string;
}

/** What makes two ways of writing a name the same: capitals, signs and "the" do not count. */
export const foldName = (text: string): string =>
  ` ${text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase()} `
    .replaceAll("&", " AND ")
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^A-Z0-9]+/g, " ")
    .replace(/^ THE /, " ")
    .trim();

const small = new Set(["of", "at", "the", "and", "in", "for"]);

/** "UNIVERSITY OF KANSAS" as people write it. */
const inWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\p{L}\d']+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );

const known: readonly (Campus & { readonly key: string })[] = campuses.map(
  ([name = "", city = "", state = "", zip = ""]) => ({
    name: inWords(name),
    city,
    state,
    zip,
    key: foldName(name),
  }),
);

/**
 * The campus that somebody typed, with its place ("…, Athens, GA") where several have its name;
 * undefined when it cannot be told.
 */
export function findCampus(typed: string): Campus | undefined {
  const key = foldName(typed.replace(/,[^,]*,\s*[A-Za-z]{2}\s*$/, ""));
  const place = /,\s*([^,]+),\s*([A-Za-z]{2})\s*$/.exec(typed);
  const found = known.filter(
    (campus) =>
      campus.key === key &&
      (!place ||
        (campus.state === place[2]?.toUpperCase() &&
          campus.city === place[1]?.trim().toUpperCase())),
  );
  return found.length === 0 ? mainCampus(key) : only(found);
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** "Ohio State University" means its main campus; the list has that one by its longer name alone. */
function mainCampus(key: string): Campus | undefined {
  if (key === "") return undefined;
  const parts = known.filter((campus) => campus.key.startsWith(`${key} `));
  return (
    only(parts) ??
    only(parts.filter((campus) => campus.key === `${key} MAIN CAMPUS`)) ??
    only(parts.filter((campus) => campus.key.endsWith(" CAMPUS")))
  );
}

const AT_ONCE = 10;

/** Campuses whose names have every word that was typed, or its beginning: the shortest names first. */
export function suggestCampuses(typed: string): readonly string[] {
  const words = foldName(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return known
    .filter(({ key }) => words.every((word) => ` ${key}`.includes(` ${word}`)))
    .toSorted((one, other) => one.key.length - other.key.length)
    .slice(0, AT_ONCE)
    .map(labelOf);
}

/** A name that stands alone is enough; else its place tells which one is meant. */
export function labelOf({ name, city, state }: Campus): string {
  const isAlone = known.filter(({ key }) => key === foldName(name)).length === 1;
  return isAlone ? name : `${name}, ${inWords(city)}, ${state}`;
}
