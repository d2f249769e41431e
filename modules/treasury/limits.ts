/** How long texts may be, in characters, and how many years a club keeps. */
export const treasuryLimits = { name: 60, reason: 500, years: 60 } as const;
