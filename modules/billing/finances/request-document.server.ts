import { randomUUID } from "node:crypto";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { renderFinanceDocumentJob } from "./jobs";

/** What is wanted as a file. */
export type WantedDocument =
  | { readonly kind: "invoice"; readonly invoiceId: number }
  | {
      readonly kind: "statement";
      readonly accountId: number;
      readonly from: CivilDate;
      /** Included. */
      readonly to: CivilDate;
    };

/**
 * Asks for an invoice or a statement as a PDF, which a worker makes; as long as no money has moved
 * the file of the same day is given again. For the account's own people, staff and the system.
 * @returns the file's id, for `financeDocument`; refusals `not_found`, `invalid` at `to` when the
 *   period ends before it begins, `too_many`
 */
export async function requestFinanceDocument(
  ctx: Ctx,
  wanted: WantedDocument,
): Promise<Result<{ id: string }>> {
  if (wanted.kind === "statement" && wanted.from > wanted.to) {
    return refuseField("to", message(billingMessages, "periodEndsEarly"));
  }
  const accountId = await accountOf(ctx, wanted);
  if (accountId === undefined || !isOfAccount(ctx, accountId)) {
    return refuse({ code: "not_found" });
  }
  const allowed = await hitLimit(ctx, "financeDocument", String(accountId));
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx) => {
    const key = await keyOf(tx, accountId, wanted);
    const known = await tx.tx.financeDocument.findUnique({ where: { key } });
    if (known && known.state !== "failed") return ok({ id: known.id });
    const id = known ? await takeFailed(tx, known.id) : await insert(tx, accountId, key, wanted);
    if (id) await enqueue(tx, renderFinanceDocumentJob, { documentId: id });
    const row = await tx.tx.financeDocument.findUniqueOrThrow({ where: { key } });
    return ok({ id: row.id });
  });
}

async function accountOf(ctx: Ctx, wanted: WantedDocument): Promise<number | undefined> {
  if (wanted.kind === "invoice") {
    const select = { accountId: true };
    const invoice = await ctx.db.invoice.findUnique({ where: { id: wanted.invoiceId }, select });
    return invoice?.accountId;
  }
  const account = await ctx.db.account.findUnique({ where: { id: wanted.accountId } });
  return account?.id;
}

/** Names what the file shows: the same as long as the account's books and the day are the same. */
async function keyOf(tx: TxCtx, accountId: number, wanted: WantedDocument): Promise<string> {
  const last = await tx.tx.posting.findFirst({
    where: { accountId },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  const what =
    wanted.kind === "invoice"
      ? `invoice:${wanted.invoiceId}`
      : `statement:${accountId}:${wanted.from}:${wanted.to}`;
  return `${what}:${last?.id ?? 0}:${fromUtcDate(tx.now())}:${tx.formatLocale}`;
}

/** @returns the id; undefined when somebody else asked at the same moment */
async function insert(
  tx: TxCtx,
  accountId: number,
  key: string,
  wanted: WantedDocument,
): Promise<string | undefined> {
  const [row] = await tx.tx.financeDocument.createManyAndReturn({
    data: {
      id: randomUUID(),
      key,
      kind: wanted.kind,
      accountId,
      ...(wanted.kind === "invoice"
        ? { invoiceId: wanted.invoiceId }
        : { fromOn: toUtcDate(wanted.from), toOn: toUtcDate(wanted.to) }),
      formatLocale: tx.formatLocale,
      state: "waiting",
      createdAt: tx.now(),
    },
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id;
}

async function takeFailed(tx: TxCtx, id: string): Promise<string | undefined> {
  const { count } = await tx.tx.financeDocument.updateMany({
    where: { id, state: "failed" },
    data: { state: "waiting" },
  });
  return count === 1 ? id : undefined;
}
