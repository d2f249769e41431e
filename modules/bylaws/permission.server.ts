import type { Ctx } from "#modules/platform/ctx.server";
import { type Refused, refuse } from "#modules/platform/result";

/** Whether the actor may act for this account: its people, staff and the system. */
export const isOfAccount = ({ actor }: Ctx, accountId: number): boolean =>
  actor.kind === "system" ||
  (actor.kind === "user" && (actor.isStaff || actor.accountIds.includes(accountId)));

/** A refusal for everybody but staff and the system; `undefined` for those two. */
export function refuseOthers({ actor }: Ctx): Refused | undefined {
  if (actor.kind === "system" || (actor.kind === "user" && actor.isStaff)) return undefined;
  return refuse({ code: actor.kind === "visitor" ? "unauthenticated" : "forbidden" });
}
