import { redirect } from "@remix-run/node";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "./context.server";
import { formPath, keepLateForm } from "./kept-form.server";
import { paths } from "./paths";
import { wordRefusal } from "./respond.server";

/**
 * A command's refusal, to be answered. `confirm` is answered here: a person goes to the page that asks
 * for the password and leads back to where the form was sent, or to `backTo`; a script is told its
 * address. What was typed is kept.
 */
export async function orConfirm(
  context: HttpContext,
  request: Request,
  refusal: Refusal,
  backTo = formPath(request),
): Promise<Refusal> {
  if (refusal.code !== "confirm") return refusal;
  const to = paths.accountConfirm(backTo);
  await keepLateForm(context, request);
  if (context.isScript) {
    const { body, status, headers } = wordRefusal(context, refusal);
    throw Response.json({ ...body, confirm: to }, { status, headers });
  }
  throw redirect(to, 303);
}

/**
 * For a page whose only form will ask for a fresh password: asks before anything is typed. An
 * account's own people are not asked where the page is theirs too.
 */
export async function requireProved(
  context: HttpContext,
  request: Request,
  accountId?: number,
): Promise<void> {
  const unproved = refuseUnlessProved(context.ctx, accountId);
  if (unproved) await orConfirm(context, request, unproved.refusal);
}
