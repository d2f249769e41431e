import { readHead } from "#modules/headquarters/index.server";
import { formatLongDate } from "#modules/platform/format";
import { wordFinding } from "#modules/standing/index.server";
import type { ShownHead } from "~/parts/headquarters/shown-head";
import { chosenAccount } from "./chosen-account";
import type { HttpContext } from "./context.server";
import { requireMember } from "./guards.server";
import { refusePage } from "./respond.server";

/** The account whose chapters a page is about: 0, which is nobody's, for somebody without one. */
export function centralOf(context: HttpContext, request: Request) {
  const { accountIds } = requireMember(context, request);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  return { accountId, named: accountIds[0] === accountId ? undefined : accountId };
}

/** What is above a page of a headquarters: the group, and what endangers its own exemption. */
export async function loadHead(context: HttpContext, request: Request): Promise<ShownHead> {
  const { accountId, named } = centralOf(context, request);
  const found = await readHead(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { group, canEdit, canManage, warnings } = found.value;
  return {
    accountId,
    named,
    group: group.label,
    role: group.role,
    isWhole: group.isWhole,
    canEdit,
    canManage,
    warnings: warnings.map((finding) => ({
      code: finding.code,
      asOf: formatLongDate(finding.asOf, context.ctx),
      ...wordFinding(context.ctx, finding),
    })),
  };
}
