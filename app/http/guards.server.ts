import { redirect } from "@remix-run/node";
import type { SessionView } from "#modules/accounts/index.server";
import type { HttpContext } from "./context.server";
import { formPath } from "./kept-form.server";
import { leadToKept } from "./merged-account.server";
import { paths } from "./paths";
import { refusePage } from "./respond.server";

/**
 * The signed-in person, or a redirect: to the sign-in page (401 for a script), or away from an
 * account that was merged into another one.
 */
export function requireMember(context: HttpContext, request: Request): SessionView {
  const { session, isSessionUnknown } = context.visit;
  if (isSessionUnknown) throw new ServiceAway();
  if (session && !session.needsSecondFactor) {
    leadToKept(context, request);
    return session;
  }
  if (context.isScript) refusePage(context, { code: "unauthenticated" });
  const next = formPath(request);
  throw redirect(session ? paths.secondFactor(next) : paths.login(next), 303);
}

/**
 * The signed-in staff person; a member is refused with 403. In production staff without two-step
 * sign-in are led to its set-up first.
 */
export function requireStaff(context: HttpContext, request: Request): SessionView {
  const session = requireMember(context, request);
  if (!session.user.isStaff) refusePage(context, { code: "forbidden" });
  if (session.needsEnrollment) {
    if (context.isScript) refusePage(context, { code: "forbidden" });
    throw redirect(paths.twoStep, 303);
  }
  return session;
}

/** Thrown where a page cannot be shown because a service behind us is away. */
export class ServiceAway extends Error {
  readonly code = "ECONNREFUSED";
}
