import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { moveTo } from "../move.server";
import { lockById } from "../store.server";

/**
 * Hears that an invoice is settled. When it is an application's joining invoice, the application
 * moves on to paid; one that waits for changes is noted as paid and moves when it comes back.
 * Hearing it again changes nothing. For the system.
 */
export async function markInvoicePaid(ctx: Ctx, invoiceId: number): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const found = await tx.tx.application.findUnique({
      where: { invoiceId },
      select: { id: true },
    });
    const application = found && (await lockById(tx, found.id));
    if (!application || application.paidAt) return ok(undefined);
    if (application.state === "submitted") {
      const moved = await moveTo(tx, application, { to: "paid", data: { paidAt: tx.now() } });
      return moved.ok ? ok(undefined) : moved;
    }
    await tx.tx.application.update({ where: { id: found.id }, data: { paidAt: tx.now() } });
    return ok(undefined);
  });
}
