import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";

const US_EAST = "America/New_York";

/** The year that is shown when none is asked for. */
export const thisYearOf = ({ now }: Ctx): number => Number(civilDateIn(now(), US_EAST).slice(0, 4));
