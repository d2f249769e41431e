import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { giftFigures } from "../figures.server";
import type { sendGiftLetterJob } from "../jobs";
import { viewOfGift } from "../store.server";
import { giftLetterMail } from "../templates/gift-letter.mail";
import { giftSheet, writingClub } from "./write-gift-letter.server";

type Asked = (typeof sendGiftLetterJob)["payload"]["_output"];

/**
 * Mails a donor the letter for a gift as a PDF file, with the sender's mailbox for answers. A gift that was
 * removed meanwhile has none; neither has a club whose gifts are not deductible any more.
 */
export async function sendGiftLetter(ctx: Ctx, { giftId, senderId }: Asked): Promise<void> {
  const row = await ctx.db.gift.findUnique({
    where: { id: giftId },
    include: { account: { select: { timeZone: true } } },
  });
  if (row?.mailState !== "waiting") return;
  const written = await writingClub(ctx, row.accountId);
  if (!written.ok) return failGiftLetter(ctx, giftId);
  const sender = senderId === null ? undefined : await readRecipient(ctx, { userId: senderId });
  const figures = await giftFigures(ctx);
  const gift = viewOfGift(row, figures);
  const sentOn = civilDateIn(ctx.now(), row.account.timeZone);
  const content = await writeSheetPdf(giftSheet(ctx, { ...written.value, gift, figures, sentOn }));
  const day = formatLongDate(gift.givenOn, { ...ctx, formatLocale: "en-US" });
  await deliverMail(ctx, {
    mail: giftLetterMail,
    to: row.email,
    props: { organization: written.value.club.name, day },
    messageKey: `gifts.letter:${giftId}`,
    // The donor's tax papers are in English.
    locale: "en",
    replyTo: sender?.to,
    attachments: [
      { filename: `gift-letter-${gift.givenOn}.pdf`, contentType: "application/pdf", content },
    ],
  });
  await settle(ctx, giftId, "sent");
}

/** Notes that the letter of a gift could not be mailed. */
export const failGiftLetter = (ctx: Ctx, giftId: number): Promise<void> =>
  settle(ctx, giftId, "failed");

async function settle(ctx: Ctx, id: number, mailState: "sent" | "failed"): Promise<void> {
  await ctx.db.gift.updateMany({ where: { id, mailState: "waiting" }, data: { mailState } });
}
