import { defineMessages } from "#modules/platform/messages";

/** Words of the screens for discounts. */
export const discountPages = defineMessages({
  en: {
    codeTitle: "Discount code",
    codeLede: "A code keeps its discount free for you for 30 minutes.",
    code: "Discount code",
    codeHint: "Leave it empty to remove the discount that is applied.",
    codeSubmit: "Apply",
    codeBack: "Back to payments",
  },
});
