import { fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { type GiftFigures, mailStates, needsDisclosure, needsLetter } from "./domain/gift";
import type { GiftView } from "./views";

type Row = Prisma.GiftGetPayload<object>;

/** A row as it is read. */
export function viewOfGift(
  { id, donor, address, email, property, goods, ...row }: Row,
  figures: GiftFigures,
): GiftView {
  const given = {
    amount: row.amount === null ? null : cents(row.amount),
    goodsValue: cents(row.goodsValue),
  };
  return {
    ...given,
    id,
    donor,
    address,
    email,
    property,
    goods,
    mailState: mailStates.find((state) => state === row.mailState) ?? "",
    mailedAt: row.mailedAt,
    givenOn: fromUtcDate(row.givenOn),
    needs: needsLetter(given, figures),
    isDisclosed: needsDisclosure(given, figures),
  };
}
