import type { z } from "zod";
import { optionalText } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import type { Level } from "../level";
import { renewalMessages } from "../messages";
import { levelForm } from "./form";
import type { LevelTerms } from "./terms";

/** A level as staff change it. */
export const levelSchema = formSchema(levelForm).extend({ step: optionalText({ max: 10 }) });
type LevelFields = z.output<typeof levelSchema>;

type AmountField = {
  [K in keyof LevelFields]: LevelFields[K] extends Cents | null ? K : never;
}[keyof LevelFields];

/**
 * The terms of a form that was read; amounts of an upgrade count only where one is chosen, and a
 * renewal price only at a level that one renews at. Refusal `invalid` at the amounts that are missing.
 */
export function levelTermsOf(fields: LevelFields, level: Level): Result<LevelTerms> {
  const errors: FieldErrors = {};
  const read = (name: AmountField): Cents => {
    const amount = fields[name];
    if (amount !== null) return amount;
    errors[name] = [message(renewalMessages, "levelAmountMissing")];
    return cents(0);
  };
  const terms: LevelTerms = {
    joiningPrice: read("joining_price"),
    renewal: level.renewal && {
      price: read("renewal_price"),
      earlyBirdDiscount: read("price_discount"),
    },
    upgrade:
      level.renewal === null || fields.upgrade_to === null
        ? null
        : {
            levelId: fields.upgrade_to,
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
