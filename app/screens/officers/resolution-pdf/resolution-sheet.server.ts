import { officeName, officeWords } from "#modules/officers/contract";
import type { Named, Resolution } from "#modules/officers/index.server";
import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { SheetModel, SheetTable } from "#modules/platform/documents/sheet";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { resolutionWords } from "../resolution-words";

/** A resolution as a paper with lines to sign on. */
export function resolutionSheet(ctx: Ctx, resolution: Resolution): SheetModel {
  const t = translator(resolutionWords, ctx.locale);
  const office = translator(officeWords, ctx.locale);
  const {
    legalName: name,
    ein,
    bank,
    meetingOn,
    signers,
    former,
    powers,
    certifiedBy,
  } = resolution;
  /** People by name and office, with as many empty columns to write in as there are heads. */
  const people = (all: readonly Named[], heads: readonly string[]): SheetTable => {
    const share = 1 / (2 + heads.length);
    return {
      columns: [t("sheetName"), t("sheetOffice"), ...heads].map((header) => ({ header, share })),
      rows: all.map((one) => [one.name, officeName(office, one), ...heads.map(() => "\n\n")]),
    };
  };
  return {
    language: "en",
    title: t("sheetTitle"),
    subject: t("sheetSubject", { name }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    parties: [{ heading: "", lines: [name] }],
    facts: [
      ...(ein ? [{ term: t("sheetEin"), text: formatEin(ein) }] : []),
      { term: t("sheetMeeting"), text: formatLongDate(meetingOn, ctx) },
      { term: t("sheetBank"), text: bank || t("sheetAnyBank") },
    ],
    sections: [
      {
        heading: t("sheetResolved"),
        text: [
          t("sheetText", { name }),
          t(resolution.signatures === "two" ? "sheetTwo" : "sheetOne"),
          t("sheetMay"),
          ...powers.map((power) => `– ${t(`power.${power}`)}`),
        ].join("\n"),
      },
      { heading: t("sheetSigners"), table: people(signers, [t("sheetSignature")]) },
      ...(former.length > 0 ? [{ heading: t("sheetFormer"), table: people(former, []) }] : []),
      {
        heading: t("sheetCertified"),
        text: t("sheetCertifiedText"),
        table: people(certifiedBy, [t("sheetSignature"), t("sheetDate")]),
      },
    ],
    footer: t("sheetFooter"),
    pageOf: (page, pages) => t("sheetPage", { page, pages }),
  };
}
