/** The longest texts that an invoice or a discount holds, in UTF-16 units. */
export const billingLimits = {
  label: 200,
  publicNotes: 2_000,
  description: 200,
  note: 500,
} as const;
