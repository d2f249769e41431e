import type { Ctx } from "./ctx.server";
import { type Refused, refuse } from "./result";

type Asking = Pick<Ctx, "actor">;

/** Whether the actor may do what is left to staff: they and the system. */
export const isStaff = ({ actor }: Asking): boolean =>
  actor.kind === "system" || (actor.kind === "user" && actor.isStaff);

/** A refusal for everybody but staff and the system; `undefined` for those two. */
export function refuseOthers(asking: Asking): Refused | undefined {
  if (isStaff(asking)) return undefined;
  const { kind } = asking.actor;
  return refuse({ code: kind === "visitor" ? "unauthenticated" : "forbidden" });
}

/** Whether the actor may act for this account: its people, staff and the system. */
export const isOfAccount = (asking: Asking, accountId: number): boolean =>
  isStaff(asking) || (asking.actor.kind === "user" && asking.actor.accountIds.includes(accountId));
