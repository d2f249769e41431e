import { z } from "zod";
import { type FieldLabels, optionalText } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { type Cents, cents, parseMoney, toAmountText } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import type { Level } from "../level";
import { renewalMessages } from "../messages";
import type { LevelTerms } from "./terms";

const amount = () => optionalText({ max: 20 });

/** The staff's form for a level; `version` names what was read, `step` which button was pressed. */
export const levelSchema = z.strictObject({
  joining_price: amount(),
  renewal_price: amount(),
  price_discount: amount(),
  upgrade_to: optionalText({ max: 10 }),
  upgrade: amount(),
  upgrade_discount: amount(),
  inc_package: amount(),
  inc_package_discount: amount(),
  renewal_features: optionalText({ max: 4_000, isMultiline: true }),
  version: optionalText({ max: 10 }),
  step: optionalText({ max: 10 }),
});
export type LevelFields = z.output<typeof levelSchema>;

/** How messages name the fields. */
export function levelLabels(locale: Locale): FieldLabels {
  const t = translator(renewalMessages, locale);
  return {
    joining_price: t("label.joiningPrice"),
    renewal_price: t("label.renewalPrice"),
    price_discount: t("label.priceDiscount"),
    upgrade_to: t("label.upgradeTo"),
    upgrade: t("label.upgrade"),
    upgrade_discount: t("label.upgradeDiscount"),
    inc_package: t("label.package"),
    inc_package_discount: t("label.packageDiscount"),
    renewal_features: t("label.features"),
  };
}

type AmountField = Exclude<
  keyof LevelFields,
  "upgrade_to" | "renewal_features" | "version" | "step"
>;

/**
 * Reads what staff typed for a level; amounts of an upgrade count only where one is chosen, and a
 * renewal price only at a level that one renews at. Refusal `invalid` at what is no amount.
 */
export function readLevelForm(fields: LevelFields, level: Level): Result<LevelTerms> {
  const errors: FieldErrors = {};
  const read = (name: AmountField): Cents => {
    const parsed = parseMoney(fields[name]);
    if (parsed.ok) return parsed.value;
    const isEmpty = fields[name].trim() === "";
    errors[name] = [isEmpty ? message(renewalMessages, "levelAmountMissing") : parsed.message];
    return cents(0);
  };
  const terms: LevelTerms = {
    joiningPrice: read("joining_price"),
    renewal: level.renewal && {
      price: read("renewal_price"),
      earlyBirdDiscount: read("price_discount"),
    },
    upgrade:
      level.renewal === null || fields.upgrade_to === ""
        ? null
        : {
            levelId: /^\d{1,9}$/.test(fields.upgrade_to) ? Number(fields.upgrade_to) : 0,
            price: read("upgrade"),
            discount: read("upgrade_discount"),
            incorporationPrice: read("inc_package"),
            incorporationDiscount: read("inc_package_discount"),
          },
    renewalFeatures: fields.renewal_features
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  };
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(terms);
}

const typed = (amount: Cents | undefined) => (amount === undefined ? "" : toAmountText(amount));

/** A level's terms as its form shows them. */
export const levelFormOf = (terms: LevelTerms): Readonly<Record<string, string>> => ({
  joining_price: typed(terms.joiningPrice),
  renewal_price: typed(terms.renewal?.price),
  price_discount: typed(terms.renewal?.earlyBirdDiscount),
  upgrade_to: terms.upgrade ? String(terms.upgrade.levelId) : "",
  upgrade: typed(terms.upgrade?.price),
  upgrade_discount: typed(terms.upgrade?.discount),
  inc_package: typed(terms.upgrade?.incorporationPrice),
  inc_package_discount: typed(terms.upgrade?.incorporationDiscount),
  renewal_features: terms.renewalFeatures.join("\n"),
});
