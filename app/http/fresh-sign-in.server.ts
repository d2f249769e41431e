import { redirect } from "@remix-run/node";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "./context.server";
import { requireStaff } from "./guards.server";
import { formPath, keepLateForm } from "./kept-form.server";
import { paths } from "./paths";
import { wordRefusal } from "./respond.server";

/**
 * A command's refusal, to be answered. `confirm` is answered here: a person goes to the page that asks
 * for the password and leads back, with what was typed kept; a script is told its address.
 */
export async function orConfirm(
  context: HttpContext,
  request: Request,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== "confirm") return refusal;
  const to = paths.accountConfirm(formPath(request));
  if (context.isScript) {
    const { body, status, headers } = wordRefusal(context, refusal);
    throw Response.json({ ...body, confirm: to }, { status, headers });
  }
  await keepLateForm(context, request);
  throw redirect(to, 303);
}

/** For a page whose only form will ask for a fresh password: asks before anything is typed. */
export async function requireProvedStaff(context: HttpContext, request: Request): Promise<void> {
  requireStaff(context, request);
  const unproved = refuseUnlessProved(context.ctx);
  if (unproved) await orConfirm(context, request, unproved.refusal);
}
