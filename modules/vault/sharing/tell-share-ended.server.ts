import { readReader } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { shareEndedMail } from "./share-ended.mail";
import { SHARE_TRIES } from "./share-rules";

/** Tells a link's maker that wrong passcodes ended it. */
export async function tellShareEnded(ctx: Ctx, shareId: number): Promise<void> {
  const share = await ctx.db.vaultShare.findUnique({
    where: { id: shareId },
    include: { account: { select: { name: true } } },
  });
  if (!share?.makerId) return;
  const { accountId, makerId, name, account } = share;
  const reader = await readReader(ctx, makerId);
  if (!reader) return;
  await deliverMail(ctx, {
    mail: shareEndedMail,
    to: reader.to,
    locale: reader.languages.locale,
    props: {
      club: account.name,
      name,
      tries: SHARE_TRIES,
      href: `${env.publicUrl}/app/files/shares?account_id=${accountId}`,
    },
    messageKey: `vault.share-ended:${shareId}`,
  });
}
