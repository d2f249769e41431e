import { redirect } from "@remix-run/node";
import { message } from "#modules/platform/messages";
import { isOfAccount, isReadOnly } from "#modules/platform/permission.server";
import { chosenAccount } from "./chosen-account";
import type { HttpContext } from "./context.server";
import { requireMember } from "./guards.server";
import { paths } from "./paths";
import { refusalMessages } from "./refusal-messages";
import { refusePage } from "./respond.server";

/** Whoever handed over an account may read it for a while: what is sent for it is refused as a whole. */
function refuseReading(context: HttpContext, request: Request, accountId: number): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (!isReadOnly(context.ctx, accountId)) return;
  refusePage(context, {
    code: "forbidden",
    message: message(refusalMessages, "refusal.readOnly"),
  });
}

export interface AskedAccount {
  readonly accountId: number;
  /** For addresses; undefined for the person's first account. */
  readonly named: number | undefined;
}

/** The account that the address names, whosesoever it is, or the person's first. */
export function namedAccount(context: HttpContext, request: Request): number {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return accountId;
}

/** Which of a person's accounts is meant; who belongs to no account is led home, a stranger finds nothing. */
export function askedAccount(context: HttpContext, request: Request): AskedAccount {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  if (!isOfAccount(context.ctx, accountId)) refusePage(context, { code: "not_found" });
  refuseReading(context, request, accountId);
  return { accountId, named: accountId === accountIds[0] ? undefined : accountId };
}
