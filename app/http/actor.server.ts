import type { Actor } from "#modules/platform/ctx.server";
import type { Visit } from "./visit.server";

/**
 * Who a browser acts as. Staff who lack the two-step sign-in that they must have are no staff yet:
 * every command judges by the actor, also those that members' pages call. A session whose person is staff
 * always has a role. Staff who see as a member are that member, who proved nothing and changes nothing.
 */
export function actorOf({ session }: Pick<Visit, "session">): Actor {
  if (!session || session.needsSecondFactor) return { kind: "visitor" };
  const { user, accountIds, readOnlyIds, needsEnrollment, provedAt, impersonation } = session;
  const isStaff = user.isStaff && !needsEnrollment;
  return {
    kind: "user",
    userId: user.id,
    isStaff,
    role: isStaff ? (user.staffRole ?? undefined) : undefined,
    accountIds,
    readOnlyIds,
    provedAt: impersonation ? undefined : provedAt,
    seenBy: impersonation?.staffId,
  };
}
