/** What of an account the merging of two is decided by. */
export interface MergedFacts {
  readonly levelId: number | null;
  readonly groupId: number | null;
  readonly regionId: number | null;
  readonly bonusBalanceCents: number;
  readonly renewalDueAt: Date | null;
  readonly isSuspendedFromBasicRenewal: boolean;
  readonly basicRenewalNote: string | null;
  readonly website: string | null;
  readonly about: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly phone: string | null;
  readonly showsWebsite: boolean;
  readonly showsAbout: boolean;
  readonly showsPlace: boolean;
  readonly showsPhone: boolean;
  readonly profileImageKey: string | null;
  readonly ein: string | null;
}

const dueTime = ({ renewalDueAt }: MergedFacts) => renewalDueAt?.getTime() ?? 0;

/** Whose level and due date stay: the later one's; the kept account's where they agree. */
export const stayingMembership = (kept: MergedFacts, duplicate: MergedFacts) =>
  dueTime(duplicate) > dueTime(kept) || (kept.levelId === null && !kept.renewalDueAt)
    ? "duplicate"
    : "kept";

/**
 * What the kept account says after a merge: what it says itself, and the duplicate's where it says
 * nothing. The later membership stays, and the bonus is added. What is filled is shown to the
 * public where the duplicate showed it.
 */
export function mergedFields(kept: MergedFacts, duplicate: MergedFacts): MergedFacts {
  const member = stayingMembership(kept, duplicate) === "kept" ? kept : duplicate;
  const basic = kept.isSuspendedFromBasicRenewal ? kept : duplicate;
  const place = kept.city || kept.state ? kept : duplicate;
  const website = kept.website ? kept : duplicate;
  const about = kept.about ? kept : duplicate;
  const phone = kept.phone ? kept : duplicate;
  return {
    levelId: member.levelId,
    renewalDueAt: member.renewalDueAt,
    groupId: kept.groupId ?? duplicate.groupId,
    regionId: kept.groupId === null ? duplicate.regionId : kept.regionId,
    bonusBalanceCents: kept.bonusBalanceCents + duplicate.bonusBalanceCents,
    isSuspendedFromBasicRenewal: basic.isSuspendedFromBasicRenewal,
    basicRenewalNote: basic.basicRenewalNote,
    website: website.website,
    showsWebsite: website.showsWebsite,
    about: about.about,
    showsAbout: about.showsAbout,
    city: place.city,
    state: place.state,
    showsPlace: place.showsPlace,
    phone: phone.phone,
    showsPhone: phone.showsPhone,
    profileImageKey: kept.profileImageKey ?? duplicate.profileImageKey,
    ein: kept.ein ?? duplicate.ein,
  };
}

/** What a duplicate says of itself afterwards: nothing, so that nobody lists, reminds or shows it. */
export const emptiedFields = {
  levelId: null,
  groupId: null,
  regionId: null,
  renewalDueAt: null,
  bonusBalanceCents: 0,
  isSuspendedFromBasicRenewal: false,
  basicRenewalNote: null,
  showsWebsite: false,
  showsAbout: false,
  showsPlace: false,
  showsPhone: false,
} as const;
