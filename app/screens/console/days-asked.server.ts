import { parseCivilDate } from "#modules/platform/dates";

/** The days that the address bar asks for; what is no day is as it was typed. */
export function daysAsked(asked: URLSearchParams) {
  const typed = { from: asked.get("from")?.trim() ?? "", to: asked.get("to")?.trim() ?? "" };
  const from = parseCivilDate(typed.from);
  const to = parseCivilDate(typed.to);
  return {
    days: { from, to },
    wrongDays: {
      from: from ? "" : typed.from.slice(0, 40),
      to: to ? "" : typed.to.slice(0, 40),
      isReversed: from !== undefined && to !== undefined && from > to,
    },
  };
}
