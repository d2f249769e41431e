import "../modules/billing/payments-provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { admin, simulator } from "#tests/modules/billing/payments-provider";
import { cashFrom } from "#tests/modules/billing/payments-support";
import { startProxy, type TcpProxy } from "#tests/setup/tcp-proxy";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { signatureOf } from "../../dev/simulator/webhooks.mjs";
import { cardBody, makePayer, pay } from "./payments-kit";

const AT_ONCE = 50;
/** Every statement takes at least twice this, and two run at a time. */
const SLOW_MS = 200;

let database: TcpProxy;
let web: RunningProcess;
beforeAll(async () => {
  database = await startProxy(process.env.DATABASE_URL ?? "");
  web = await startWeb({
    ANET_SIMULATOR_URL: simulator.url,
    DATABASE_URL: database.url,
    DATABASE_POOL: "2",
    LOG_LEVEL: "error",
  });
});
afterAll(async () => {
  await web.stop();
  await database.stop();
});

it(`${AT_ONCE} payments at once with a starved database end in 200, 409 or 429, with one charge`, async () => {
  const payer = await makePayer(web.url, 45_00);
  const bodies = await Promise.all(Array.from({ length: AT_ONCE }, () => cardBody(payer)));
  database.delay(SLOW_MS);
  const answers = await Promise.all(
    bodies.map((body) => payer.visitor.call(`${pay}/credit`, "POST", body)),
  );
  await database.mend();
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const attempts = await db.paymentAttempt.findMany({ where: { accountId: payer.accountId } });
  const refs = new Set(attempts.map(({ ref }) => ref));
  const charges = admin.ledger().filter(({ invoiceNumber }) => refs.has(invoiceNumber));
  expect([charges.length, await cashFrom(payer.accountId)]).toEqual([1, 45_00]);
});

it(`${AT_ONCE} signed notifications at once with a starved database are kept, or told to come again`, async () => {
  database.delay(SLOW_MS);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const body = JSON.stringify({ notificationId: `starved-${at}`, eventType: "x" });
      const headers = { "X-ANET-Signature": signatureOf(env.ANET_SIGNATURE_KEY, body) };
      return fetch(`${web.url}/webhooks/payments`, { method: "POST", headers, body });
    }),
  );
  await database.mend();
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  const taken = statuses.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThan(1);
  const kept = { notificationId: { startsWith: "starved-" } };
  expect(await db.webhookNotification.count({ where: kept })).toBe(taken);
});
