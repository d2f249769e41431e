import { dayAfterEvent } from "#modules/duties/index.server";
import type { Form8822b } from "#modules/officers/index.server";
import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { form8822bWords } from "../form-8822b-words";
import { form8822bSheetWords } from "../sheet-words";

/** A sheet to copy Form 8822-B from, with a blank for what is written by hand alone. */
export async function form8822bSheet(ctx: Ctx, form: Form8822b): Promise<SheetModel> {
  const t = translator(form8822bWords, ctx.locale);
  const sheet = translator(form8822bSheetWords, ctx.locale);
  const { accountName: name, ein, oldParty, newParty, changedOn } = form;
  const days = await dayAfterEvent(ctx, "us.8822b", changedOn);
  return {
    language: "en",
    title: sheet("sheetTitle"),
    subject: sheet("sheetSubject", { name }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    parties: [{ heading: "", lines: [name] }],
    facts: [
      { term: sheet("sheetName"), text: name },
      { term: sheet("sheetEin"), text: ein ? formatEin(ein) : sheet("sheetEinMissing") },
      { term: sheet("sheetOld"), text: oldParty || sheet("sheetUnknown") },
      { term: sheet("sheetNew"), text: newParty },
      { term: sheet("sheetNumber"), text: sheet("sheetByHand") },
      { term: sheet("sheetChanged"), text: formatLongDate(changedOn, ctx) },
      ...(days ? [{ term: sheet("sheetDue"), text: formatLongDate(days.actBy, ctx) }] : []),
    ],
    sections: [
      {
        heading: sheet("sheetHow"),
        text: [
          ...(["check", "exempt", "name", "party", "number", "sign"] as const).map(
            (box) => `– ${t(`box.${box}`)}`,
          ),
          t("boxesFrom"),
          t("whereText"),
        ].join("\n"),
      },
    ],
    footer: sheet("sheetFooter"),
    pageOf: (page, pages) => sheet("sheetPage", { page, pages }),
  };
}
