import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/generated/prisma/client";
import { type Cents, cents } from "#modules/platform/money";
import { payableBy } from "../invoices/payable.server";
import type { Entry, PostingKind } from "./entries";

export interface NewPosting {
  readonly kind: PostingKind;
  readonly accountId: number;
  /** What may be posted once only, such as `invoice:12`. */
  readonly reference: string;
  readonly paymentId?: number;
  readonly reversesId?: number;
  readonly note?: string;
  /** They sum to zero; the database refuses to commit any others. */
  readonly entries: readonly Entry[];
}

/**
 * Posts a movement of money. @returns the posting's id; undefined when its reference was posted
 * before, or when there is nothing to post.
 */
export async function post(tx: TxCtx, posting: NewPosting): Promise<number | undefined> {
  const { entries, ...row } = posting;
  if (entries.length === 0) return undefined;
  const userId = tx.actor.kind === "user" ? tx.actor.userId : null;
  const [made] = await tx.tx.posting.createManyAndReturn({
    data: { ...row, userId, createdAt: tx.now() },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) return undefined;
  await tx.tx.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, postingId: made.id })),
  });
  return made.id;
}

/** What is open of each of these invoices; 0 for one without entries. */
export async function balancesOf(
  ctx: Ctx | TxCtx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, Cents>> {
  const rows = await ("tx" in ctx ? ctx.tx : ctx.db).ledgerEntry.groupBy({
    by: ["invoiceId"],
    where: { ledger: "receivable", invoiceId: { in: [...invoiceIds] } },
    _sum: { cents: true },
  });
  const open = new Map(rows.map((row) => [row.invoiceId, row._sum.cents ?? 0]));
  return new Map(invoiceIds.map((id) => [id, cents(open.get(id) ?? 0)]));
}

/**
 * Locks invoices of an account until the transaction ends, always in the order of their ids, so
 * that two who want some of the same wait and never block each other.
 * @returns the ids that exist and belong to the account
 */
export const lockInvoices = (
  tx: TxCtx,
  accountId: number,
  invoiceIds: readonly number[],
): Promise<readonly number[]> =>
  lockWhere(tx, invoiceIds, Prisma.sql`i."account_id" = ${accountId}`);

/** The same for the invoices that an account may pay: its own, and its chapters' renewals. */
export const lockPayable = (
  tx: TxCtx,
  payerId: number,
  invoiceIds: readonly number[],
): Promise<readonly number[]> => lockWhere(tx, invoiceIds, payableBy(payerId));

/** The same for invoices whose payment was allowed before, whosever they are. */
export const lockPaid = (tx: TxCtx, invoiceIds: readonly number[]): Promise<readonly number[]> =>
  lockWhere(tx, invoiceIds, Prisma.sql`true`);

async function lockWhere(
  tx: TxCtx,
  invoiceIds: readonly number[],
  condition: Prisma.Sql,
): Promise<readonly number[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await tx.tx.$queryRaw<{ id: number }[]>`
    SELECT i."id" FROM "invoices" i
    WHERE i."id" IN (${Prisma.join([...invoiceIds])}) AND ${condition}
    ORDER BY i."id" FOR UPDATE OF i`;
  return rows.map(({ id }) => id);
}
