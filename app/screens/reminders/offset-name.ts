import type { ReminderOffset } from "#modules/renewal/contract";

/** The name of a reminder's tick box. */
export const offsetName = (offset: ReminderOffset): string =>
  offset === 0 ? "on_day" : offset < 0 ? `before_${Math.abs(offset)}` : `after_${Math.abs(offset)}`;
