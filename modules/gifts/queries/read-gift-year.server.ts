import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { translator } from "#modules/platform/messages";
import { toAmountText } from "#modules/platform/money";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { isWritten } from "../domain/gift";
import { giftTableWords } from "../messages";
import type { GiftClub, GiftView } from "../views";
import { readGiftClub } from "./read-gifts.server";
import { giftsOfYear, type YearAsked } from "./written-gifts.server";

/** The letters of a calendar year, and how far their mails are. */
export interface GiftYearView extends GiftClub {
  readonly mayAct: boolean;
  /** Those without an e-mail address first, then those to mail, then the others; by day. */
  readonly letters: readonly GiftView[];
  /** How many gifts of the year need no letter. */
  readonly others: number;
}

const isMailed = ({ mailState }: GiftView) => mailState === "waiting" || mailState === "sent";
const rankOf = (gift: GiftView) => (gift.email === "" ? 0 : isMailed(gift) ? 2 : 1);

/** The letters of a year, for the account's primary user and its treasurer. Refusals: `not_found`, `forbidden`. */
export async function readGiftYear(ctx: Ctx, asked: YearAsked): Promise<Result<GiftYearView>> {
  const club = await readGiftClub(ctx, asked.accountId);
  if (!club.ok) return club;
  const gifts = await giftsOfYear(ctx, asked);
  const letters = gifts.filter(isWritten).toSorted((a, b) => rankOf(a) - rankOf(b));
  const mayAct = mayActFor(ctx, asked.accountId);
  return ok({ ...club.value, mayAct, letters, others: gifts.length - letters.length });
}

/** The gifts of a year as rows of a spreadsheet, by day. Refusals: those of `readGiftYear`. */
export async function giftTable(
  ctx: Ctx,
  asked: YearAsked,
): Promise<Result<readonly (readonly string[])[]>> {
  const club = await readGiftClub(ctx, asked.accountId);
  if (!club.ok) return club;
  const { timeZone } = club.value;
  const t = translator(giftTableWords, ctx.locale);
  const head = (
    ["day", "donor", "address", "email", "amount", "property", "goods", "value"] as const
  ).map((key) => t(key));
  const gifts = await giftsOfYear(ctx, asked);
  return ok([
    [...head, t("mailed")],
    ...gifts.map(({ givenOn, donor, address, email, amount, property, goods, ...gift }) => [
      givenOn,
      donor,
      address,
      email,
      amount === null ? "" : toAmountText(amount),
      property,
      goods,
      goods === "" ? "" : toAmountText(gift.goodsValue),
      gift.mailedAt && gift.mailState === "sent" ? civilDateIn(gift.mailedAt, timeZone) : "",
    ]),
  ]);
}
