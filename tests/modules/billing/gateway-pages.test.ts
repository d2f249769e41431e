import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "#modules/platform/money";
import {
  approvedId,
  isSimulated,
  newRef,
  type Provider,
  sendForm,
  startedPaypal,
  startProvider,
  visa,
} from "./gateway-support";

const since = new Date(Date.now() - 3_600_000);

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

describe("a PayPal payment", () => {
  it("needs its payer, and charges nothing before that", async () => {
    const { ref, url } = await startedPaypal(provider);
    expect(url).toContain("cmd=_express-checkout");
    expect(new URL(url).searchParams.get("token")).toMatch(/^EC-/);
    expect(await provider.gateway.find(ref, { since })).toEqual({ kind: "absent" });
  });

  it("of nothing is refused", async () => {
    const request = {
      ref: newRef(),
      amount: cents(0),
      successUrl: "https://shop.example/ok",
      cancelUrl: "https://shop.example/no",
    };
    expect(await provider.gateway.startPaypal(request)).toMatchObject({ kind: "error", code: "5" });
  });
});

/** A consent is given on the simulator's page; at the sandbox only a person can give one. */
describe.runIf(isSimulated)("a payer's consent", () => {
  async function consent(payment: { url: string }, answer: "pay" | "cancel") {
    const url = new URL(payment.url);
    const token = url.searchParams.get("token") ?? "";
    const response = await sendForm(`${url.origin}${url.pathname}`, { token, answer });
    const location = response.headers.get("location");
    const back = new URL(location ?? "about:blank");
    return { status: response.status, back, payerId: back.searchParams.get("PayerID") ?? "" };
  }

  it("is asked on a page with Pay and Cancel and the amount", async () => {
    const { url } = await startedPaypal(provider, cents(45_60));
    const html = await (await fetch(url)).text();
    expect(html).toContain("$45.60");
    expect(html).toMatch(/value="pay">Pay<.*value="cancel">Cancel</s);
    expect(html).not.toContain("<script");
  });

  it("leads back with token and payer, and is captured once", async () => {
    const payment = await startedPaypal(provider);
    const { status, back, payerId } = await consent(payment, "pay");
    expect(status).toBe(303);
    expect(back.pathname).toBe("/app/payments/paypal/return");
    expect(back.searchParams.get("token")).toBe(new URL(payment.url).searchParams.get("token"));
    const outcome = await provider.gateway.continuePaypal({ ...payment, payerId });
    expect(outcome).toMatchObject({ kind: "approved", transId: payment.transId, label: "PayPal" });
    const again = await provider.gateway.continuePaypal({ ...payment, payerId });
    expect(again).toMatchObject({ kind: "error", code: "16" });
    const { ref, amount } = payment;
    const found = { kind: "found", ref, amount, standing: "charged" };
    expect(await provider.gateway.find(ref, { since })).toMatchObject(found);
  });

  it.runIf(isSimulated)("is paid back as PayPal after settlement, never as a card", async () => {
    const payment = await startedPaypal(provider);
    const { payerId } = await consent(payment, "pay");
    await provider.gateway.continuePaypal({ ...payment, payerId });
    provider.simulator.admin.settle();
    const { transId, amount } = payment;
    const asCard = await provider.gateway.refund({ transId, amount, lastFour: "1111" });
    expect(asCard).toMatchObject({ kind: "error", code: "54" });
    approvedId(await provider.gateway.refund({ transId, amount, lastFour: "" }));
  });

  it("that was refused leads back to the other address, and captures nothing", async () => {
    const payment = await startedPaypal(provider);
    const { back } = await consent(payment, "cancel");
    expect(back.pathname).toBe("/app/payments/paypal/cancel");
    const outcome = await provider.gateway.continuePaypal({ ...payment, payerId: "MADEUP" });
    expect(outcome).toMatchObject({ kind: "declined" });
    expect(await provider.gateway.find(payment.ref, { since })).toEqual({ kind: "absent" });
  });

  it("of somebody else, of another amount or of no payer captures nothing", async () => {
    const payment = await startedPaypal(provider);
    const before = await provider.gateway.continuePaypal({ ...payment, payerId: "MADEUP" });
    expect(before).toMatchObject({ kind: "declined" });
    const { payerId } = await consent(payment, "pay");
    const stranger = await provider.gateway.continuePaypal({ ...payment, payerId: "MADEUP" });
    expect(stranger).toMatchObject({ kind: "declined" });
    const amount = cents(1);
    const cheap = await provider.gateway.continuePaypal({ ...payment, payerId, amount });
    expect(cheap).toMatchObject({ kind: "error" });
    approvedId(await provider.gateway.continuePaypal({ ...payment, payerId }));
  });

  it("can be taken back at the last moment", async () => {
    const payment = await startedPaypal(provider);
    const { payerId } = await consent(payment, "pay");
    provider.simulator.admin.fail({ kind: "paypal-cancelled" });
    const outcome = await provider.gateway.continuePaypal({ ...payment, payerId });
    expect(outcome).toMatchObject({ kind: "declined" });
  });

  it("whose capture got no answer is found by its reference", async () => {
    const payment = await startedPaypal(provider);
    const { payerId } = await consent(payment, "pay");
    provider.simulator.admin.fail({ kind: "reset-after" });
    const outcome = await provider.gateway.continuePaypal({ ...payment, payerId });
    expect(outcome).toMatchObject({ kind: "unknown" });
    const found = { kind: "found", transId: payment.transId, standing: "charged" };
    expect(await provider.gateway.find(payment.ref, { since })).toMatchObject(found);
  });

  it("is asked for once", async () => {
    const payment = await startedPaypal(provider);
    await consent(payment, "pay");
    expect((await fetch(payment.url)).status).toBe(404);
    expect((await consent(payment, "cancel")).status).toBe(404);
  });
});

describe("the hosted page", () => {
  const addresses = {
    returnUrl: "https://shop.example/app/payments/hosted/return",
    cancelUrl: "https://shop.example/app/payments/hosted/cancel",
  };

  async function prepared(amount = cents(64_20)) {
    const ref = newRef();
    const page = await provider.gateway.hostedPage({ ref, amount, ...addresses });
    if (page.kind !== "page") throw new Error(JSON.stringify(page));
    return { ...page, ref, amount };
  }

  it("is prepared with a token for a form", async () => {
    const { url, token } = await prepared();
    expect(url).toMatch(/\/payment\/payment$/);
    expect(token.length).toBeGreaterThan(40);
  });

  it("is refused for an amount of nothing", async () => {
    const request = { ref: newRef(), amount: cents(0), ...addresses };
    expect(await provider.gateway.hostedPage(request)).toMatchObject({ kind: "error" });
  });

  /** What a person types there; only the simulator's page is ours to type into. */
  const submit = (page: { url: string; token: string }, fields: Record<string, string>) =>
    sendForm(page.url.replace(/payment$/, "submit"), { token: page.token, ...fields });
  const card = {
    method: "card",
    cardNumber: "4111 1111 1111 1111",
    expiry: "12/35",
    cardCode: "900",
    zip: "62701",
    answer: "pay",
  };

  it.runIf(isSimulated)("shows a form that needs no script", async () => {
    const page = await prepared();
    const html = await (await sendForm(page.url, { token: page.token })).text();
    expect(html).toContain("$64.20");
    expect(html).toContain('name="cardNumber"');
    expect(html).toContain('name="routingNumber"');
    expect(html).not.toContain("<script");
  });

  it.runIf(isSimulated)("charges a card and leads back, once", async () => {
    const page = await prepared();
    const response = await submit(page, card);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(addresses.returnUrl);
    const { ref, amount } = page;
    const found = { kind: "found", ref, amount, standing: "charged" };
    expect(await provider.gateway.find(ref, { since })).toMatchObject(found);
    expect((await submit(page, card)).status).toBe(404);
    const charges = provider.simulator.admin.ledger().filter((one) => one.invoiceNumber === ref);
    expect(charges).toHaveLength(1);
  });

  it.runIf(isSimulated)("charges a bank account", async () => {
    const page = await prepared();
    const response = await submit(page, {
      method: "bank",
      accountType: "checking",
      routingNumber: "121042882",
      accountNumber: "123456789",
      nameOnAccount: "Pat Treasurer",
      answer: "pay",
    });
    expect(response.headers.get("location")).toBe(addresses.returnUrl);
    expect(await provider.gateway.find(page.ref, { since })).toMatchObject({ kind: "found" });
  });

  it.runIf(isSimulated)("says what is wrong and takes another card", async () => {
    const page = await prepared();
    const wrong = await submit(page, { ...card, cardNumber: visa.replace(/1$/, "2"), expiry: "" });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain("Please provide valid credit card number.");
    expect(html).toContain("Please provide valid expiration month.");
    const declined = await submit(page, { ...card, zip: "46282" });
    expect(await declined.text()).toContain("This transaction has been declined.");
    expect((await submit(page, { ...card, cardNumber: "6011000000000012" })).status).toBe(303);
  });

  it.runIf(isSimulated)("leads back by Cancel, and is over then", async () => {
    const page = await prepared();
    const response = await submit(page, { answer: "cancel" });
    expect(response.headers.get("location")).toBe(addresses.cancelUrl);
    expect((await submit(page, card)).status).toBe(404);
    expect(await provider.gateway.find(page.ref, { since })).toEqual({ kind: "absent" });
  });
});
