import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import { writeSheetPdf, writeSheetsPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatEin } from "#modules/platform/ein";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { type Translate, translator } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type Deductible, letterObstacle, readDeductible } from "../deductible.server";
import { deductiblePart, type GiftFigures } from "../domain/gift";
import { giftFigures } from "../figures.server";
import { giftLetterWords } from "../messages";
import { refuseDonors } from "../permission.server";
import { writtenGifts, type YearAsked } from "../queries/written-gifts.server";
import { viewOfGift } from "../store.server";
import type { GiftView } from "../views";

interface Club {
  readonly name: string;
  /** Nine digits; null without one. */
  readonly ein: string | null;
  /** City and state; "" while the club has not said them. */
  readonly place: string;
}

/** Everything that a letter says. */
export interface GiftLetter {
  readonly club: Club;
  readonly gift: GiftView;
  readonly deductible: Exclude<Deductible, { kind: "none" }>;
  readonly figures: GiftFigures;
  /** The day on which it goes out as a mail, which nobody signs; without it it has lines to sign on. */
  readonly sentOn?: CivilDate;
}

/**
 * The letter for a gift as a PDF file to be signed, for the account's primary user and treasurer. It always
 * says whether the donor got something in return. Refusals: `not_found`, `forbidden`; `conflict` for a club
 * whose gifts are not deductible, and for one that no file lists and whose people have not said that its
 * determination letter does.
 */
export async function giftLetterFile(
  ctx: Ctx,
  id: number,
): Promise<Result<{ readonly givenOn: CivilDate; readonly file: Uint8Array }>> {
  const row = await reader(ctx).gift.findUnique({ where: { id } });
  if (!row) return refuse({ code: "not_found" });
  const refused = await refuseDonors(ctx, row.accountId);
  if (refused) return refused;
  const club = await writingClub(ctx, row.accountId);
  if (!club.ok) return club;
  const figures = await giftFigures(ctx);
  const gift = viewOfGift(row, figures);
  const file = await writeSheetPdf(giftSheet(ctx, { ...club.value, gift, figures }));
  return ok({ givenOn: gift.givenOn, file });
}

/** Which letters of a year: all, or those of donors without an e-mail address. */
export type LettersAsked = YearAsked & { readonly isOnPaper: boolean };

/**
 * All letters of a calendar year as one PDF file, each beginning on a page, by day. Refusals: those of
 * `giftLetterFile`; `not_found` too for a year without letters.
 */
export async function yearLettersFile(ctx: Ctx, asked: LettersAsked): Promise<Result<Uint8Array>> {
  const refused = await refuseDonors(ctx, asked.accountId);
  if (refused) return refused;
  const club = await writingClub(ctx, asked.accountId);
  if (!club.ok) return club;
  const written = await writtenGifts(ctx, asked);
  const gifts = written.filter(({ email }) => !asked.isOnPaper || email === "");
  if (gifts.length === 0) return refuse({ code: "not_found" });
  const figures = await giftFigures(ctx);
  const t = translator(giftLetterWords, "en");
  const title = t("lettersOf", { year: String(asked.year) });
  const about = { language: "en-US", title, subject: title, creator: brand.name };
  const sheets = gifts.map((gift) => giftSheet(ctx, { ...club.value, gift, figures }));
  return ok(await writeSheetsPdf({ ...about, createdAt: ctx.now() }, sheets));
}

/** A club that writes letters; `conflict` for one whose gifts are not deductible. For who asked for permission. */
export async function writingClub(
  ctx: Ctx,
  accountId: number,
): Promise<Result<Pick<GiftLetter, "club" | "deductible">>> {
  const account = await reader(ctx).account.findUniqueOrThrow({
    where: { id: accountId },
    select: { name: true, ein: true, city: true, state: true },
  });
  const deductible = await readDeductible(ctx, accountId);
  if (deductible.kind === "none") return refuse({ code: "conflict", message: deductible.reason });
  const obstacle = letterObstacle(deductible);
  if (obstacle) return refuse({ code: "conflict", message: obstacle });
  const place = [account.city, account.state].filter(Boolean).join(", ");
  return ok({ club: { ...account, place }, deductible });
}

type Words = Translate<(typeof giftLetterWords)["en"]>;

/** A letter as a paper, in the language of American tax papers. */
export function giftSheet(
  ctx: Ctx,
  { club, gift, deductible, figures, sentOn }: GiftLetter,
): SheetModel {
  const t = translator(giftLetterWords, "en");
  const day = (date: CivilDate) => formatLongDate(date, { ...ctx, formatLocale: "en-US" });
  const { name: organization } = club;
  const about = {
    heading: t("about"),
    text: [...exemptionOf(t, organization, deductible, day), keepOf(t, figures)].join("\n"),
  };
  return {
    language: "en-US",
    title: t("title"),
    subject: t("subject", { organization }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    parties: [
      { heading: t("from"), lines: [organization, club.place].filter(Boolean) },
      { heading: t("to"), lines: [gift.donor, ...gift.address.split("\n")].filter(Boolean) },
    ],
    facts: [
      ...(club.ein ? [{ term: t("ein"), text: formatEin(club.ein) }] : []),
      { term: t("day"), text: day(gift.givenOn) },
      ...(gift.amount === null ? [] : [{ term: t("amount"), text: formatCurrency(gift.amount) }]),
    ],
    sections: [
      { heading: t("dear"), text: thanksOf(t, organization, gift, day(gift.givenOn)) },
      { heading: t("goods"), text: goodsOf(t, gift) },
      about,
      sentOn
        ? { heading: t("sent", { organization }), text: t("sentText", { day: day(sentOn) }) }
        : signedOf(t, organization),
    ],
    footer: t("footer", { organization }),
    pageOf: (page, pages) => t("page", { page, pages }),
  };
}

const signedOf = (t: Words, organization: string): SheetSection => ({
  heading: t("signed", { organization }),
  table: {
    columns: [t("signature"), t("name"), t("date")].map((header) => ({ header, share: 1 / 3 })),
    rows: [["\n\n", "", ""]],
  },
});

function thanksOf(t: Words, organization: string, gift: GiftView, day: string): string {
  const { amount, property } = gift;
  if (amount === null) return t("property", { organization, day, property });
  return t("money", { organization, day, amount: formatCurrency(amount) });
}

/** The sentence without which a letter is none: what the donor got in return. */
function goodsOf(t: Words, { amount, goods, goodsValue }: GiftView): string {
  if (goodsValue === 0) return t("none");
  const some = t("some", { goods, value: formatCurrency(goodsValue) });
  const part =
    amount === null
      ? t("partOfProperty")
      : t("part", { part: formatCurrency(deductiblePart(amount, goodsValue)) });
  return `${some}\n${part}`;
}

const keepOf = (t: Words, { letterFrom }: GiftFigures): string =>
  letterFrom === undefined ? t("keepAny") : t("keep", { from: formatCurrency(letterFrom) });

/** By what donors may deduct: the file of the IRS and the group, or the organization's own word. */
function exemptionOf(
  t: Words,
  organization: string,
  deductible: GiftLetter["deductible"],
  day: (date: CivilDate) => string,
): readonly string[] {
  if (deductible.kind === "unlisted") return [t("stated", { organization })];
  if (deductible.kind === "group") {
    return [t("inGroup", { ...deductible, organization, day: day(deductible.asOf) })];
  }
  const listed = t("listed", { organization, day: day(deductible.asOf) });
  const { group } = deductible;
  return group ? [listed, t("subordinate", { ...group, organization })] : [listed];
}
