import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isWritten } from "../domain/gift";
import { giftFigures } from "../figures.server";
import { viewOfGift } from "../store.server";
import type { GiftView } from "../views";

/** A calendar year of an account: donors' tax years are. */
export interface YearAsked {
  readonly accountId: number;
  readonly year: number;
}

/** Every gift of a year, by day. For who asked for permission. */
export async function giftsOfYear(
  ctx: Ctx,
  { accountId, year }: YearAsked,
): Promise<readonly GiftView[]> {
  const rows = await reader(ctx).gift.findMany({
    where: {
      accountId,
      givenOn: { gte: new Date(`${year}-01-01`), lte: new Date(`${year}-12-31`) },
    },
    orderBy: [{ givenOn: "asc" }, { id: "asc" }],
  });
  const figures = await giftFigures(ctx);
  return rows.map((row) => viewOfGift(row, figures));
}

/** The gifts of a year that have a letter, by day. For who asked for permission. */
export const writtenGifts = async (ctx: Ctx, asked: YearAsked): Promise<readonly GiftView[]> =>
  (await giftsOfYear(ctx, asked)).filter(isWritten);
