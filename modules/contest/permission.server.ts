import type { Ctx } from "#modules/platform/ctx.server";

/** Contests and what is shown of them are staff's. */
export const isContestStaff = ({ actor }: Ctx): boolean =>
  actor.kind === "system" || (actor.kind === "user" && actor.isStaff);
