import { federalFiguresByName } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { GiftFigures } from "./domain/gift";

/** The IRS's figures for gifts, as staff read them last; what nobody confirmed is missing. */
export async function giftFigures(ctx: Ctx): Promise<GiftFigures> {
  const { gift_letter: letter, gift_disclosure: disclosure } = await federalFiguresByName(ctx);
  return { letterFrom: letter?.amount, disclosedOver: disclosure?.amount };
}
