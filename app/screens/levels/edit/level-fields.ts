import type { Translate } from "#modules/platform/messages";
import type { Difference } from "~/ui/both-kept";
import type { LevelValues } from "../level-views";
import type { levelPages } from "../words";

/** The word of every field, in the order of the form. */
export const levelFieldWords = {
  joining_price: "fieldJoining",
  renewal_price: "fieldRenewal",
  price_discount: "fieldDiscount",
  upgrade_to: "fieldUpgradeTo",
  upgrade: "fieldUpgrade",
  upgrade_discount: "fieldUpgradeDiscount",
  inc_package: "fieldPackage",
  inc_package_discount: "fieldPackageDiscount",
  renewal_features: "fieldFeatures",
} as const;

export const isLevelField = (name: string): name is keyof typeof levelFieldWords =>
  Object.hasOwn(levelFieldWords, name);

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** Where what somebody else saved and what was typed differ. */
export const levelDifferences = (
  t: Translate<(typeof levelPages)["en"]>,
  stored: LevelValues,
  typed: LevelValues,
): Difference[] =>
  Object.keys(levelFieldWords)
    .filter(isLevelField)
    .map((field) => ({
      field: t(levelFieldWords[field]),
      theirs: stored[field] ?? "",
      yours: lines(typed[field] ?? ""),
    }))
    .filter(({ theirs, yours }) => theirs !== yours);
