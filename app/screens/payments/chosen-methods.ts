/** The ways to pay that a person chooses among. */
export const chosenMethods = ["credit_card", "bank_account", "paypal"] as const;

export type ChosenMethod = (typeof chosenMethods)[number];
