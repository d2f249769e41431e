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
