import "./payments-provider";
import { expect, it } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import {
  decideCharge,
  paymentScreen,
  readOddCharge,
  reconcile,
  resolveFinding,
} from "#modules/billing/index.server";
import { followTransaction } from "#modules/billing/webhooks/follow-transaction.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { makePerson } from "../accounts/people";
import { makeOddCharge, recoverLater } from "./odd-charges";
import { admin } from "./payments-provider";
import { balancesFor, cashFrom, system } from "./payments-support";

const note = "Looked up at the provider.";

async function staffCtx(): Promise<Ctx> {
  const { id: userId } = await makePerson({ isStaff: true });
  const actor = { kind: "user", userId, isStaff: true, role: "owner", accountIds: [] } as const;
  return createCtx({ actor: { ...actor, provedAt: new Date() } });
}

/** $10.00 were charged for invoices over $25.00 and $10.00. */
const tooLittle = () => makeOddCharge([25_00, 10_00]);

const blocked = async (accountId: number) => {
  const screen = await paymentScreen(system, accountId);
  return screen.ok && screen.value.invoices.map(({ isBlocked }) => isBlocked);
};
const audited = (ref: string, action: string) =>
  db.auditEntry.findMany({ where: { subject: `attempt:${ref}`, action } });

it("C-39 what was really charged is entered, the oldest invoice first; the rest is open", async () => {
  const { accountId, ref, findingId } = await tooLittle();
  const staff = await staffCtx();
  expect(await blocked(accountId)).toEqual([true, true]);
  // Closed without a decision, nobody would hear of the held invoices again.
  expect(await resolveFinding(staff, { id: findingId, note })).toMatchObject({
    refusal: { code: "conflict" },
  });
  expect(await readOddCharge(staff, findingId)).toMatchObject({
    value: { ref, asked: 35_00, charged: 10_00, account: { id: accountId } },
  });
  const decision = { findingId, decision: "record", note } as const;
  const answers = await Promise.all([decideCharge(staff, decision), decideCharge(staff, decision)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await cashFrom(accountId)).toBe(10_00);
  expect(await balancesFor(accountId)).toEqual([15_00, 10_00]);
  expect(await blocked(accountId)).toEqual([false, false]);
  expect(await audited(ref, "billing.odd-charge-entered")).toMatchObject([
    { data: { asked: "35.00", charged: "10.00" } },
  ]);
  expect(await decideCharge(staff, decision)).toMatchObject({ refusal: { code: "conflict" } });
  await recoverLater();
  expect(await cashFrom(accountId)).toBe(10_00);
});

it("C-39 what was paid back at the provider leaves nothing behind, and frees the invoices", async () => {
  const { accountId, ref, findingId } = await tooLittle();
  const staff = await staffCtx();
  const decision = { findingId, decision: "refunded", note } as const;
  expect(await decideCharge(staff, decision)).toMatchObject({ ok: true });
  expect(await cashFrom(accountId)).toBe(0);
  expect(await balancesFor(accountId)).toEqual([25_00, 10_00]);
  expect(await blocked(accountId)).toEqual([false, false]);
  expect(await audited(ref, "billing.odd-charge-paid-back")).toHaveLength(1);
  expect(await db.reconciliationFinding.findUnique({ where: { id: findingId } })).toMatchObject({
    resolution: note,
  });
});

it("C-67 a decided charge is told of until its refund is in the provider's books", async () => {
  const { ref, findingId } = await tooLittle();
  const staff = await staffCtx();
  const found = await readOddCharge(staff, findingId);
  if (!found.ok) throw new Error("refused");
  const { transId, charged } = found.value;
  const told = async () => {
    await reconcile(system);
    const findings = await db.reconciliationFinding.findMany({
      where: { attemptRef: ref, resolvedAt: null },
    });
    return findings.map(({ kind, gatewayTransId }) => [kind, gatewayTransId]);
  };
  const followed = async (id: string) => {
    const shown = await gateway().details(id);
    return shown.kind === "found" && followTransaction(system, shown);
  };
  admin.settle();
  const pay = { transId, amount: cents(4_00), lastFour: "1111" };
  const early = await gateway().refund(pay);
  if (early.kind !== "approved") throw new Error(JSON.stringify(early));
  expect(await followed(early.transId)).toBe("paid back there");
  expect(await told()).toEqual([["unclear_attempt", ""]]);
  expect(await decideCharge(staff, { findingId, decision: "refunded", note })).toMatchObject({
    ok: true,
  });
  expect(await followed(transId)).toBe("paid back there");
  expect(await told()).toEqual([["missing_refund", transId]]);
  const late = await gateway().refund({ ...pay, amount: cents(charged - 4_00) });
  if (late.kind !== "approved") throw new Error(JSON.stringify(late));
  expect(await followed(late.transId)).toBe("paid back there");
  for (const _ of ["unsettled", "settled"]) {
    expect(await told()).toEqual([]);
    admin.settle();
  }
  const { differences } = await reconcile(system);
  expect(differences.filter((one) => one.ref === ref)).toEqual([]);
});

it("more than was asked for is never entered, and the reason must be given by staff", async () => {
  const { accountId, ref, findingId } = await makeOddCharge([25_00], 24_00);
  const staff = await staffCtx();
  const decide = (ctx: Ctx, decision: "record" | "refunded", reason = note) =>
    decideCharge(ctx, { findingId, decision, note: reason });
  expect(await decide(staff, "record")).toMatchObject({
    refusal: { code: "invalid", errors: { decision: [expect.anything()] } },
  });
  expect(await decide(staff, "refunded", " ")).toMatchObject({ refusal: { code: "invalid" } });
  const member = createCtx({
    actor: { kind: "user", userId: 1, isStaff: false, accountIds: [accountId] },
  });
  expect(await decide(member, "refunded")).toMatchObject({ refusal: { code: "forbidden" } });
  admin.fail({ kind: "http-500", on: "any", times: 9 });
  expect(await decide(staff, "refunded")).toMatchObject({ refusal: { code: "conflict" } });
  admin.clearFaults();
  await db.paymentAttempt.update({ where: { ref }, data: { amountCents: 25_00 } });
  expect(await decide(staff, "refunded")).toMatchObject({ refusal: { code: "conflict" } });
  expect(await blocked(accountId)).toEqual([true]);
  expect(await readOddCharge(staff, 999_999)).toMatchObject({ refusal: { code: "not_found" } });
});
