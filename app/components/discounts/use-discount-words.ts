import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { discountPages } from "~/messages/discounts";

/** Words the screens for discounts in the reader's language. */
export const useDiscountWords = () => translator(discountPages, useUi().locale);
