import { redirect } from "@remix-run/node";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";

/** The account that the address names, or the person's first; who has none is led to the home. */
export function requireAccount(context: HttpContext, request: Request): number {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return accountId;
}
