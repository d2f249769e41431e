import { randomUUID } from "node:crypto";
import { createGroup } from "#modules/accounts/index.server";
import { payByCard, paymentScreen } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { ChapterView } from "#modules/renewal/contract";
import { groupChapters } from "#modules/renewal/index.server";
import { cardToken } from "../billing/payments-provider";
import { makeRenewing, must, system } from "./renewing";

type Chapter = Parameters<typeof makeRenewing>[0];

/** A central organization with somebody of it, and chapters, each as it is described. */
export async function makeGroup(chapters: readonly Chapter[], { isBilledAsGroup = true } = {}) {
  const central = await makeRenewing({ levelId: 3001 });
  const made = [];
  for (const chapter of chapters) made.push(await makeRenewing({ levelId: 2002, ...chapter }));
  for (const [at, { accountId }] of made.entries()) {
    const name = `Chapter ${String(at + 1).padStart(3, "0")}`;
    await db.account.update({ where: { id: accountId }, data: { name } });
  }
  must(
    await createGroup(system, {
      label: "Delta Rho Omega",
      isBilledAsGroup,
      centralAccountId: central.accountId,
      accountIds: made.map(({ accountId }) => accountId),
    }),
  );
  return { central, chapters: made };
}

/** The chapters that the page lists. */
export const listOf = async (ctx: Ctx, centralAccountId: number, asked = {}) =>
  must(await groupChapters(ctx, { centralAccountId, show: "all", search: "", page: 1, ...asked }));

/** What the form sends when every chapter that can be is ticked. */
export const chosen = (rows: readonly ChapterView[]) =>
  rows.flatMap(({ id, dueOn, price }) =>
    dueOn && price !== null ? [{ accountId: id, dueOn, price }] : [],
  );

/** Pays everything that the payments screen of an account shows, by card. */
export async function payScreen(ctx: Ctx, accountId: number) {
  const { invoices } = must(await paymentScreen(ctx, accountId));
  return payByCard(ctx, {
    attempt: randomUUID(),
    accountId,
    invoiceIds: invoices.map(({ id }) => id),
    value: cents(invoices.reduce((sum, { balance }) => sum + balance, 0)),
    opaque: await cardToken(),
    name: "Avery Stone",
    address: "1 Main Street",
    city: "Springfield",
    state: "IL",
    zip: "62701",
    phone: "",
    customerIp: "203.0.113.7",
  });
}
