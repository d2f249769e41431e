import { foldName } from "#modules/listings/contract";
import type { Elsewhere, FileChapter, OurChapter, RosterField, RosterRow } from "./roster";
import { AlikeNames, MostAlike } from "./trigrams";

/** The IRS cuts second names at so many characters. */
const SORT_NAME_MAX = 35;
/** So alike two names must be for one to be suggested for the other. */
const ALIKE = 0.6;
/** So many suggestions are shown for a row. */
const SUGGESTIONS = 3;

export interface RosterSides {
  readonly ours: readonly OurChapter[];
  /** The rows of the file that have the group's number; the central organization's own is none of them. */
  readonly irs: readonly FileChapter[];
  /** By EIN, what the files say of those of ours that are not among these rows. */
  readonly elsewhere: ReadonlyMap<string, Elsewhere>;
  /** The states of which a file was imported. */
  readonly coveredStates: ReadonlySet<string>;
}

const cut = (folded: string) => folded.slice(0, SORT_NAME_MAX).trimEnd();

/** Whether the file has a name of ours, as its first or its second one. */
function hasName(irs: FileChapter, name: string): boolean {
  const folded = foldName(name);
  const second = foldName(irs.sortName);
  if (folded === foldName(irs.name) || folded === second) return true;
  // What is cut is cut as it is written: folding makes it shorter.
  return irs.sortName.length >= SORT_NAME_MAX && second !== "" && folded.startsWith(second);
}

/** What both sides say differently; what one of them does not say is no difference. */
function differences(ours: OurChapter, irs: FileChapter): RosterField[] {
  const found: RosterField[] = [];
  if (ours.name !== "" && !hasName(irs, ours.name)) found.push("name");
  const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;
  if (differ(foldName(ours.city), foldName(irs.city))) found.push("city");
  if (differ(ours.state, irs.state)) found.push("state");
  const months = [ours.fiscalYearMonth ?? 0, irs.fiscalYearMonth ?? 0] as const;
  if (months[0] !== 0 && months[1] !== 0 && months[0] !== months[1]) found.push("fiscal_year");
  if (differ(ours.subsection, irs.subsection)) found.push("subsection");
  return found;
}

/** What two lines of one place without numbers are told apart by. */
export const placeKey = ({ name, city, state }: Pick<OurChapter, "name" | "city" | "state">) =>
  [foldName(name), foldName(city), state].join("|");

function keyOf(chapter: OurChapter): string {
  const { ein, accountId } = chapter;
  if (ein !== null) return ein;
  return accountId === undefined ? `line:${placeKey(chapter)}` : `account:${accountId}`;
}

/**
 * Compares a headquarters' chapters with its group's rows of the IRS's file, by the EIN alone: names
 * that are alike are suggested and never matched by themselves. One row a chapter, the questions first.
 */
export function reconcile({ ours, irs, elsewhere, coveredStates }: RosterSides): RosterRow[] {
  const files = new Map(irs.map((row) => [row.ein, row]));
  const taken = new Set<string>();
  const rows = ours.map((chapter): RosterRow => {
    const isFirst = chapter.ein === null || !taken.has(chapter.ein);
    const sharesEin = !isFirst;
    if (chapter.ein !== null) taken.add(chapter.ein);
    const file = isFirst ? files.get(chapter.ein ?? "") : undefined;
    const key = keyOf(sharesEin ? { ...chapter, ein: null } : chapter);
    const common = { key, ours: chapter, twins: [], alike: [], sharesEin };
    if (file) {
      const differs = differences(chapter, file);
      const kind = differs.length > 0 ? "differs" : "matched";
      return { ...common, kind, irs: file, differs, elsewhere: undefined };
    }
    const { ein, state } = chapter;
    const known = ein === null ? undefined : elsewhere.get(ein);
    // Without a number there is nothing that a file could tell.
    const isTold = ein === null || sharesEin || known !== undefined;
    const kind = isTold || state === "" || coveredStates.has(state) ? "only_ours" : "no_file";
    return { ...common, kind, irs: undefined, differs: [], elsewhere: known };
  });
  for (const file of irs) {
    if (taken.has(file.ein)) continue;
    const nothing = { ours: undefined, differs: [], twins: [], alike: [], elsewhere: undefined };
    rows.push({ ...nothing, key: file.ein, kind: "only_irs", irs: file, sharesEin: false });
  }
  return withSuggestions(withTwins(rows));
}

/** The name by which a row is known: ours, else the file's own one. */
export const nameOf = ({ ours, irs }: Pick<RosterRow, "ours" | "irs">): string =>
  ours?.name || irs?.sortName || irs?.name || "";

/** Where a row is: by our word, else the file's. */
export const placeOf = ({ ours, irs }: Pick<RosterRow, "ours" | "irs">) => ({
  city: ours?.city || irs?.city || "",
  state: ours?.state || irs?.state || "",
});

/** Marks rows that have one name in one city: two chapters, or one with two numbers. */
function withTwins(rows: readonly RosterRow[]): RosterRow[] {
  const found = new Map<string, string[]>();
  const placed = rows.map((row) => {
    const { city, state } = placeOf(row);
    const name = nameOf(row);
    return name && city && state ? placeKey({ name, city, state }) : undefined;
  });
  for (const [at, place] of placed.entries()) {
    const key = rows[at]?.key;
    if (place && key) found.set(place, [...(found.get(place) ?? []), key]);
  }
  return rows.map((row, at) => ({
    ...row,
    twins: (found.get(placed[at] ?? "") ?? []).filter((key) => key !== row.key),
  }));
}

/** Suggests for rows of one side those of the other that are called alike, in the same state. */
function withSuggestions(rows: readonly RosterRow[]): RosterRow[] {
  const found = new Map<string, MostAlike>();
  const mostOf = (key: string) => {
    const known = found.get(key) ?? new MostAlike(SUGGESTIONS);
    found.set(key, known);
    return known;
  };
  const files = new Map<string, { key: string; name: string; most: MostAlike }[]>();
  for (const { kind, irs, key } of rows) {
    if (kind !== "only_irs" || !irs) continue;
    const names = new Set([foldName(irs.name), foldName(irs.sortName)]);
    const ofState = files.get(irs.state) ?? [];
    for (const name of names) ofState.push({ key, name, most: mostOf(key) });
    files.set(irs.state, ofState);
  }
  const indexes = new Map(
    [...files].map(([state, names]) => [state, new AlikeNames(names.map(({ name }) => name))]),
  );
  for (const { kind, ours, key } of rows) {
    const index = indexes.get(ours?.state ?? "");
    const ofState = files.get(ours?.state ?? "");
    if (kind !== "only_ours" || !ours || !index || !ofState) continue;
    const folded = foldName(ours.name);
    const mine = mostOf(key);
    for (const name of new Set([folded, cut(folded)])) {
      index.find(name, ALIKE, (at, value) => {
        mine.add(ofState[at]?.key ?? "", value);
        ofState[at]?.most.add(key, value);
      });
    }
  }
  return rows.map((row) => ({ ...row, alike: found.get(row.key)?.list() ?? [] }));
}
