import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { type Refused, refuse } from "#modules/platform/result";
import { accountsMessages } from "../messages";

/**
 * A refusal (`conflict`, with staff's reason and how to reach us) when one of these accounts is
 * suspended. Asked by every command that begins something for an account: a renewal, an application
 * or a page of it, an upload, a contest entry. What is being typed is kept nonetheless, what it owes
 * it may always pay, and its own data stay its own.
 */
export async function refuseSuspended(
  ctx: Ctx,
  ...accountIds: readonly number[]
): Promise<Refused | undefined> {
  const found = await reader(ctx).account.findFirst({
    where: { id: { in: [...accountIds] }, suspendedAt: { not: null } },
    select: { suspendedReason: true },
  });
  if (!found) return undefined;
  const { supportEmail: email, supportPhone: phone } = brand;
  const params = { reason: found.suspendedReason ?? "", email, phone };
  return refuse({
    code: "conflict",
    message: message(accountsMessages, "accountSuspended", params),
  });
}
