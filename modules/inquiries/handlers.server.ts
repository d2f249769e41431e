import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { handle } from "#modules/platform/jobs/index.server";
import { americanLanguages } from "#modules/platform/locale";
import { deliverMail } from "#modules/platform/mail/index.server";
import { type Locale, locales } from "#modules/platform/messages";
import {
  acknowledgeInquiryJob,
  announceInquiryJob,
  sendInquiryReplyJob,
  sendReportJob,
} from "./jobs";
import { knownChapters } from "./queries/known-chapters.server";
import { reportInWords, reportSheet } from "./report-sheet.server";
import { inquiryArrivedMail } from "./templates/inquiry-arrived.mail";
import { inquiryReceivedMail } from "./templates/inquiry-received.mail";
import { inquiryReplyMail } from "./templates/inquiry-reply.mail";
import { inquiryReportMail } from "./templates/inquiry-report.mail";

/** The language in which a sender is answered. */
const localeOf = (kept: string): Locale => locales.find((one) => one === kept) ?? "en";

async function acknowledge(ctx: Ctx, id: number): Promise<void> {
  const inquiry = await ctx.db.inquiry.findUnique({ where: { id } });
  if (!inquiry) return;
  const { kind, email, organization, message, locale } = inquiry;
  await deliverMail(ctx, {
    mail: inquiryReceivedMail,
    to: email,
    props: { kind, organization, text: message },
    messageKey: `inquiries.received:${id}`,
    locale: localeOf(locale),
  });
}

async function announce(ctx: Ctx, id: number): Promise<void> {
  const inquiry = await ctx.db.inquiry.findUnique({ where: { id } });
  if (!inquiry) return;
  const { kind, name, email, organization, message, isVerified, createdAt } = inquiry;
  await deliverMail(ctx, {
    mail: inquiryArrivedMail,
    to: brand.supportEmail,
    props: {
      kind,
      who: [name || email, organization].filter(Boolean).join(", "),
      date: formatLongDate(civilDateIn(createdAt, OFFICE_ZONE), ctx),
      text: message,
      isVerified,
      href: `${env.publicUrl}/admin/inquiries/${id}`,
    },
    messageKey: `inquiries.arrived:${id}`,
    locale: "en",
  });
}

async function sendReply(ctx: Ctx, eventId: number): Promise<void> {
  const event = await ctx.db.inquiryEvent.findUnique({
    where: { id: eventId, kind: "reply" },
    include: { inquiry: true },
  });
  if (!event) return;
  const { email, message, locale } = event.inquiry;
  await deliverMail(ctx, {
    mail: inquiryReplyMail,
    to: email,
    props: { text: event.text, asked: message },
    messageKey: `inquiries.reply:${eventId}`,
    locale: localeOf(locale),
  });
}

async function sendReport(ctx: Ctx, id: number): Promise<void> {
  const inquiry = await ctx.db.inquiry.findUnique({ where: { id } });
  const report = inquiry && (await knownChapters(ctx, inquiry));
  if (!inquiry || !report) return;
  const { name, email, organization, locale } = inquiry;
  const languages = americanLanguages[localeOf(locale)];
  const words = reportInWords(report, inquiry, languages);
  const to = [name || email, organization];
  const content = await writeSheetPdf(reportSheet(words, to, { ...languages, now: ctx.now() }));
  await deliverMail(ctx, {
    mail: inquiryReportMail,
    to: email,
    props: { who: report.place?.name ?? organization, texts: words.texts },
    messageKey: `inquiries.report:${id}`,
    locale: languages.locale,
    attachments: [{ filename: "irs-report.pdf", contentType: "application/pdf", content }],
  });
}

export const handlers = [
  handle(acknowledgeInquiryJob, (ctx, { inquiryId }) => acknowledge(ctx, inquiryId)),
  handle(announceInquiryJob, (ctx, { inquiryId }) => announce(ctx, inquiryId)),
  handle(sendReportJob, (ctx, { inquiryId }) => sendReport(ctx, inquiryId)),
  handle(sendInquiryReplyJob, (ctx, { eventId }) => sendReply(ctx, eventId)),
] as const;
