import { changeBonus, ownedFileIds, refuseSuspended } from "#modules/accounts/index.server";
import { applyBonus, createInvoice, invoiceStanding } from "#modules/billing/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, minutes, toUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { withMutex } from "#modules/platform/keyed-mutex.server";
import { message, translator } from "#modules/platform/messages";
import { type Cents, cents, toDollars } from "#modules/platform/money";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import type { RenewalChoices } from "../domain/choices";
import { type RenewalQuote, type RenewalTotals, renewalQuote } from "../domain/quote";
import { renewalLineWords } from "../line-words";
import { renewalMessages } from "../messages";
import { findLevel, levelToRenew } from "../queries/levels.server";
import { asSystem, endRenewal, mayRenew, readLockedAccount } from "../store.server";
import { settleRenewal } from "./settle-renewal.server";

export interface RenewalSubmission extends RenewalChoices {
  readonly accountId: number;
  readonly currentLevelId: number;
  readonly newLevelId: number;
  /** What the page showed. */
  readonly totals: RenewalTotals;
  readonly bonusBalance: Cents;
  /** The due date that the page showed: a form that comes late renews no other. */
  readonly dueOn?: CivilDate;
  /** The account's files that are its latest tax return; those of others are left out. */
  readonly returnFileIds?: readonly string[];
}

export interface SubmittedRenewal {
  readonly invoice: { readonly id: number; readonly number: string };
}

/** How long a form without a due date is taken for a second press of the button. */
const pressedAgain = minutes(5);

/**
 * Renews an account: makes the invoice of its due date, and pays what the bonus covers of it.
 * Submitting again for the same due date answers with the invoice that is there. For the account's
 * own people and staff.
 * @returns refusal `not_found`; `confirm` for staff who renew for others; `conflict` where there is nothing to renew, and, with the new
 *   totals in dollars, where anything is other than the page showed
 */
export async function submitRenewal(
  ctx: Ctx,
  input: RenewalSubmission,
): Promise<Result<SubmittedRenewal>> {
  if (!mayRenew(ctx.actor, input.accountId)) return refuse({ code: "not_found" });
  const unproved = refuseUnlessProved(ctx, input.accountId);
  if (unproved) return unproved;
  const submit = () => submitLocked(ctx, input);
  return "tx" in ctx ? submit() : withMutex(`renewal of ${input.accountId}`, submit);
}

function submitLocked(ctx: Ctx, input: RenewalSubmission): Promise<Result<SubmittedRenewal>> {
  const { accountId } = input;
  return inTransaction(
    ctx,
    async (tx): Promise<Result<SubmittedRenewal>> => {
      const account = await readLockedAccount(tx, accountId);
      if (!account) return refuse({ code: "not_found" });
      const { levelId, dueOn } = account;
      if (levelId === null || dueOn === null) return refuseNotMember();
      const standing = await standingInvoice(tx, input, dueOn);
      if (standing) return ok({ invoice: standing });
      const suspended = await refuseSuspended(tx, accountId);
      if (suspended) return suspended;
      const level = await levelToRenew(tx, levelId);
      const facts = { ...account, dueOn, discountExtensionDays: env.DISCOUNT_EXTENSION_DAYS };
      const today = civilDateIn(tx.now(), account.timeZone);
      const quote = level && renewalQuote(level, facts, today, input);
      if (!quote) return refuseNotMember();
      if (!isAsShown(quote, account.bonusBalance, input)) return refuseChanged(quote.totals);
      const fileIds = await ownedFileIds(tx, accountId, input.returnFileIds ?? []);
      return makeRenewal(tx, accountId, quote, fileIds);
    },
    // Any number of presses wait for the account's lock.
    { timeoutMs: 60_000 },
  );
}

const refuseNotMember = (): Refused =>
  refuse({ code: "conflict", message: message(renewalMessages, "notMember") });

const refuseChanged = (totals: RenewalTotals): Refused =>
  refuse({
    code: "conflict",
    message: message(renewalMessages, "renewalChanged"),
    totals: {
      subtotal: toDollars(totals.subtotal),
      discount_total: toDollars(totals.discountTotal),
      bonus_total: toDollars(totals.bonusTotal),
      order_total: toDollars(totals.orderTotal),
    },
  });

/** Whether the page showed what holds: nothing that was sent is believed. */
function isAsShown(quote: RenewalQuote, bonusBalance: Cents, input: RenewalSubmission): boolean {
  return (
    quote.currentLevelId === input.currentLevelId &&
    quote.newLevelId === input.newLevelId &&
    quote.isUpgradeSelected === input.isUpgradeSelected &&
    quote.isIncorporationSelected === input.isIncorporationSelected &&
    quote.dueOn === (input.dueOn ?? quote.dueOn) &&
    bonusBalance === input.bonusBalance &&
    quote.totals.subtotal === input.totals.subtotal &&
    quote.totals.discountTotal === input.totals.discountTotal &&
    quote.totals.bonusTotal === input.totals.bonusTotal &&
    quote.totals.orderTotal === input.totals.orderTotal
  );
}

/** The invoice of a renewal that this one repeats; a renewal whose invoice was voided is over. */
async function standingInvoice(tx: TxCtx, input: RenewalSubmission, dueOn: CivilDate) {
  const since = new Date(tx.now().getTime() - pressedAgain);
  const renewal = await tx.tx.renewal.findFirst({
    where: {
      accountId: input.accountId,
      status: { not: "cancelled" },
      OR: [
        { dueOn: toUtcDate(input.dueOn ?? dueOn) },
        ...(input.dueOn ? [] : [{ createdAt: { gt: since } }]),
      ],
    },
    orderBy: { id: "desc" },
  });
  const invoice = renewal && (await invoiceStanding(tx, renewal.invoiceId));
  if (!invoice) return undefined;
  if (invoice.isVoid && (await endRenewal(tx, renewal.id, "cancelled"))) return undefined;
  return { id: invoice.id, number: invoice.number };
}

async function makeRenewal(
  tx: TxCtx,
  accountId: number,
  quote: RenewalQuote,
  returnFileIds: number[],
): Promise<Result<SubmittedRenewal>> {
  const { currentLevelId: levelId, newLevelId, totals } = quote;
  const system = asSystem(tx);
  const orderDetails = await namedLines(tx, quote);
  const made = await createInvoice(system, { accountId, orderDetails });
  if (!made.ok) return made;
  const invoiceId = made.value.id;
  const { id } = await tx.tx.renewal.create({
    data: {
      accountId,
      dueOn: toUtcDate(quote.dueOn),
      nextDueOn: toUtcDate(quote.nextDueOn),
      levelId,
      newLevelId,
      invoiceId,
      bonusCents: totals.bonusTotal,
      returnFileIds,
      status: "open",
      createdAt: tx.now(),
    },
  });
  if (totals.bonusTotal > 0) {
    const by = cents(-totals.bonusTotal);
    const taken = await changeBonus(system, { accountId, by });
    if (!taken.ok) return refuseChanged(totals);
    const applied = await applyBonus(system, { accountId, invoiceId, amount: totals.bonusTotal });
    if (!applied.ok) return applied;
  }
  await audit(tx, { action: "renewal.submitted", subject: `renewal:${id}`, data: { invoiceId } });
  // Nobody pays an invoice over nothing, so nothing would ever tell that it is settled.
  if (totals.orderTotal === 0) await settleRenewal(system, invoiceId);
  return ok({ invoice: made.value });
}

/** The lines of the invoice, in words: English whoever asks, as the paper is. */
async function namedLines(tx: TxCtx, { lines, currentLevelId, newLevelId }: RenewalQuote) {
  const t = translator(renewalLineWords, "en");
  const nameOf = async (id: number) => (await findLevel(tx, id))?.name ?? "";
  const current = await nameOf(currentLevelId);
  const next = newLevelId === currentLevelId ? current : await nameOf(newLevelId);
  return lines.map(({ type, isDiscount, value }) => {
    const level = type === "renewal" ? current : next;
    return { type, value, label: t(`line.${type}${isDiscount ? ".discount" : ""}`, { level }) };
  });
}
