import "./payments-provider";
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { gateway } from "#modules/billing/gateway/index.server";
import { continuePaypal, payByCard } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { assigned, conflict } from "./payments-answers";
import { restoreProvider } from "./payments-hooks";
import { admin } from "./payments-provider";
import {
  applyDiscount,
  attemptOf,
  cardPayment,
  eventsOf,
  finishAll,
  makeDebtor,
  payCard,
  paypalUrls,
  system,
} from "./payments-support";
import { back, init, kindsOf } from "./paypal-payer";

restoreProvider();

describe("the beginning of a PayPal payment", () => {
  it("C-41 asks PayPal for this payment's amount, and keeps where the payer consents", async () => {
    const debtor = await makeDebtor(10_00, 5_50);
    const asked = vi.spyOn(gateway(), "startPaypal");
    const begun = await init(debtor);
    const attempt = await attemptOf(debtor.accountId);
    const { ref } = attempt;
    expect(asked.mock.calls).toEqual([[{ ref, amount: 15_50, ...paypalUrls }]]);
    const url = begun.ok ? begun.value.url : "";
    expect(attempt).toMatchObject({
      status: "awaiting_payer",
      method: "paypal",
      label: "PayPal",
      payerUrl: url,
      payerToken: new URL(url).searchParams.get("token"),
      payerId: null,
      dispatchedAt: null,
      decidedAt: null,
      nonceHash: null,
      gatewayTransId: admin.ledger().at(-1)?.transId,
    });
    expect(await eventsOf(debtor.accountId)).toEqual([
      ["begun", {}],
      ["awaiting_payer", {}],
    ]);
  });

  it.each([
    { kind: "error", code: "33", text: "A required field is missing." },
    { kind: "declined", code: "2", text: "This transaction has been declined." },
  ] as const)(
    "why PayPal does not begin it ($kind) is told in its words, and nothing is kept",
    async (refused) => {
      const debtor = await makeDebtor(10_00);
      vi.spyOn(gateway(), "startPaypal").mockResolvedValueOnce(refused);
      const { code, text } = refused;
      expect(await init(debtor)).toMatchObject({
        refusal: { errors: { payment: [{ key: "providerSays", values: { text } }] } },
      });
      expect(await attemptOf(debtor.accountId)).toMatchObject({
        status: "failed",
        errorCode: code,
        errorText: text,
        invoices: [{ isActive: false }],
      });
    },
  );

  it.each([
    { kind: "approved", transId: "70000000001", label: "PayPal" },
    { kind: "held", transId: "70000000002" },
  ] as const)(
    "that was charged without consent ($kind) blocks its invoices until the books tell",
    async (outcome) => {
      const debtor = await makeDebtor(10_00);
      vi.spyOn(gateway(), "startPaypal").mockResolvedValueOnce(outcome);
      expect(await init(debtor)).toMatchObject({
        refusal: { errors: { payment: [{ key: "paymentRefused" }] } },
      });
      expect(await attemptOf(debtor.accountId)).toMatchObject({
        status: "unknown",
        errorText: expect.stringMatching(/consent/),
        invoices: [{ isActive: true }],
      });
      expect(await payCard(debtor)).toMatchObject(conflict("paymentInProgress"));
      await finishAll();
    },
  );

  it("that was called off before PayPal answered leads nowhere", async () => {
    const debtor = await makeDebtor(10_00);
    const url = "http://paypal.example/?token=EC-LATE";
    vi.spyOn(gateway(), "startPaypal").mockImplementationOnce(async () => {
      await finishAll();
      return { kind: "needs_payer", transId: "70000000003", url };
    });
    expect(await init(debtor)).toMatchObject({ refusal: { code: "invalid" } });
    expect(await attemptOf(debtor.accountId)).toMatchObject({
      status: "cancelled",
      payerUrl: null,
    });
    expect(await kindsOf(debtor.accountId)).toEqual(["begun"]);
  });

  it("of nothing is refused: that is settled without payment", async () => {
    const debtor = await makeDebtor(10_00);
    const discountId = await applyDiscount(debtor.accountId, "1");
    expect(await init({ ...debtor, value: cents(0), discountId })).toMatchObject({
      refusal: { errors: { payment: [{ key: "nothingToPay" }] } },
    });
  });

  it("with the key of one that has ended, or is being captured, opens nothing again", async () => {
    const debtor = { ...(await makeDebtor(10_00)), attempt: randomUUID() };
    const { accountId } = debtor;
    const capture = await back(debtor);
    const to = (status: string) =>
      db.paymentAttempt.updateMany({ where: { accountId }, data: { status } });
    for (const status of ["dispatching", "unknown"]) {
      await to(status);
      expect(await init(debtor)).toMatchObject(conflict("paymentInProgress"));
    }
    await to("awaiting_payer");
    expect(await continuePaypal(system, capture)).toMatchObject(assigned);
    expect(await init(debtor)).toMatchObject(conflict("paymentInProgress"));
    await to("cancelled");
    expect(await init(debtor)).toMatchObject(conflict("paymentCancelled"));
  });

  it("is one at a time for an account; another account, or a card for the rest, may pay", async () => {
    const debtor = await makeDebtor(10_00, 20_00, 30_00);
    const other = await makeDebtor(10_00);
    const { accountId, invoiceIds } = debtor;
    const [first = 0, second = 0, third = 0] = invoiceIds;
    await init({ accountId, invoiceIds: [first], value: cents(10_00) });
    const rest = { accountId, invoiceIds: [second], value: cents(20_00) };
    expect(await init(rest)).toMatchObject(conflict("paymentInProgress"));
    expect(await init(other)).toMatchObject({ ok: true });
    expect(await payCard(rest)).toMatchObject(assigned);
    await db.paymentAttempt.updateMany({
      where: { accountId, status: "awaiting_payer" },
      data: { status: "dispatching" },
    });
    const last = { accountId, invoiceIds: [third], value: cents(30_00) };
    expect(await init(last)).toMatchObject(conflict("paymentInProgress"));
  });

  it("waits for another process that begins one for the account; a card need not", async () => {
    const debtor = await makeDebtor(10_00);
    const payment = await cardPayment(debtor);
    const answers = await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${debtor.accountId} FOR NO KEY UPDATE`;
        return [await init(debtor), await payByCard(system, payment)];
      },
      { timeout: 30_000 },
    );
    expect(answers).toMatchObject([conflict("paymentInProgress"), assigned]);
  });
});
