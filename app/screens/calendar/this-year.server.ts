import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";

/** The year that is shown when none is asked for. */
export const thisYearOf = ({ now }: Ctx): number =>
  Number(civilDateIn(now(), OFFICE_ZONE).slice(0, 4));
