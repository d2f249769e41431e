import { redirect } from "@remix-run/node";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";

export interface AskedAccount {
  readonly accountId: number;
  /** Stands in addresses; undefined for the person's first account. */
  readonly named: number | undefined;
}

/** Whose calendar is meant; who belongs to no account is led home. */
export function askedAccount(context: HttpContext, request: Request): AskedAccount {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  return { accountId, named: accountId === accountIds[0] ? undefined : accountId };
}
