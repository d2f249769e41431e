import { learnFacts } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { type Figures, figuresOf, type Lacking, lackingOf } from "../domain/figures";
import { treasuryMessages } from "../messages";
import { closingBefore } from "../queries/closing-before.server";
import {
  actorId,
  changeYear,
  conflict,
  contentOf,
  todayOf,
  words,
  type YearKey,
} from "../store.server";

type Changed = YearKey & { readonly version: number };

const fieldOf = {
  opening: "opening",
  openingReason: "opening_reason",
  nothing: "opening",
  bank: "bank_statement",
  difference: "difference_reason",
} as const satisfies Record<Lacking, string>;

function wordsOf(lacking: Lacking, figures: Figures, before: Cents | null) {
  switch (lacking) {
    case "opening":
      return words("openingMissing");
    case "nothing":
      return words("nothingEntered");
    case "bank":
      return words("bankMissing");
    case "openingReason":
      return message(treasuryMessages, "openingReasonMissing", {
        amount: formatCurrency(before ?? cents(0)),
      });
    case "difference":
      return message(treasuryMessages, "differenceMissing", {
        amount: formatCurrency(figures.difference ?? cents(0)),
      });
  }
}

/**
 * Makes the report of a year final: what it says is fixed, and its gross receipts are what the club's
 * facts say of that year. For people of the account. Refusals: those of `changeYear`; `invalid` at what
 * is missing, a difference without words among it; `conflict` for one that is final, and while the year
 * runs.
 */
export const makeFinal = (ctx: Ctx, key: Changed): Promise<Result<{ readonly version: number }>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<{ readonly version: number }>> => {
    if (year.state === "final") return conflict("isFinal");
    if ((await todayOf(tx, key.accountId)) <= key.endsOn) {
      const runs = message(treasuryMessages, "yearRuns", { day: formatLongDate(key.endsOn, tx) });
      return refuse({ code: "conflict", message: runs });
    }
    const content = contentOf(year);
    const figures = figuresOf(content);
    const before = await closingBefore(tx, key);
    const errors: FieldErrors = {};
    for (const lacking of lackingOf(content, before)) {
      errors[fieldOf[lacking]] ??= [wordsOf(lacking, figures, before)];
    }
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const last = await tx.tx.treasuryReport.count({ where: { yearId: year.id } });
    const version = last + 1;
    const { receipts, income, expense, closing } = figures;
    await tx.tx.treasuryReport.create({
      data: {
        yearId: year.id,
        version,
        reason: year.correction,
        content: { ...content } as unknown as Prisma.InputJsonObject,
        receipts,
        income,
        expense,
        closing,
        madeAt: tx.now(),
        madeById: actorId(tx),
      },
    });
    await tx.tx.treasuryYear.update({
      where: { id: year.id },
      data: { state: "final", correction: "" },
    });
    await audit(tx, {
      action: "treasury.report-final",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, version, receipts: toAmountText(receipts) },
    });
    await answerReceipts(tx, key, receipts);
    return ok({ version });
  });

/** The club's answer to what it took in that year, for the rule that chooses the return. */
async function answerReceipts(
  tx: TxCtx,
  { accountId, endsOn }: YearKey,
  receipts: Cents,
): Promise<void> {
  const answers = { [`receipts-${endsOn.slice(0, 4)}`]: toAmountText(receipts) };
  const learned = await learnFacts(tx, { accountId, answers });
  // What the page of facts takes from nobody stays out of it.
  if (!learned.ok) {
    tx.log.warn({ accountId, code: learned.refusal.code }, "receipts not answered");
  }
}

/**
 * Opens a final report for a correction; the final version stays. For people of the account. Refusals:
 * those of `changeYear`; `invalid` at `reason`; `conflict` for a draft.
 */
export const correctReport = (
  ctx: Ctx,
  { reason, ...key }: Changed & { readonly reason: string },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.state !== "final") return conflict("notFinal");
    const correction = reason.trim();
    if (correction === "") return refuseField("reason", words("reasonMissing"));
    await tx.tx.treasuryYear.update({
      where: { id: year.id },
      data: { state: "draft", correction },
    });
    await audit(tx, {
      action: "treasury.correction-begun",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, reason: correction },
    });
    return ok(undefined);
  });
