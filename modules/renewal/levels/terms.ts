import { type MessageRef, message } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import type { FieldErrors } from "#modules/platform/result";
import { isFullService } from "../domain/choices";
import type { Level, LevelUpgrade } from "../level";
import { renewalMessages } from "../messages";

/** What staff may change of a level: its money and its features. */
export type LevelTerms = Pick<Level, "joiningPrice" | "renewal" | "upgrade" | "renewalFeatures">;

/** Above it somebody mistyped; sums of four such amounts fit the database. */
const LARGEST = 100_000_00;
const FEATURE_MAX = 200;

/** The full-service levels that a renewal at a level may offer: of the same kind, and not itself. */
export const upgradeTargets = (levels: readonly Level[], level: Level): readonly Level[] =>
  level.renewal === null || isFullService(level.id)
    ? []
    : levels.filter(
        ({ id, audience, renewal }) =>
          isFullService(id) && renewal !== null && id !== level.id && audience === level.audience,
      );

/**
 * What is wrong with a level's terms, at the fields of its form; the table's own constraints and
 * the renewal form's needs, in words. None is wrong: an empty object.
 * @param targets the levels that it may upgrade to
 */
export function judgeTerms(terms: LevelTerms, targets: readonly Level[]): FieldErrors {
  const { renewal, upgrade } = terms;
  const problems: readonly (readonly [string, MessageRef | undefined])[] = [
    ["joining_price", judgeAmount(terms.joiningPrice)],
    ["renewal_price", renewal ? judgeAmount(renewal.price) : undefined],
    [
      "price_discount",
      renewal ? judgeDiscount(renewal.earlyBirdDiscount, renewal.price) : undefined,
    ],
    ...(upgrade ? judgeUpgrade(upgrade, targets) : []),
    ["renewal_features", judgeFeatures(terms.renewalFeatures)],
  ];
  return Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}

const judgeAmount = (amount: Cents) =>
  amount > LARGEST ? message(renewalMessages, "levelAmountTooLarge") : undefined;

const judgeDiscount = (discount: Cents, price: Cents) =>
  discount > price ? message(renewalMessages, "levelDiscountTooLarge") : undefined;

const judgeUpgrade = (upgrade: LevelUpgrade, targets: readonly Level[]) =>
  [
    [
      "upgrade_to",
      targets.some(({ id }) => id === upgrade.levelId)
        ? undefined
        : message(renewalMessages, "levelUpgradeUnknown"),
    ],
    ["upgrade", judgeAmount(upgrade.price)],
    ["upgrade_discount", judgeDiscount(upgrade.discount, upgrade.price)],
    ["inc_package", judgeAmount(upgrade.incorporationPrice)],
    [
      "inc_package_discount",
      judgeDiscount(upgrade.incorporationDiscount, upgrade.incorporationPrice),
    ],
  ] as const;

function judgeFeatures(features: readonly string[]): MessageRef | undefined {
  if (features.length < 4 || features.length > 8) {
    return message(renewalMessages, "levelFeaturesCount");
  }
  if (features.some((feature) => feature.length > FEATURE_MAX)) {
    return message(renewalMessages, "levelFeatureTooLong");
  }
  return new Set(features).size < features.length
    ? message(renewalMessages, "levelFeatureTwice")
    : undefined;
}
