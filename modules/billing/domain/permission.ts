import type { Actor } from "#modules/platform/ctx.server";

/** Whether somebody may make invoices and discounts: staff, and the system itself. */
export function mayBill(actor: Actor): boolean {
  return actor.kind === "system" || (actor.kind === "user" && actor.isStaff);
}

/** Whether somebody may see what an account owes: who may bill, and the account's own people. */
export function maySeeInvoices(actor: Actor, accountId: number): boolean {
  return mayBill(actor) || (actor.kind === "user" && actor.accountIds.includes(accountId));
}
