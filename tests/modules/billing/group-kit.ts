import { randomUUID } from "node:crypto";
import { createGroup, createUser } from "#modules/accounts/index.server";
import { createInvoice } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { type Cents, cents } from "#modules/platform/money";
import { makeAccount } from "#tests/factories/account";
import { system } from "./payments-support";

/** An account with somebody of it. */
async function makeMember(name: string) {
  const { id: accountId } = await makeAccount(system, name);
  const email = `${randomUUID()}@people.example`;
  const made = await createUser(system, { email, firstName: "Ada", lastName: "Byrd" });
  if (!made.ok) throw new Error("refused");
  const userId = made.value.id;
  await db.accountUser.create({ data: { accountId, userId, isPrimary: true } });
  const actor = { kind: "user", userId, isStaff: false, accountIds: [accountId] } as const;
  return { accountId, email, ctx: createCtx({ actor }) };
}
type Member = Awaited<ReturnType<typeof makeMember>>;

/** An invoice over one line. */
export async function bill(
  accountId: number,
  value: number,
  type: "renewal" | "service_fee" = "renewal",
): Promise<number> {
  const line = { type, label: "A year of membership", value: cents(value) };
  const made = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!made.ok) throw new Error("refused");
  return made.value.id;
}

export interface TestGroup {
  readonly central: Member;
  readonly chapters: readonly (Member & { readonly invoiceId: number })[];
  readonly groupId: number;
  /** What the central organization pays: everything of all chapters. */
  readonly payable: {
    readonly accountId: number;
    readonly invoiceIds: readonly number[];
    readonly value: Cents;
  };
}

/** A group with a chapter for each value, in cents, which it owes for its renewal. */
export async function makeBilledGroup(
  values: readonly number[],
  { isBilledAsGroup = true } = {},
): Promise<TestGroup> {
  const central = await makeMember("Headquarters");
  const chapters: (Member & { invoiceId: number })[] = [];
  for (const [at, value] of values.entries()) {
    const chapter = await makeMember(`Chapter ${at + 1}`);
    chapters.push({ ...chapter, invoiceId: await bill(chapter.accountId, value) });
  }
  const made = await createGroup(system, {
    label: "Delta Rho Omega",
    isBilledAsGroup,
    centralAccountId: central.accountId,
    accountIds: chapters.map(({ accountId }) => accountId),
  });
  if (!made.ok) throw new Error("refused");
  const invoiceIds = chapters.map(({ invoiceId }) => invoiceId);
  const value = cents(values.reduce((sum, one) => sum + one, 0));
  const payable = { accountId: central.accountId, invoiceIds, value };
  return { central, chapters, groupId: made.value.id, payable };
}

/** What an account owes of each of its invoices. */
export async function owedBy(accountId: number): Promise<readonly number[]> {
  const rows = await db.ledgerEntry.groupBy({
    by: ["invoiceId"],
    where: { ledger: "receivable", invoice: { accountId } },
    _sum: { cents: true },
    orderBy: { invoiceId: "asc" },
  });
  return rows.map(({ _sum }) => _sum.cents ?? 0);
}
