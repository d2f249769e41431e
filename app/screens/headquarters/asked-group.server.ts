import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";

/** The account whose group is meant: 0, which is nobody's, for somebody without one. */
export function askedGroup(context: HttpContext, request: Request) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  return { accountId, named: accountIds[0] === accountId ? undefined : accountId };
}

/** What somebody looks for, as it is in the address. */
export const askedText = (asked: URLSearchParams, name: string, max = 200): string =>
  (asked.get(name) ?? "").replaceAll("\0", "").trim().slice(0, max);
