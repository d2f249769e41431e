import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { formatCurrency } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { addMoney, type Cents, cents, toAmountText } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { readAmount } from "../domain/amounts";
import { cashTotal, PIECES_MAX, type Pieces, piecesOfCash } from "../domain/cash";
import { treasuryMessages } from "../messages";
import type { CashFields } from "../schemas";
import { actorId, changeMoney, conflict, todayOf, words } from "../store.server";
import { signature } from "./keep-review.server";

/** So many counts are kept for a club. */
const MOST = 2_000;

function readPieces(fields: CashFields, errors: FieldErrors): Pieces {
  const pieces: { [Value in (typeof piecesOfCash)[number]]?: number } = {};
  for (const value of piecesOfCash) {
    const field = `pieces_${value}` as const;
    const typed = fields[field].trim();
    if (typed === "") continue;
    if (!/^\d{1,4}$/.test(typed) || Number(typed) > PIECES_MAX)
      errors[field] = [words("piecesShape")];
    else pieces[value] = Number(typed);
  }
  return pieces;
}

interface Purpose {
  readonly name: string;
  readonly amount: Cents;
}

function readPurposes(fields: CashFields, errors: FieldErrors): readonly Purpose[] {
  return ([1, 2, 3] as const).flatMap((number): Purpose[] => {
    const name = fields[`purpose_${number}`].trim();
    const typed = fields[`amount_${number}`];
    if (name === "" && typed.trim() === "") return [];
    const read = readAmount(typed);
    if (name === "") errors[`purpose_${number}`] = [words("purposeMissing")];
    if (!read.ok) errors[`amount_${number}`] = [read.message];
    return read.ok ? [{ name, amount: read.value }] : [];
  });
}

/**
 * Keeps cash as the first of two people counted it; the second signs. For people of the account. Refusals:
 * `not_found`, `forbidden`; `invalid` at the fields, at `amount_1` where the purposes do not sum to the
 * total.
 */
export const countCash = (
  ctx: Ctx,
  { accountId, fields }: { readonly accountId: number; readonly fields: CashFields },
): Promise<Result<{ readonly id: number }>> =>
  changeMoney(ctx, accountId, async (tx): Promise<Result<{ readonly id: number }>> => {
    const errors: FieldErrors = {};
    const event = fields.event.trim();
    if (event === "") errors.event = [words("eventMissing")];
    const on = fields.counted_on;
    if (!on) errors.counted_on = [words("countedMissing")];
    else if (on > (await todayOf(tx, accountId))) errors.counted_on = [words("dayAhead")];
    const pieces = readPieces(fields, errors);
    const total = cashTotal(pieces);
    const isMistyped = piecesOfCash.some((value) => errors[`pieces_${value}`]);
    if (total === 0 && !isMistyped) errors.pieces_10000 ??= [words("piecesMissing")];
    const purposes = readPurposes(fields, errors);
    const sum = addMoney(...purposes.map(({ amount }) => amount));
    if (Object.keys(errors).length === 0 && sum !== total) {
      const values = { sum: formatCurrency(sum), total: formatCurrency(total) };
      errors.amount_1 = [message(treasuryMessages, "purposesDiffer", values)];
    }
    if (!on || Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    if ((await tx.tx.cashCount.count({ where: { accountId } })) >= MOST)
      return conflict("cashLimit");
    const { id } = await tx.tx.cashCount.create({
      data: {
        accountId,
        countedOn: toUtcDate(on),
        event,
        pieces: { ...pieces },
        purposes: purposes.map((one) => ({ ...one })),
        total,
        ...(await signature(tx, "first")),
        firstAt: tx.now(),
      },
      select: { id: true },
    });
    const data = { id, total: toAmountText(total) };
    await audit(tx, { action: "treasury.cash-counted", subject: `account:${accountId}`, data });
    return ok({ id });
  });

export interface CashKey {
  readonly accountId: number;
  readonly id: number;
}

/**
 * Signs a count as the second person, who counted the same total. For people of the account other than the
 * first. Refusals: `not_found`; `forbidden` for the first person; `invalid` at `total`; `conflict` when it
 * is signed.
 */
export const signCash = (
  ctx: Ctx,
  { accountId, id, total }: CashKey & { readonly total: Cents },
): Promise<Result<void>> =>
  changeMoney(ctx, accountId, async (tx): Promise<Result<void>> => {
    const count = await tx.tx.cashCount.findFirst({ where: { id, accountId } });
    if (!count) return refuse({ code: "not_found" });
    if (count.secondAt) return conflict("cashSigned");
    if (count.firstId === actorId(tx)) {
      return refuse({ code: "forbidden", message: words("cashTwo") });
    }
    if (total !== cents(count.total)) return refuseField("total", words("cashDiffers"));
    const { count: signed } = await tx.tx.cashCount.updateMany({
      where: { id, accountId, secondAt: null },
      data: { ...(await signature(tx, "second")), secondAt: tx.now() },
    });
    if (signed === 0) return conflict("cashSigned");
    const data = { id, total: toAmountText(total) };
    await audit(tx, { action: "treasury.cash-signed", subject: `account:${accountId}`, data });
    return ok(undefined);
  });

/**
 * Notes the deposit slip of a signed count. For people of the account. Refusals: `not_found`; `invalid` at
 * `slip`; `conflict` before the second person signed, and for another slip.
 */
export const depositCash = (
  ctx: Ctx,
  { accountId, id, slip: typed }: CashKey & { readonly slip: string },
): Promise<Result<void>> =>
  changeMoney(ctx, accountId, async (tx): Promise<Result<void>> => {
    const slip = typed.trim();
    if (slip === "") return refuseField("slip", words("slipMissing"));
    const found = await tx.tx.cashCount.count({ where: { id, accountId } });
    if (found === 0) return refuse({ code: "not_found" });
    const { count } = await tx.tx.cashCount.updateMany({
      where: { id, accountId, secondAt: { not: null }, slip: "" },
      data: { slip },
    });
    if (count === 0) return conflict("slipAlready");
    const data = { id, slip };
    await audit(tx, { action: "treasury.cash-deposited", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
