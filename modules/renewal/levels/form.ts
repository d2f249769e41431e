import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** Which amounts must be there depends on the level, so `levelTermsOf` says what is missing. */
const amount = () => optional(field.money());

/**
 * A level as staff change it; `version` names what was read, `step` which button was pressed. The
 * levels that `upgrade_to` names are those of the page.
 */
export const levelForm = defineForm({
  fields: {
    joining_price: amount(),
    renewal_price: amount(),
    price_discount: amount(),
    upgrade_to: optional(field.count({ max: 999_999_999 })),
    upgrade: amount(),
    upgrade_discount: amount(),
    inc_package: amount(),
    inc_package_discount: amount(),
    renewal_features: demanded(
      field.area({ max: 4_000, lines: 10, example: "Your federal return is filed for you" }),
    ),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      joining_price: "Price to join",
      renewal_price: "Price of a renewal",
      price_discount: "Early-bird discount",
      upgrade_to: "Upgrade to",
      upgrade: "Price of the upgrade",
      upgrade_discount: "Discount on the upgrade",
      inc_package: "Price of incorporation",
      inc_package_discount: "Discount on incorporation",
      "upgrade_to.name": "upgrade",
      "renewal_features.name": "features",
      renewal_features: "What membership brings",
      "renewal_features.hint": "Four to eight lines, each for the treasurer who decides.",
    },
  }),
});
