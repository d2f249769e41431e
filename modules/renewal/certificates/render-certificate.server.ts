import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, fromUtcDate } from "#modules/platform/dates";
import type { CertificateModel } from "#modules/platform/documents/certificate";
import { writeCertificatePdf } from "#modules/platform/documents/certificate-pdf.server";
import { formatLongDate } from "#modules/platform/format";
import { defineMessages, translator } from "#modules/platform/messages";
import { storage } from "#modules/platform/storage/index.server";
import { certificateKey, certificateNumber } from "./certificate-files";

/** Writes the certificate of a year of membership. A second delivery finds it written. */
export async function renderCertificate(ctx: Ctx, periodId: number): Promise<void> {
  const period = await ctx.db.membershipPeriod.findUnique({
    where: { id: periodId },
    include: { account: true, level: { select: { name: true } } },
  });
  if (period?.certificateState !== "waiting") return;
  const { account, level, beginsOn, endsOn, createdAt } = period;
  const file = await writeCertificatePdf(
    certificateOf(ctx, {
      organization: account.name,
      levelName: level.name,
      from: formatLongDate(fromUtcDate(beginsOn), ctx),
      date: formatLongDate(fromUtcDate(endsOn), ctx),
      number: certificateNumber(period),
      issued: formatLongDate(civilDateIn(createdAt, account.timeZone), ctx),
    }),
  );
  await storage.put(certificateKey(periodId), file, { contentType: "application/pdf" });
  await moveCertificate(ctx, periodId, "ready");
}

/** Says that the file will not be made, unless it was made meanwhile. */
export const failCertificate = (ctx: Ctx, periodId: number): Promise<void> =>
  moveCertificate(ctx, periodId, "none");

async function moveCertificate(ctx: Ctx, id: number, certificateState: "none" | "ready") {
  const where = { id, certificateState: "waiting" };
  await ctx.db.membershipPeriod.updateMany({ where, data: { certificateState } });
}

interface Certified {
  readonly organization: string;
  readonly levelName: string;
  /** The first and the last day, as they are shown. */
  readonly from: string;
  readonly date: string;
  readonly number: string;
  readonly issued: string;
}

function certificateOf(ctx: Ctx, certified: Certified): CertificateModel {
  const t = translator(certificateWords, ctx.locale);
  const { organization, levelName: level, from, date, number, issued } = certified;
  return {
    language: ctx.formatLocale,
    title: t("title"),
    subject: t("subject", { organization, from, date }),
    creator: brand.name,
    createdAt: ctx.now(),
    issuer: brand.company,
    intro: t("intro"),
    name: organization,
    statements: [t("statement", { brand: brand.name, level }), t("period", { from, date })],
    facts: [
      { term: t("issued"), text: issued },
      { term: t("number"), text: number },
    ],
    note: t("note", {
      company: brand.company,
      email: brand.supportEmail,
      phone: brand.supportPhone,
    }),
  };
}

/** What is on a certificate of membership. */
const certificateWords = defineMessages({
  en: {
    title: "Certificate of Membership",
    subject: "Membership of {organization}, {from} through {date}",
    intro: "This certifies that",
    statement: "is a member of {brand} at the level “{level}”",
    period: "from {from} through {date}",
    note: "This is a certificate of {company}, not of the IRS or a state, and says nothing about tax-exempt status. To check it, write to {email} or call {phone} with its number.",
    number: "Certificate number",
    issued: "Issued",
  },
});
