/** How long texts may be, in characters, how many gifts a club keeps, and how many letters it mails in 24 hours. */
export const giftLimits = {
  donor: 200,
  address: 400,
  text: 500,
  gifts: 5_000,
  mails: 500,
} as const;
