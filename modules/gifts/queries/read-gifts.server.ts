import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds, rowsShown } from "#modules/platform/pagination";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readDeductible } from "../deductible.server";
import type { GiftFigures } from "../domain/gift";
import { giftFigures } from "../figures.server";
import { refuseDonors } from "../permission.server";
import { viewOfGift } from "../store.server";
import type { GiftClub, GiftView } from "../views";

/** So many gifts a page has. */
const PER_PAGE = 50;

/** A club's gifts, the newest first. */
export interface GiftsView extends GiftClub {
  readonly mayAct: boolean;
  readonly figures: GiftFigures;
  /** The calendar years in which something was given, the newest first. */
  readonly years: readonly number[];
  readonly gifts: Pick<
    PageAnswer<GiftView>,
    "current_page" | "per_page" | "total" | "from" | "to"
  > & { readonly rows: readonly GiftView[] };
}

/** What a gift is entered for, for the account's primary user and its treasurer. Refusals: `not_found`, `forbidden`. */
export async function readGiftClub(ctx: Ctx, accountId: number): Promise<Result<GiftClub>> {
  const refused = await refuseDonors(ctx, accountId);
  if (refused) return refused;
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true, timeZone: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const { name: accountName, timeZone } = account;
  return ok({ accountName, timeZone, deductible: await readDeductible(ctx, accountId) });
}

/** The gifts of an account, for its primary user and its treasurer. Refusals: `not_found`, `forbidden`. */
export async function listGifts(
  ctx: Ctx,
  { accountId, page }: { readonly accountId: number; readonly page: number },
): Promise<Result<GiftsView>> {
  const club = await readGiftClub(ctx, accountId);
  if (!club.ok) return club;
  const db = reader(ctx);
  const total = await db.gift.count({ where: { accountId } });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const paging = { current_page: bounds.page, per_page: PER_PAGE, total };
  const rows = await db.gift.findMany({
    where: { accountId },
    orderBy: [{ givenOn: "desc" }, { id: "desc" }],
    skip: bounds.offset,
    take: PER_PAGE,
  });
  const years = await db.$queryRaw<{ year: number }[]>`
    SELECT DISTINCT extract(year FROM given_on)::int AS year FROM gifts
    WHERE account_id = ${accountId} ORDER BY year DESC`;
  const figures = await giftFigures(ctx);
  return ok({
    ...club.value,
    figures,
    mayAct: mayActFor(ctx, accountId),
    years: years.map(({ year }) => year),
    gifts: { ...paging, ...rowsShown(paging), rows: rows.map((row) => viewOfGift(row, figures)) },
  });
}
