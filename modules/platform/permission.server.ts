import type { Ctx } from "./ctx.server";
import { message } from "./messages";
import { type Refused, refuse } from "./result";
import { staffMessages } from "./staff-messages";
import { mayRoleDo, type StaffTask } from "./staff-roles";

type Asking = Pick<Ctx, "actor">;

/** Whether the actor may see what is left to staff: they and the system. */
export const isStaff = ({ actor }: Asking): boolean =>
  actor.kind === "system" || (actor.kind === "user" && actor.isStaff);

/** Whether the actor may do this kind of staff's work: who has the role for it, and the system. */
export function mayDo({ actor }: Asking, task: StaffTask): boolean {
  if (actor.kind !== "user") return actor.kind === "system";
  return actor.isStaff && mayRoleDo(actor.role ?? "owner", task);
}

/** A refusal for everybody but staff and the system; `undefined` for those two. */
export function refuseOthers(asking: Asking): Refused | undefined {
  if (isStaff(asking)) return undefined;
  const { kind } = asking.actor;
  return refuse({ code: kind === "visitor" ? "unauthenticated" : "forbidden" });
}

/** The same for what changes something: staff need a role that includes the work, or are told so. */
export function refuseUnlessMay(asking: Asking, task: StaffTask): Refused | undefined {
  if (mayDo(asking, task)) return undefined;
  const others = refuseOthers(asking);
  return others ?? refuse({ code: "forbidden", message: message(staffMessages, "roleForbids") });
}

/** Whether the actor may see what is an account's own: its people, staff and the system. */
export const isOfAccount = (asking: Asking, accountId: number): boolean =>
  isStaff(asking) || (asking.actor.kind === "user" && asking.actor.accountIds.includes(accountId));

/** Whether the actor may change what is an account's own: its people, and staff whose work it is. */
export const mayActFor = (asking: Asking, accountId: number): boolean =>
  mayDo(asking, "accounts") ||
  (asking.actor.kind === "user" && asking.actor.accountIds.includes(accountId));
