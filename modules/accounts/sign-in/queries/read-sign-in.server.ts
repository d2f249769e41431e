import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { personName } from "../../people/domain/person-name";
import type { SignInOfPerson } from "../../views";

/** How a person signs in and on how many devices, for staff. */
export async function readSignIn(ctx: Ctx, userId: number): Promise<Result<SignInOfPerson>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const sessions = { where: { expiresAt: { gt: ctx.now() } } };
  const person = await reader(ctx).user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      totpEnrolledAt: true,
      suspendedAt: true,
      suspendedReason: true,
      _count: { select: { sessions } },
    },
  });
  if (!person) return refuse({ code: "not_found" });
  return ok({
    id: person.id,
    name: personName(person),
    email: person.email,
    hasTwoStep: person.totpEnrolledAt !== null,
    isSuspended: person.suspendedAt !== null,
    suspendedReason: person.suspendedReason,
    sessions: person._count.sessions,
  });
}
