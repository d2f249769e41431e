import { personName } from "#modules/accounts/contract";
import { languagesOfAddress } from "#modules/accounts/index.server";
import type { Office } from "#modules/officers/contract";
import { officeName, officeWords } from "#modules/officers/contract";
import { offices } from "#modules/officers/spanish";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translatorWith } from "#modules/platform/messages";
import { ok } from "#modules/platform/result";
import { heldHandover } from "../store.server";
import { handoverLinkMail } from "../templates/handover-link.mail";

/**
 * The token is made here, at sending time: it is in the mail and nowhere else. A repeated attempt, and a
 * reminder, make another one and leave the former alone. What was answered, cancelled or sent again
 * meanwhile ends here.
 */
export async function sendHandoverLink(
  ctx: Ctx,
  {
    handoverId,
    sending,
    isReminder,
  }: { readonly handoverId: number; readonly sending: number; readonly isReminder: boolean },
): Promise<void> {
  const where = { id: handoverId, sending, state: "sent", expiresAt: { gt: ctx.now() } };
  const made = await inTransaction(ctx, async (tx) => {
    await heldHandover(tx, handoverId);
    const handover = await tx.tx.handover.findFirst({
      where,
      include: { account: true, outgoing: true },
    });
    if (!handover) return ok(undefined);
    const token = randomToken();
    await tx.tx.handoverLink.create({
      data: { tokenHash: hashToken(token), handoverId, sending, createdAt: tx.now() },
    });
    return ok({ handover, token });
  });
  if (!made.ok || !made.value) return;
  const { handover, token } = made.value;
  const { account, outgoing, expiresAt } = handover;
  // The table's check holds it to the offices.
  const held = { office: handover.office as Office, title: handover.title };
  const languages = await languagesOfAddress(ctx, handover.email, handover.outgoingId);
  await deliverMail(ctx, {
    mail: handoverLinkMail,
    to: handover.email,
    locale: languages.locale,
    props: {
      href: `${env.publicUrl}/handover/${token}`,
      club: account.name,
      from: outgoing ? personName(outgoing) : "",
      office: officeName(
        translatorWith(officeWords, offices, languages.locale),
        held,
      ).toLowerCase(),
      day: expiresAt ? formatLongDate(civilDateIn(expiresAt, account.timeZone), languages) : "",
      isReminder,
    },
    messageKey: `handover.link:${handoverId}:${sending}:${isReminder ? "again" : "first"}`,
  });
}
