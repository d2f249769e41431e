/** The numbers and the day that supervision rests on beside the catalogue of duties. */
export const supervisionFacts = {
  /** Chapters of before this day are partly held to the old rules. */
  letters_before: "day",
  /** So many days after a year papers are waited for. */
  grace_days: "number",
  /** For so many years a closed year is kept at least. */
  retention_years: "number",
} as const satisfies Record<string, "day" | "number">;

export type SupervisionFactName = keyof typeof supervisionFacts;

/** The least and the most that a number may be. */
export const numberBounds = {
  grace_days: { from: 0, to: 730 },
  retention_years: { from: 7, to: 100 },
} as const;

export const isSupervisionFact = (name: string): name is SupervisionFactName =>
  Object.hasOwn(supervisionFacts, name);
