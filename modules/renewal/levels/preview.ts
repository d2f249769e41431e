import { addDays, civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { offeredUpgrade, type RenewalChoices } from "../domain/choices";
import { type RenewalTotals, renewalQuote } from "../domain/quote";
import type { Level } from "../level";

/** What a member would pay for one way to renew, early and late. */
export interface PreviewedRenewal extends RenewalChoices {
  readonly early: RenewalTotals;
  readonly late: RenewalTotals;
}

/** Any year does: what a renewal costs depends on the days around the due date only. */
const dueOn = civilDate("2027-06-30");

const ways: readonly RenewalChoices[] = [
  { isUpgradeSelected: false, isIncorporationSelected: false },
  { isUpgradeSelected: true, isIncorporationSelected: false },
  { isUpgradeSelected: true, isIncorporationSelected: true },
];

/** The real quote for every way to renew at a level, without a bonus; none where it has no renewal. */
export function previewRenewals(level: Level): readonly PreviewedRenewal[] {
  const facts = {
    dueOn,
    bonusBalance: cents(0),
    isSuspendedFromBasicRenewal: false,
    discountExtensionDays: 0,
  };
  return ways
    .filter((way) => !way.isUpgradeSelected || offeredUpgrade(level))
    .flatMap((way) => {
      const early = renewalQuote(level, facts, addDays(dueOn, -1), way);
      const late = renewalQuote(level, facts, dueOn, way);
      return early && late ? [{ ...way, early: early.totals, late: late.totals }] : [];
    });
}
