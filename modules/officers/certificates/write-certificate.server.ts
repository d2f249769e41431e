import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { writeCertificatePdf } from "#modules/platform/documents/certificate-pdf.server";
import { formatEin } from "#modules/platform/ein";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Office } from "../domain/offices";
import { officeName } from "../office-name";
import { officeWords } from "../office-words";
import { certificateWords } from "./messages";
import { serialOfRow } from "./stored";

/** What a letter says, as it is kept. */
interface Said {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly office: string;
  readonly title: string;
  readonly accountName: string;
  readonly ein: string | null;
  readonly subsection: string | null;
  readonly fileAsOf: Date | null;
  readonly startsOn: Date;
  readonly endsOn: Date;
  readonly issuedOn: Date;
  readonly validThrough: Date;
  readonly createdAt: Date;
}

/** The letter as a PDF file: always the same one, in the language of American offices. */
export function writeCertificate(ctx: Ctx, said: Said): Promise<Uint8Array> {
  const t = translator(certificateWords, "en");
  const day = (date: Date) => formatLongDate(fromUtcDate(date), { ...ctx, formatLocale: "en-US" });
  const { name, accountName: organization, ein } = said;
  const office = officeName(translator(officeWords, "en"), {
    office: said.office as Office,
    title: said.title,
  });
  const address = `${env.publicUrl}/check/${said.code}`;
  return writeCertificatePdf({
    language: "en-US",
    title: t("title"),
    subject: t("subject", { name, office, organization }),
    creator: brand.name,
    createdAt: said.createdAt,
    issuer: organization,
    intro: t("intro", { organization }),
    name,
    statements: [
      ein
        ? t("isWithEin", { office, organization, ein: formatEin(ein) })
        : t("is", { office, organization }),
      t("days", { from: day(said.startsOn), to: day(said.endsOn), day: day(said.issuedOn) }),
      ...(said.fileAsOf
        ? [t(said.subsection === "07" ? "section07" : "section03", { date: day(said.fileAsOf) })]
        : []),
      t("believe", { host: new URL(env.publicUrl).host }),
    ],
    facts: [
      { term: t("valid"), text: day(said.validThrough) },
      { term: t("number"), text: serialOfRow(said) },
    ],
    qr: address,
    note: t("note", { address: address.replace(/^https?:\/\//, ""), company: brand.company }),
  });
}
