import "./payments-provider";
import { afterEach, describe, expect, it } from "vitest";
import { recoverAttempts } from "#modules/billing/attempts/recover.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { admin } from "./payments-provider";
import { balancesFor, cashFrom, makeDebtor, payCard } from "./payments-support";

/** `npm run chaos` asks for more. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);

afterEach(() => admin.clearFaults());

const recoverAfter = (minutes: number) =>
  recoverAttempts(
    createCtx({
      actor: { kind: "system", name: "test" },
      now: () => new Date(Date.now() + minutes * 60_000),
    }),
  );

/** What the provider captured of an account's attempts, in cents, a charge each. */
async function captured(accountId: number): Promise<number[]> {
  const attempts = await db.paymentAttempt.findMany({ where: { accountId } });
  const refs = new Set(attempts.map(({ ref }) => ref));
  return admin
    .ledger()
    .filter((one) => refs.has(one.invoiceNumber) && /^captured|^settled/.test(one.status))
    .map(({ cents }) => cents);
}

/** Each way to fail, and what is known of the money at once. */
const faults = [
  ["reset-before", "unknown"],
  ["reset-after", "unknown"],
  ["http-500", "unknown"],
  ["http-500-after", "unknown"],
  ["redirect", "unknown"],
  ["truncated", "unknown"],
  ["html", "unknown"],
  ["no-trans-id", "unknown"],
  ["busy", "unknown"],
  ["duplicate", "unknown"],
  ["decline", "not charged"],
  ["held", "held"],
  ...(rounds >= 10 ? ([["delay", "unknown"]] as const) : []),
] as const;

describe(`after a fault of the provider, ${rounds} times each`, () => {
  it.each(faults)(
    "nothing is charged twice and no charge is lost: %s",
    async (kind, known) => {
      const debtors = await Promise.all(Array.from({ length: rounds }, () => makeDebtor(40_00)));
      admin.fail({ kind, times: rounds });
      const sent = await Promise.all(debtors.map((debtor) => payCard(debtor)));
      for (const answer of sent) {
        if (known === "not charged") expect(answer).toMatchObject({ refusal: { code: "invalid" } });
        else expect(answer).toMatchObject({ value: { kind: "unassigned" } });
      }
      if (known !== "not charged") {
        for (const debtor of debtors) {
          expect(await payCard(debtor)).toMatchObject({ refusal: { code: "conflict" } });
        }
      }
      if (known === "held") {
        for (const { transId, status } of admin.ledger()) {
          if (status === "FDSPendingReview") admin.review(transId, true);
        }
      }
      await recoverAfter(0);
      for (const { accountId } of debtors) {
        const charges = await captured(accountId);
        expect(await cashFrom(accountId)).toBe(charges.length * 40_00);
        expect(charges.length).toBeLessThanOrEqual(1);
      }
      await recoverAfter(21);
      for (const debtor of debtors) {
        if ((await balancesFor(debtor.accountId)).length > 0) {
          expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
        }
        expect(await captured(debtor.accountId)).toEqual([40_00]);
        expect(await cashFrom(debtor.accountId)).toBe(40_00);
      }
    },
    120_000,
  );

  it("a provider that cannot be reached is told at once, and one may try again", async () => {
    const debtor = await makeDebtor(40_00);
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith("/xml/v1/request.api") && !String(init?.body).includes("Container")
        ? Promise.reject(
            Object.assign(new TypeError("fetch failed"), {
              cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
            }),
          )
        : fetch(input, init);
    const answer = await payCard(debtor).finally(() => {
      globalThis.fetch = fetch;
    });
    expect(answer).toMatchObject({
      refusal: {
        code: "invalid",
        errors: { payment: [{ values: { text: "The card provider cannot be reached." } }] },
      },
    });
    expect(await payCard(debtor)).toMatchObject({ value: { kind: "assigned" } });
    expect(await captured(debtor.accountId)).toEqual([40_00]);
  });
});
