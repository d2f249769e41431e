import type { Ctx } from "#modules/platform/ctx.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import type { OwnProfile } from "../../views";
import { openRequest } from "../email-request-store.server";

/** The data of the person who asks; undefined for anybody else. */
export async function readOwnProfile(ctx: Ctx): Promise<OwnProfile | undefined> {
  const { actor } = ctx;
  if (actor.kind !== "user") return undefined;
  const user = await ctx.db.user.findUnique({
    where: { id: actor.userId },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      phone: true,
      smsPhone: true,
      locale: true,
      isSubscribedBulkEmails: true,
      isSubscribedEventEmails: true,
      isSubscribedSms: true,
      emailRequests: { where: openRequest(ctx), select: { newEmail: true }, take: 1 },
      isStaff: true,
      accounts: {
        select: { isPrimary: true, account: { select: { id: true, name: true, timeZone: true } } },
        orderBy: [{ isPrimary: "desc" }, { accountId: "asc" }],
      },
    },
  });
  if (!user) return undefined;
  const { emailRequests, ...profile } = user;
  return {
    ...profile,
    wantedEmail: emailRequests[0]?.newEmail ?? null,
    timeZone: user.accounts[0]?.account.timeZone ?? OFFICE_ZONE,
    accounts: user.accounts.map(({ isPrimary, account: { id, name } }) => ({
      id,
      name,
      isPrimary,
    })),
  };
}
