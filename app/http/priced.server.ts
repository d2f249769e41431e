import { formatPrice } from "#modules/platform/format";
import type { Locale } from "#modules/platform/messages";
import { type Cents, subtractMoney } from "#modules/platform/money";
import type { Level } from "#modules/renewal/contract";
import { type LevelPair, type PriceList, wordFeatures } from "#modules/renewal/index.server";
import type { PricedAudience, PricedLevel } from "~/parts/pricing/price-views";

function priced(level: Level, later: Level, locale: Locale): PricedLevel {
  const { price = level.joiningPrice, earlyBirdDiscount = 0 as Cents } = later.renewal ?? {};
  return {
    id: level.id,
    name: level.name,
    price: formatPrice(level.joiningPrice),
    next: {
      price: formatPrice(price),
      early: earlyBirdDiscount > 0 ? formatPrice(subtractMoney(price, earlyBirdDiscount)) : "",
      name: later.id === level.id ? "" : later.name,
    },
    features: wordFeatures(level.renewalFeatures, locale),
  };
}

/** Words the prices of one audience, in a language. */
export function pricedAudience({ audience, pairs }: PriceList, locale: Locale): PricedAudience {
  const startUp = ({ startUp, maintain }: LevelPair) => priced(startUp, maintain, locale);
  const maintain = ({ maintain }: LevelPair) => priced(maintain, maintain, locale);
  return {
    audience,
    groups: [
      { schema: "start-up", levels: pairs.map(startUp) },
      { schema: "maintain", levels: pairs.map(maintain) },
    ],
  };
}
