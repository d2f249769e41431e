/** What signers may do at the bank, in the order of the form. */
export const powers = ["checks", "deposits", "online", "accounts"] as const;
export type Power = (typeof powers)[number];
