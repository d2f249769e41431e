import { randomUUID } from "node:crypto";
import { enterPayment } from "#modules/billing/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import {
  civilDate,
  civilDateIn,
  fromUtcDate,
  startOfDay,
  toUtcDate,
} from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { type Cents, cents } from "#modules/platform/money";
import type { Result } from "#modules/platform/result";
import { type RenewalChoices, renewalQuote } from "#modules/renewal/contract";
import { findLevel, type RenewalSubmission, submitRenewal } from "#modules/renewal/index.server";
import { eventHandlers } from "#workers/events";

const zone = "America/New_York";
export const dueOn = civilDate("2027-05-03");

/** What a result holds, or a failure that says why not. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** The system on a day. */
export const systemOn = (day: string): Ctx =>
  createCtx({
    actor: { kind: "system", name: "tests" },
    now: () => startOfDay(civilDate(day), zone),
  });
export const system = systemOn("2027-04-01");

/** A member account with somebody of it, on a day. */
export async function makeRenewing({
  levelId = 1002,
  bonus = 0,
  due = dueOn as string,
  isSuspended = false,
  today = "2027-04-01",
} = {}) {
  const account = await db.account.create({
    data: {
      name: "Elm Street Boosters",
      levelId,
      bonusBalanceCents: bonus,
      renewalDueAt: toUtcDate(civilDate(due)),
      isSuspendedFromBasicRenewal: isSuspended,
      timeZone: zone,
    },
  });
  const ctx = await addPerson(account.id, systemOn(today), true);
  return { accountId: account.id, ctx };
}

/** Another person of an account, on the same day. */
export const colleagueOf = (ctx: Ctx, accountId: number): Promise<Ctx> =>
  addPerson(accountId, ctx, false);

async function addPerson(accountId: number, { now }: Ctx, isPrimary: boolean): Promise<Ctx> {
  const email = `${randomUUID()}@people.example`;
  const { id } = await db.user.create({ data: { email, emailKey: email } });
  await db.accountUser.create({ data: { accountId, userId: id, isPrimary } });
  const actor = { kind: "user", userId: id, isStaff: false, accountIds: [accountId] } as const;
  return createCtx({ actor, now });
}

/** What the page of an account would send for choices, on the day of the context. */
export async function formOf(
  ctx: Ctx,
  accountId: number,
  choices?: RenewalChoices,
): Promise<RenewalSubmission> {
  const account = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  const level = await findLevel(ctx, account.levelId ?? 0);
  const bonusBalance = cents(account.bonusBalanceCents);
  const facts = {
    dueOn: fromUtcDate(account.renewalDueAt ?? new Date(0)),
    bonusBalance,
    isSuspendedFromBasicRenewal: account.isSuspendedFromBasicRenewal,
    discountExtensionDays: 15,
  };
  const quote = level && renewalQuote(level, facts, civilDateIn(ctx.now(), zone), choices);
  if (!quote) throw new Error("nothing to renew");
  const { currentLevelId, newLevelId, isUpgradeSelected, isIncorporationSelected, totals } = quote;
  const chosen = { isUpgradeSelected, isIncorporationSelected };
  return { accountId, currentLevelId, newLevelId, ...chosen, totals, bonusBalance };
}

export const basic = { isUpgradeSelected: false, isIncorporationSelected: false };

/** A member account with a renewal that was submitted. */
export async function renewed(options: Parameters<typeof makeRenewing>[0] = {}, choices = basic) {
  const member = await makeRenewing(options);
  const form = await formOf(member.ctx, member.accountId, choices);
  const { invoice } = must(await submitRenewal(member.ctx, form));
  return { ...member, form, invoice };
}

/** Pays a part of an invoice by check. */
export async function pay(accountId: number, invoiceId: number, amount: Cents | number) {
  const check = { accountId, method: "check", label: "204", invoiceIds: [invoiceId] } as const;
  const received = civilDate("2027-04-01");
  must(await enterPayment(system, { ...check, amount: cents(amount), receivedOn: received }));
}

/** Every event about a settled invoice of an account is heard, as the worker would. */
export async function hearSettled(accountId: number): Promise<number> {
  const invoices = await db.invoice.findMany({ where: { accountId }, select: { id: true } });
  const told = await db.outboxJob.findMany({ where: { jobName: "billing.invoice-settled" } });
  const ids = told.map(({ payload }) => (payload as { invoiceId: number }).invoiceId);
  const own = ids.filter((invoiceId) => invoices.some(({ id }) => id === invoiceId));
  const [settled] = eventHandlers;
  const job = { jobId: "1", attempt: 1, signal: new AbortController().signal };
  for (const invoiceId of own) await settled.run({ ...system, ...job }, { invoiceId });
  return own.length;
}

/** Where an account stands. */
export async function standingOf(accountId: number) {
  const account = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  const periods = await db.membershipPeriod.findMany({
    where: { accountId },
    orderBy: { beginsOn: "asc" },
  });
  return {
    levelId: account.levelId,
    dueOn: account.renewalDueAt && fromUtcDate(account.renewalDueAt),
    bonus: account.bonusBalanceCents,
    periods: periods.map(({ levelId, beginsOn, endsOn }) =>
      [levelId, fromUtcDate(beginsOn), fromUtcDate(endsOn)].join(" "),
    ),
  };
}

/** The account's books: kind of posting, then its entries. */
export async function booksOf(accountId: number) {
  const postings = await db.posting.findMany({
    where: { accountId },
    orderBy: { id: "asc" },
    include: { entries: { orderBy: { id: "asc" } } },
  });
  return postings.map(({ kind, entries }) =>
    [kind, ...entries.map(({ ledger, cents: amount }) => `${ledger} ${amount}`)].join(", "),
  );
}
