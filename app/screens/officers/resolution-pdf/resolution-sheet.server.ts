import { officeName, officeWords } from "#modules/officers/contract";
import type { Named, Resolution } from "#modules/officers/index.server";
import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { SheetModel, SheetTable } from "#modules/platform/documents/sheet";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { resolutionWords } from "../resolution-words";
import { resolutionSheetWords } from "../sheet-words";

/** A resolution as a paper with lines to sign on. */
export function resolutionSheet(ctx: Ctx, resolution: Resolution): SheetModel {
  const t = translator(resolutionWords, ctx.locale);
  const sheet = translator(resolutionSheetWords, ctx.locale);
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
      columns: [sheet("sheetName"), sheet("sheetOffice"), ...heads].map((header) => ({
        header,
        share,
      })),
      rows: all.map((one) => [one.name, officeName(office, one), ...heads.map(() => "\n\n")]),
    };
  };
  return {
    language: "en",
    title: sheet("sheetTitle"),
    subject: sheet("sheetSubject", { name }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    parties: [{ heading: "", lines: [name] }],
    facts: [
      ...(ein ? [{ term: sheet("sheetEin"), text: formatEin(ein) }] : []),
      { term: sheet("sheetMeeting"), text: formatLongDate(meetingOn, ctx) },
      { term: sheet("sheetBank"), text: bank || sheet("sheetAnyBank") },
    ],
    sections: [
      {
        heading: sheet("sheetResolved"),
        text: [
          sheet("sheetText", { name }),
          sheet(resolution.signatures === "two" ? "sheetTwo" : "sheetOne"),
          sheet("sheetMay"),
          ...powers.map((power) => `– ${t(`power.${power}`)}`),
        ].join("\n"),
      },
      { heading: sheet("sheetSigners"), table: people(signers, [sheet("sheetSignature")]) },
      ...(former.length > 0 ? [{ heading: sheet("sheetFormer"), table: people(former, []) }] : []),
      {
        heading: sheet("sheetCertified"),
        text: sheet("sheetCertifiedText"),
        table: people(certifiedBy, [sheet("sheetSignature"), sheet("sheetDate")]),
      },
    ],
    footer: sheet("sheetFooter"),
    pageOf: (page, pages) => sheet("sheetPage", { page, pages }),
  };
}
