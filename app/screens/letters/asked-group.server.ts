import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";

/** The central organization whose letters are meant; whether it heads a group, the room judges. */
export function askedGroup(context: HttpContext, request: Request) {
  const { accountIds } = requireMember(context, request);
  // 0 is nobody's, for somebody without an account.
  const accountId = chosenAccount(request, accountIds) ?? 0;
  return { accountId, named: accountIds[0] === accountId ? undefined : accountId };
}
