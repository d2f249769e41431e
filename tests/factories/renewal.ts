import { civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import {
  type Level,
  type RenewalChoices,
  type RenewalFacts,
  type RenewalQuote,
  renewalQuote,
} from "#modules/renewal/contract";

export const maintain: Level = {
  id: 1002,
  name: "Maintain",
  schema: "maintain",
  audience: "school_support",
  joiningPrice: cents(195_00),
  renewal: { price: cents(195_00), earlyBirdDiscount: cents(20_00) },
  renewsAsId: 1002,
  upgrade: {
    levelId: 235636,
    price: cents(300_00),
    discount: cents(50_00),
    incorporationPrice: cents(195_00),
    incorporationDiscount: cents(75_00),
  },
  renewalFeatures: [],
};
export const chapter: Level = {
  ...maintain,
  id: 2002,
  renewal: { price: cents(145_00), earlyBirdDiscount: cents(15_00) },
  renewsAsId: 2002,
  upgrade: {
    levelId: 93772,
    price: cents(250_00),
    discount: cents(25_00),
    incorporationPrice: cents(195_00),
    incorporationDiscount: cents(195_00),
  },
};
export const fullService: Level = {
  ...maintain,
  id: 235636,
  renewal: { price: cents(495_00), earlyBirdDiscount: cents(50_00) },
  renewsAsId: 235636,
  upgrade: null,
};
export const groupBilled: Level = {
  ...fullService,
  id: 3001,
  renewal: { price: cents(0), earlyBirdDiscount: cents(0) },
};
export const startUp: Level = { ...fullService, id: 1001, renewal: null, renewsAsId: 1002 };

export const dueOn = civilDate("2027-05-03");
export const early = civilDate("2027-04-01");
export const late = civilDate("2027-08-01");
export const facts: RenewalFacts = {
  dueOn,
  bonusBalance: cents(0),
  isSuspendedFromBasicRenewal: false,
  discountExtensionDays: 15,
};
export const choose = (upgrade: boolean, incorporation: boolean): RenewalChoices => ({
  isUpgradeSelected: upgrade,
  isIncorporationSelected: incorporation,
});

/** The quote of a level that has a renewal. */
export function quote(
  level: Level,
  changes: Partial<RenewalFacts> = {},
  today = early,
  chosen?: RenewalChoices,
) {
  const made = renewalQuote(level, { ...facts, ...changes }, today, chosen);
  if (!made) throw new Error("this level is never renewed at");
  return made;
}
export const figures = ({ totals }: RenewalQuote) => [
  totals.subtotal,
  totals.discountTotal,
  totals.bonusTotal,
  totals.orderTotal,
];
