/** How long texts may be, in characters. */
export const supervisionLimits = {
  title: 120,
  text: 20_000,
  statement: 4_000,
  note: 1_000,
  reason: 500,
  url: 500,
  line: 200,
  name: 80,
} as const;
