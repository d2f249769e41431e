import type { Level, LevelUpgrade } from "../level";

/** The levels whose renewal form has upgrade rows, and whose renewal asks for the last return. */
const fullServiceIds: readonly number[] = [235636, 93772];

export const isFullService = (levelId: number): boolean => fullServiceIds.includes(levelId);

/** What a member can tick on the renewal form. */
export interface RenewalChoices {
  readonly isUpgradeSelected: boolean;
  readonly isIncorporationSelected: boolean;
}

/** The upgrade that a renewal offers: one that the form has rows for, so that none hides. */
export const offeredUpgrade = ({ upgrade }: Level): LevelUpgrade | null =>
  upgrade && isFullService(upgrade.levelId) ? upgrade : null;

/** Incorporation that costs nothing comes ticked. */
const isFree = (upgrade: LevelUpgrade): boolean =>
  upgrade.incorporationPrice === upgrade.incorporationDiscount;

const none: RenewalChoices = { isUpgradeSelected: false, isIncorporationSelected: false };

/** What the form shows first: the upgrade where there is one, with incorporation when it is free. */
export function firstChoices(level: Level): RenewalChoices {
  const upgrade = offeredUpgrade(level);
  return upgrade ? { isUpgradeSelected: true, isIncorporationSelected: isFree(upgrade) } : none;
}

/**
 * What choices come to, whatever was sent: without an offered upgrade there is nothing to choose,
 * incorporation brings the upgrade with it, and who may not renew at the basic level upgrades.
 */
export function allowedChoices(
  level: Level,
  { isUpgradeSelected, isIncorporationSelected }: RenewalChoices,
  { isUpgradeLocked }: { readonly isUpgradeLocked: boolean },
): RenewalChoices {
  if (!offeredUpgrade(level)) return none;
  return {
    isUpgradeSelected: isUpgradeSelected || isIncorporationSelected || isUpgradeLocked,
    isIncorporationSelected,
  };
}

/** The upgrade is ticked, which brings free incorporation back, or unticked, which clears it. */
export const chooseUpgrade = (level: Level, isSelected: boolean): RenewalChoices =>
  isSelected ? firstChoices(level) : none;

/** Incorporation is ticked, which ticks the upgrade, or unticked, which leaves it. */
export const chooseIncorporation = (
  choices: RenewalChoices,
  isSelected: boolean,
): RenewalChoices => ({
  isUpgradeSelected: choices.isUpgradeSelected || isSelected,
  isIncorporationSelected: isSelected,
});

/**
 * What a form without script means by its boxes: the last change to the boxes that the page showed
 * is the one that counts, as it does with script.
 */
export function choicesAfter(
  level: Level,
  shown: RenewalChoices,
  sent: RenewalChoices,
): RenewalChoices {
  if (sent.isIncorporationSelected && !shown.isIncorporationSelected) {
    return chooseIncorporation(sent, true);
  }
  return sent.isUpgradeSelected === shown.isUpgradeSelected
    ? sent
    : chooseUpgrade(level, sent.isUpgradeSelected);
}
