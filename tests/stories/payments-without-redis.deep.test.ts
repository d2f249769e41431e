import "../modules/billing/payments-provider";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { cardBody, makePayer, pay } from "#tests/http/payments-kit";
import { admin, simulator } from "#tests/modules/billing/payments-provider";
import { cashFrom } from "#tests/modules/billing/payments-support";
import { hasRedis } from "#tests/setup/redis";
import { openSite, outageMs, patienceMs, recoveryMs, type Site, timed } from "./site";

const PAYMENTS = 6;

describe.skipIf(!hasRedis())("payments when Redis is away", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ withRedis: true, changes: { ANET_SIMULATOR_URL: simulator.url } });
  });
  afterEach(() => site.redis?.mend());
  afterAll(async () => {
    await site.stop();
  });

  it.each(["cut", "freeze"] as const)(
    "C-01 are taken once each, and what follows from them is done when it is back (%s)",
    async (how) => {
      const payers = await Promise.all(
        Array.from({ length: PAYMENTS }, () => makePayer(site.web.url, 45_00)),
      );
      const charges = admin.ledger().length;
      const waiting = () => db.outboxJob.count({ where: { doneAt: null } });
      await expect.poll(waiting).toBe(0);

      await site.redis?.[how]();
      for (const payer of payers) {
        await sleep(outageMs / PAYMENTS);
        const body = await cardBody(payer);
        const send = () => payer.visitor.call(`${pay}/credit`, "POST", body);
        const { value: answer, ms } = await timed(send);
        expect([answer.status, await answer.json()]).toMatchObject([
          200,
          { messages: { resultCode: "Ok" } },
        ]);
        expect(ms).toBeLessThan(patienceMs);
      }
      // A receipt and what follows from the settled invoice, for each.
      expect(await waiting()).toBeGreaterThanOrEqual(2 * PAYMENTS);
      expect(admin.ledger().length - charges).toBe(PAYMENTS);
      for (const { accountId } of payers) expect(await cashFrom(accountId)).toBe(45_00);

      await site.redis?.mend();
      await expect.poll(waiting, { timeout: recoveryMs }).toBe(0);
      expect(await db.outboxJob.count({ where: { failedAt: { not: null } } })).toBe(0);
    },
    90_000 + 3 * outageMs,
  );
});
