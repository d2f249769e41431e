import type { Ctx } from "./ctx.server";
import { minutes } from "./dates";
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
  return actor.isStaff && actor.role !== undefined && mayRoleDo(actor.role, task);
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

/** How long a password holds that was given, for what asks for a fresh one. */
const PROOF_HOLDS = minutes(15);

/**
 * A refusal (`confirm`) for people who did not give the password within the last 15 minutes, asked
 * after permission where a step moves money back, takes a right or removes something for good: a
 * browser left open, or a stolen session, must not be enough. The system is never asked. With an
 * account only staff are asked who act for it: its own people are not.
 */
export function refuseUnlessProved(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  accountId?: number,
): Refused | undefined {
  if (actor.kind !== "user") return undefined;
  if (accountId !== undefined && actor.accountIds.includes(accountId)) return undefined;
  const age = actor.provedAt ? now().getTime() - actor.provedAt.getTime() : PROOF_HOLDS;
  return age < PROOF_HOLDS ? undefined : refuse({ code: "confirm" });
}

/** Whether the actor may see what is an account's own: its people, staff and the system. */
export const isOfAccount = (asking: Asking, accountId: number): boolean =>
  isStaff(asking) || (asking.actor.kind === "user" && asking.actor.accountIds.includes(accountId));

/** Whether the actor is one of an account's own people who may only read, after a handover. */
export const isReadOnly = ({ actor }: Asking, accountId: number): boolean =>
  actor.kind === "user" && (actor.readOnlyIds ?? []).includes(accountId);

/** Whether the actor is one of an account's own people, with all that they may do. */
export const isActingMember = (asking: Asking, accountId: number): boolean =>
  asking.actor.kind === "user" &&
  asking.actor.accountIds.includes(accountId) &&
  !isReadOnly(asking, accountId);

/** Whether the actor may change what is an account's own: its people, and staff whose work it is. */
export const mayActFor = (asking: Asking, accountId: number): boolean =>
  mayDo(asking, "accounts") || isActingMember(asking, accountId);

/** Whether the actor may pay for an account: its people, and staff whose work is accounts or money. */
export const mayPayFor = (asking: Asking, accountId: number): boolean =>
  mayActFor(asking, accountId) || mayDo(asking, "money");
