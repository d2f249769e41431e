import { addDays, addYears, type CivilDate } from "#modules/platform/dates";
import { addMoney, type Cents, cents, subtractMoney } from "#modules/platform/money";
import type { Level } from "../level";
import { allowedChoices, firstChoices, offeredUpgrade, type RenewalChoices } from "./choices";

/** What the price of a renewal depends on beside its level. */
export interface RenewalFacts {
  /** The date that the account is a member until; its day still counts. */
  readonly dueOn: CivilDate;
  readonly bonusBalance: Cents;
  readonly isSuspendedFromBasicRenewal: boolean;
  /** How long after the due date the early-bird discount still holds. */
  readonly discountExtensionDays: number;
}

/** A part of the renewal's invoice; a discount is a negative line of the same type. */
export interface RenewalLine {
  readonly type: "renewal" | "upgrade" | "incorporation";
  readonly isDiscount: boolean;
  readonly value: Cents;
}

/** What a renewal comes to; none is negative. */
export interface RenewalTotals {
  readonly subtotal: Cents;
  readonly discountTotal: Cents;
  readonly bonusTotal: Cents;
  readonly orderTotal: Cents;
}

export interface RenewalQuote extends RenewalChoices {
  readonly currentLevelId: number;
  readonly newLevelId: number;
  readonly isUpgradeOffered: boolean;
  /** The upgrade cannot be turned off. */
  readonly isUpgradeLocked: boolean;
  readonly isEarlyBird: boolean;
  /** The last day in the account's time zone that has the early-bird discount. */
  readonly earlyBirdUntil: CivilDate;
  readonly lines: readonly RenewalLine[];
  readonly totals: RenewalTotals;
  readonly dueOn: CivilDate;
  readonly nextDueOn: CivilDate;
}

/**
 * The price of a renewal, the same in the browser's preview and on the server.
 * Discounts come off first, the bonus off the rest, and nothing goes below zero.
 * @param level the level that the account is at; `undefined` comes back when it has no renewal
 * @param today the day in the account's time zone, at whose midnight windows end
 * @param choices as the form sent them; what it shows first when they are left out
 */
export function renewalQuote(
  level: Level,
  facts: RenewalFacts,
  today: CivilDate,
  choices: RenewalChoices = firstChoices(level),
): RenewalQuote | undefined {
  if (!level.renewal) return undefined;
  const { dueOn, isSuspendedFromBasicRenewal, discountExtensionDays } = facts;
  const upgrade = offeredUpgrade(level);
  const isUpgradeLocked = upgrade !== null && isSuspendedFromBasicRenewal;
  const chosen = allowedChoices(level, choices, { isUpgradeLocked });
  const windowEnd = addDays(dueOn, discountExtensionDays);
  const isEarlyBird = today < windowEnd;
  const { price, earlyBirdDiscount } = level.renewal;
  const lines = [
    ...linesOf("renewal", price, isEarlyBird ? earlyBirdDiscount : cents(0)),
    ...(upgrade && chosen.isUpgradeSelected
      ? linesOf("upgrade", upgrade.price, upgrade.discount)
      : []),
    ...(upgrade && chosen.isIncorporationSelected
      ? linesOf("incorporation", upgrade.incorporationPrice, upgrade.incorporationDiscount)
      : []),
  ];
  return {
    ...chosen,
    currentLevelId: level.id,
    newLevelId: upgrade && chosen.isUpgradeSelected ? upgrade.levelId : level.id,
    isUpgradeOffered: upgrade !== null,
    isUpgradeLocked,
    isEarlyBird,
    earlyBirdUntil: addDays(windowEnd, -1),
    lines,
    totals: totalsOf(lines, facts.bonusBalance),
    dueOn,
    nextDueOn: addYears(dueOn, 1),
  };
}

function linesOf(type: RenewalLine["type"], price: Cents, discount: Cents): RenewalLine[] {
  const line = { type, isDiscount: false, value: price };
  return discount > 0 ? [line, { type, isDiscount: true, value: cents(-discount) }] : [line];
}

function totalsOf(lines: readonly RenewalLine[], bonusBalance: Cents): RenewalTotals {
  const sum = (isDiscount: boolean) =>
    addMoney(...lines.filter((line) => line.isDiscount === isDiscount).map(({ value }) => value));
  const subtotal = sum(false);
  const discountTotal = cents(-sum(true));
  const owed = cents(Math.max(0, subtractMoney(subtotal, discountTotal)));
  const bonusTotal = cents(Math.max(0, Math.min(bonusBalance, owed)));
  return { subtotal, discountTotal, bonusTotal, orderTotal: subtractMoney(owed, bonusTotal) };
}
