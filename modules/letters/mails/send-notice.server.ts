import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import type { OpenFile } from "#modules/platform/storage/index.server";
import { serialOf } from "../domain/state";
import { digestsOf, openLetterFile } from "../file/render-letter.server";
import { letterMail } from "../templates/letter.mail";

type NoticeEvent = "asked" | "signed" | "declined" | "revoked";

async function bytesOf(file: OpenFile | undefined): Promise<Buffer | undefined> {
  if (!file) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Sends one person the mail about a letter, with its file once it is signed; to who left none. */
export async function sendLetterNotice(ctx: Ctx, noticeId: number): Promise<void> {
  const notice = await ctx.db.letterNotice.findUnique({
    where: { id: noticeId },
    include: { letter: { include: { account: true, group: true } } },
  });
  if (notice?.state !== "waiting" && notice?.state !== "failed") return;
  const { letter, userId } = notice;
  // The table's check holds it to the events.
  const event = notice.event as NoticeEvent;
  const { account, group } = letter;
  const central = group.centralAccountId ?? 0;
  const membership = await ctx.db.accountUser.findFirst({
    where: { userId: userId ?? 0, accountId: { in: [account.id, central] } },
  });
  const recipient = userId !== null && membership && (await readRecipient(ctx, { userId }));
  if (!recipient) return settleNotice(ctx, noticeId, "unwanted");
  const content = await bytesOf(await openLetterFile(letter.id, digestsOf(letter)));
  await deliverMail(ctx, {
    mail: letterMail,
    ...recipient,
    locale: recipient.languages.locale,
    props: {
      event,
      isAttached: content !== undefined,
      group: group.label,
      chapter: account.name,
      title: letter.title,
      day: formatLongDate(fromUtcDate(letter.expiresOn), recipient.languages),
      reason: letter.declineReason,
      href: `${env.publicUrl}/app/letters/${letter.id}`,
    },
    messageKey: `letters.notice:${noticeId}`,
    ...(content && {
      attachments: [
        {
          filename: `${serialOf(letter.id, letter.createdAt)}.pdf`,
          contentType: "application/pdf",
          content,
        },
      ],
    }),
  });
  await settleNotice(ctx, noticeId, "sent");
}

/** Notes that a mail could not be sent. */
export const failLetterNotice = (ctx: Ctx, noticeId: number): Promise<void> =>
  settleNotice(ctx, noticeId, "failed");

async function settleNotice(
  ctx: Ctx,
  id: number,
  state: "sent" | "unwanted" | "failed",
): Promise<void> {
  await ctx.db.letterNotice.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}
