import "./payments-provider";
import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import {
  clearPaypal,
  initPaypal,
  returnFromPaypal,
  startHostedPayment,
} from "#modules/billing/index.server";
import { admin } from "./payments-provider";
import { attemptOf, eventsOf, makeDebtor, pageUrls, paypalUrls, system } from "./payments-support";
import { consentAt } from "./provider-pages";

afterEach(() => admin.clearFaults());

it("a provider's page that cannot be had frees the invoices, and says why", async () => {
  const start = async () => {
    const debtor = await makeDebtor(20_00);
    const started = { ...debtor, ...pageUrls, attempt: randomUUID() };
    return { ...debtor, answer: await startHostedPayment(system, started) };
  };
  admin.fail({ kind: "html", on: "any", times: 3 });
  const unknown = await start();
  expect(unknown.answer).toMatchObject({
    refusal: { code: "invalid", errors: { payment: [{ key: "paymentRefused" }] } },
  });
  expect(await eventsOf(unknown.accountId)).toEqual([
    ["begun", {}],
    ["failed", { code: "unknown" }],
  ]);
  expect(await attemptOf(unknown.accountId)).toMatchObject({
    status: "failed",
    errorCode: "unknown",
    errorText: "",
    invoices: [{ isActive: false }],
  });
  admin.clearFaults();
  const shown = await start();
  expect(shown.answer).toMatchObject({ ok: true });
  expect(await eventsOf(shown.accountId)).toEqual([
    ["begun", {}],
    ["at_provider", {}],
  ]);
});

it("C-41 what becomes of a PayPal payment is kept step by step, each step once", async () => {
  const debtor = await makeDebtor(20_00);
  const { accountId } = debtor;
  const begun = await initPaypal(system, { ...debtor, ...paypalUrls, attempt: randomUUID() });
  if (!begun.ok) throw new Error("refused");
  const back = { accountId, ...(await consentAt(begun.value.url)) };
  for (const _ of [1, 2]) {
    expect(await returnFromPaypal(system, back)).toMatchObject({ ok: true });
  }
  for (const _ of [1, 2]) {
    expect(await clearPaypal(system, { accountId })).toMatchObject({ ok: true });
  }
  const kinds = (await eventsOf(accountId)).map(([kind]) => kind);
  expect(kinds.filter((kind) => kind === "payer_back")).toHaveLength(1);
  expect([kinds.at(0), kinds.at(-1)]).toEqual(["begun", "cancelled"]);
  expect((await eventsOf(accountId)).at(-1)).toEqual(["cancelled", { code: "disconnected" }]);
});

it("C-41 a PayPal payment that cannot be begun is failed with the reason", async () => {
  const debtor = await makeDebtor(20_00);
  admin.fail({ kind: "truncated", on: "any", times: 1 });
  expect(
    await initPaypal(system, { ...debtor, ...paypalUrls, attempt: randomUUID() }),
  ).toMatchObject({
    ok: false,
  });
  expect(await attemptOf(debtor.accountId)).toMatchObject({
    status: "failed",
    errorCode: "unknown",
    errorText: "",
    invoices: [{ isActive: false }],
  });
});
