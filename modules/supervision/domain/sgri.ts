import type { CivilDate } from "#modules/platform/dates";

/** What the report says of a chapter. */
export interface SgriChapter {
  readonly accountId: number | null;
  readonly name: string;
  /** Nine digits; "" where it is not known. */
  readonly ein: string;
  readonly address: string;
  /** The month in which its fiscal year ends; null where nobody said it. */
  readonly fiscalYearMonth: number | null;
  readonly hasPurpose: boolean;
  readonly isAuthorized: boolean;
}

/** A chapter of today, with what bars it from being added. */
export interface SgriCandidate extends SgriChapter {
  readonly isRevoked: boolean;
  /** It said this year that its purpose or the way it works changed. */
  readonly isPurposeChanged: boolean;
  /** What the IRS's file says, where it was decided that this is to be corrected there; else undefined. */
  readonly corrects?: { readonly name?: string; readonly address?: string } | undefined;
  /** An owner's reason to add it all the same; "" for none. */
  readonly forceReason: string;
}

/** Why a chapter is not added. */
export const barriers = ["ein", "authorization", "revoked"] as const;
export type Barrier = (typeof barriers)[number];

export interface Added {
  readonly chapter: SgriChapter;
  /** Why it was added although something bars it; "" for what nothing bars. */
  readonly forceReason: string;
}

export interface Blocked {
  readonly chapter: SgriChapter;
  readonly barriers: readonly Barrier[];
}

export interface Left {
  readonly chapter: SgriChapter;
  readonly reason: string;
}

export const changedFields = ["name", "address", "purpose"] as const;

export interface Changed {
  readonly accountId: number | null;
  readonly ein: string;
  readonly name: string;
  readonly changes: readonly {
    readonly field: (typeof changedFields)[number];
    readonly was: string;
    readonly is: string;
  }[];
}

/** What a report tells the IRS, and the list that the next one is compared with. */
export interface SgriDraft {
  readonly added: readonly Added[];
  readonly blocked: readonly Blocked[];
  readonly left: readonly Left[];
  readonly changed: readonly Changed[];
  readonly list: readonly SgriChapter[];
}

export interface SgriSource {
  /** The list of the last report, or of the IRS's file where there is none yet. */
  readonly before: readonly SgriChapter[];
  /** Whether names and addresses of that list are ours: those of the IRS's file are cut and in capitals. */
  readonly isBeforeOurs: boolean;
  readonly today: readonly SgriCandidate[];
  /** Why a chapter is included no longer; "" where nobody said it. */
  readonly leaveReason: (chapter: SgriChapter) => string;
}

/** What bars a chapter from being added. */
export const barriersOf = (one: SgriCandidate): readonly Barrier[] => [
  ...(one.ein === "" ? (["ein"] as const) : []),
  ...(one.isAuthorized ? [] : (["authorization"] as const)),
  ...(one.isRevoked ? (["revoked"] as const) : []),
];

const keep = (one: SgriCandidate): SgriChapter => {
  const { accountId, name, ein, address, fiscalYearMonth, hasPurpose, isAuthorized } = one;
  return { accountId, name, ein, address, fiscalYearMonth, hasPurpose, isAuthorized };
};

const byName = (one: { name: string; ein: string }, other: { name: string; ein: string }) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.ein < other.ein ? -1 : 1;

function changesOf(was: SgriChapter, is: SgriCandidate, isWasOurs: boolean): Changed["changes"] {
  const told = (["name", "address"] as const).flatMap((field) => {
    const before = is.corrects?.[field] ?? (isWasOurs ? was[field] : is[field]);
    return before === is[field] ? [] : [{ field, was: before, is: is[field] }];
  });
  return [
    ...told,
    ...(is.isPurposeChanged ? [{ field: "purpose" as const, was: "", is: "" }] : []),
  ];
}

/**
 * The difference between the list of the last report and the chapters of today: who is added, who is
 * barred from it, who is included no longer, and what changed. A chapter is known again by its
 * account, or else by its EIN.
 */
export function draftSgri({ before, isBeforeOurs, today, leaveReason }: SgriSource): SgriDraft {
  const added: Added[] = [];
  const blocked: Blocked[] = [];
  const changed: Changed[] = [];
  const list: SgriChapter[] = [];
  const byAccount = new Map(
    before.flatMap((one) => (one.accountId === null ? [] : [[one.accountId, one]])),
  );
  const byEin = new Map(before.flatMap((one) => (one.ein === "" ? [] : [[one.ein, one]])));
  const stayed = new Set<SgriChapter>();
  for (const one of today.toSorted(byName)) {
    const known = one.accountId === null ? undefined : byAccount.get(one.accountId);
    const was = known ?? byEin.get(one.ein);
    if (was) {
      stayed.add(was);
      list.push(keep(one));
      const changes = changesOf(was, one, isBeforeOurs);
      if (changes.length > 0) {
        const { accountId, ein, name } = one;
        changed.push({ accountId, ein, name, changes });
      }
      continue;
    }
    const bars = barriersOf(one);
    if (bars.length > 0 && one.forceReason === "") {
      blocked.push({ chapter: keep(one), barriers: bars });
      continue;
    }
    added.push({ chapter: keep(one), forceReason: bars.length > 0 ? one.forceReason : "" });
    list.push(keep(one));
  }
  const left = before
    .filter((one) => !stayed.has(one))
    .toSorted(byName)
    .map((chapter) => ({ chapter, reason: leaveReason(chapter) }));
  return { added, blocked, left, changed, list };
}

/** What is frozen, or would be today: everything that the files of a report are written from. */
export interface SgriSnapshot {
  readonly template: number;
  readonly group: { readonly name: string; readonly gen: string };
  readonly central: { readonly name: string; readonly ein: string };
  readonly year: number;
  readonly endsOn: CivilDate;
  readonly frozenOn: CivilDate;
  readonly added: readonly Added[];
  readonly left: readonly Left[];
  readonly changed: readonly Changed[];
  readonly list: readonly SgriChapter[];
}
