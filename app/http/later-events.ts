/** Events that are told on a later page than the one that they happened on. */
export const laterEvents = ["fire-renewal-submitted"] as const;
export type LaterEvent = (typeof laterEvents)[number];

export const isLaterEvent = (value: string | undefined): value is LaterEvent =>
  (laterEvents as readonly (string | undefined)[]).includes(value);
