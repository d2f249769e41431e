import { personName } from "#modules/accounts/contract";
import { linkStep } from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { findLink } from "../find-link.server";
import type { LinkView } from "../views";

/** "p•••@example.org": enough to know one's own address by. */
export const hideAddress = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};

/** What stands behind a mailed link, for whoever opens it; nothing is told of one that never was. */
export async function readLink(ctx: Ctx, token: string): Promise<LinkView> {
  const found = await findLink(ctx, token);
  if (!found) return { state: "none" };
  const { state, isOld, account, expiresAt } = found;
  const accountName = account.name;
  if (state === "accepted" || state === "completed") return { state: "used", accountName };
  if (isOld || state === "declined" || state === "cancelled" || !expiresAt)
    return { state: "ended" };
  if (state === "expired") {
    return { state: "expired", accountName, hasAsked: found.askedAgainAt !== null };
  }
  return {
    state: "open",
    accountName,
    timeZone: account.timeZone,
    // The table's check holds it to the offices.
    office: found.office as Office,
    title: found.title,
    name: found.name,
    to: hideAddress(found.email),
    outgoing: found.outgoing ? personName(found.outgoing) : "",
    expiresAt,
    step: await stepOf(ctx, found),
  };
}

async function stepOf(ctx: Ctx, { email, emailKey }: { email: string; emailKey: string }) {
  const { actor } = ctx;
  if (actor.kind === "user") {
    const own = await ctx.db.user.findUnique({ where: { id: actor.userId } });
    if (own?.emailKey !== emailKey) return "other" as const;
  }
  return linkStep(ctx, email);
}
