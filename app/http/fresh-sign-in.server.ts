import { redirect } from "@remix-run/node";
import { isFreshlySignedIn, type SessionView } from "#modules/accounts/index.server";
import { message } from "#modules/platform/messages";
import { accountsPages } from "~/messages/accounts";
import type { HttpContext } from "./context.server";
import { requireMember, requireStaff } from "./guards.server";
import { formPath, keepLateForm } from "./kept-form.server";
import { paths } from "./paths";
import { refusePage } from "./respond.server";

/**
 * The signed-in person who gave the password (and the code) within the last 15 minutes; else a
 * redirect to the page that asks for it and leads back, with what was typed kept (403 for a script).
 */
export async function requireFreshSignIn(
  context: HttpContext,
  request: Request,
): Promise<SessionView> {
  const session = requireMember(context, request);
  const { ctx, visit, isScript } = context;
  if (await isFreshlySignedIn(ctx, visit.sessionToken ?? "")) return session;
  if (isScript) {
    refusePage(context, { code: "forbidden", message: message(accountsPages, "again.needed") });
  }
  await keepLateForm(context, request);
  throw redirect(paths.accountConfirm(formPath(request)), 303);
}

/** The same for staff; a member is refused with 403 without being asked. */
export async function requireFreshStaff(
  context: HttpContext,
  request: Request,
): Promise<SessionView> {
  requireStaff(context, request);
  return requireFreshSignIn(context, request);
}
