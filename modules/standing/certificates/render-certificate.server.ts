import { createHash } from "node:crypto";
import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CertificateModel } from "#modules/platform/documents/certificate";
import { writeCertificatePdf } from "#modules/platform/documents/certificate-pdf.server";
import { formatEin } from "#modules/platform/ein";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { storage } from "#modules/platform/storage/index.server";
import { certificateWords } from "./certificate-words";
import type { CertificatePayload } from "./payload";

/** Where the file lies: its own digest names it, so that of two writings each has its own. */
export const certificateKey = (id: number, sha256: string): string =>
  `standing-certificates/${id}-${sha256}.pdf`;

/** Writes the file of a certificate, and its digest beside it. A second delivery finds it written. */
export async function renderStandingCertificate(ctx: Ctx, id: number): Promise<void> {
  const found = await ctx.db.standingCertificate.findUnique({ where: { id } });
  if (found?.fileState !== "waiting") return;
  const { code, payload, signature, createdAt } = found;
  // It was written by `issueCertificate` alone.
  const said = JSON.parse(payload) as CertificatePayload;
  const model = certificateOf(ctx, said, { code, signature, createdAt });
  const file = await writeCertificatePdf(model);
  const sha256 = createHash("sha256").update(file).digest("hex");
  await storage.put(certificateKey(id, sha256), file, { contentType: "application/pdf" });
  await ctx.db.standingCertificate.updateMany({
    where: { id, fileState: "waiting" },
    data: { fileState: "ready", sha256 },
  });
}

/** Says that the file will not be made, unless it was made meanwhile. */
export async function failStandingCertificate(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.standingCertificate.updateMany({
    where: { id, fileState: "waiting" },
    data: { fileState: "failed" },
  });
}

function certificateOf(
  ctx: Ctx,
  said: CertificatePayload,
  { code, signature, createdAt }: { code: string; signature: string; createdAt: Date },
): CertificateModel {
  const t = translator(certificateWords, ctx.locale);
  const day = (date: CertificatePayload["issued"]) => formatLongDate(date, ctx);
  const ein = formatEin(said.ein);
  const address = `${env.publicUrl}/check/${code}`;
  const { name, group, serial, key } = said;
  return {
    language: ctx.formatLocale,
    title: t("title"),
    subject: t("subject", { name, serial }),
    creator: brand.name,
    createdAt,
    keywords: [`${key}.${signature}`],
    issuer: brand.company,
    intro: t("intro"),
    name,
    statements: [
      group ? t("einOfGroup", { ein, group: group.name, gen: group.gen }) : t("ein", { ein }),
      t("statement", { issued: day(said.issued), file: day(said.file) }),
      t("believe", { host: new URL(env.publicUrl).host }),
    ],
    facts: [
      { term: t("valid"), text: day(said.valid_through) },
      { term: t("number"), text: serial },
    ],
    qr: address,
    note: t("note", { address: address.replace(/^https?:\/\//, ""), company: brand.company, key }),
  };
}
