import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "#modules/platform/money";
import {
  chargeOf,
  isSimulated,
  login,
  newRef,
  type Provider,
  post,
  startProvider,
  visa,
} from "./gateway-support";

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const charge = (elements: object = {}) => ({
  transactionType: "authCaptureTransaction",
  amount: "5.00",
  payment: { creditCard: { cardNumber: visa, expirationDate: "2035-12" } },
  ...elements,
});

const send = (transactionRequest: object) =>
  post(provider, {
    createTransactionRequest: { merchantAuthentication: login(provider), transactionRequest },
  });

const refused = (text: string) => ({
  messages: {
    resultCode: "Error",
    message: [{ code: "E00003", text: expect.stringContaining(text) }],
  },
});

describe("the provider's schema", () => {
  it("takes the elements in their order", async () => {
    const elements = { order: { invoiceNumber: newRef() }, billTo: { zip: "62701" } };
    expect((await send(charge(elements))).json).toMatchObject({
      transactionResponse: { responseCode: "1" },
    });
  });

  it("refuses the payer before the order, with HTTP 200", async () => {
    const elements = { billTo: { zip: "62701" }, order: { invoiceNumber: newRef() } };
    const { status, json } = await send(charge(elements));
    expect(status).toBe(200);
    expect(json).toMatchObject(refused("has invalid child element 'order'"));
    expect(json).toMatchObject(refused("List of possible elements expected: 'shipTo, customerIP"));
  });

  it.each([
    ["the address of the network before the payer", { customerIP: "203.0.113.7", billTo: {} }],
    ["settings before the customer", { transactionSettings: {}, customer: {} }],
    ["a later transaction after the order", { order: {}, refTransId: "1" }],
    ["an element that is unknown", { favouriteColour: "blue" }],
    ["the last name before the first", { billTo: { lastName: "B", firstName: "A" } }],
  ])("refuses %s", async (_what, elements) => {
    expect((await send(charge(elements))).json).toMatchObject(refused("invalid child element"));
  });

  it("refuses a reference behind the transaction", async () => {
    const { json } = await post(provider, {
      createTransactionRequest: {
        merchantAuthentication: login(provider),
        transactionRequest: charge(),
        refId: newRef(),
      },
    });
    expect(json).toMatchObject(refused("invalid child element 'refId'"));
  });

  it.each([
    ["invoiceNumber", { order: { invoiceNumber: "x".repeat(21) } }],
    ["description", { order: { description: "x".repeat(256) } }],
    ["id", { customer: { id: "x".repeat(21) } }],
    ["email", { customer: { email: "x".repeat(256) } }],
    ["firstName", { billTo: { firstName: "x".repeat(51) } }],
    ["address", { billTo: { address: "x".repeat(61) } }],
    ["city", { billTo: { city: "x".repeat(41) } }],
    ["zip", { billTo: { zip: "x".repeat(21) } }],
    ["phoneNumber", { billTo: { phoneNumber: "x".repeat(26) } }],
  ])("refuses a %s that is too long", async (name, elements) => {
    const { json } = await send(charge(elements));
    expect(json).toMatchObject(refused("The actual length is greater than the MaxLength value."));
    expect(json).toMatchObject(refused(`:${name}'`));
  });

  it("refuses a name of a bank account beyond 22 characters", async () => {
    const bankAccount = {
      accountType: "checking",
      routingNumber: "121042882",
      accountNumber: "123456789",
      nameOnAccount: "x".repeat(23),
    };
    const { json } = await send({ ...charge(), payment: { bankAccount } });
    expect(json).toMatchObject(refused("nameOnAccount"));
  });

  it.each(["12,34", "-1.00", "", "1e3"])("refuses the amount %j", async (amount) => {
    expect((await send({ ...charge(), amount })).json).toMatchObject(refused("decimal"));
  });

  it("begins each answer with a byte order mark", async () => {
    const { bytes } = await send(charge({ order: { invoiceNumber: newRef() } }));
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });
});

describe("the client's requests", () => {
  it("are cut to the provider's lengths, by whole characters", async () => {
    const long = "Zoë 𝒳".repeat(80);
    const request = await chargeOf(provider, {
      name: `${long} ${long}`,
      address: long,
      city: long,
      state: long,
      zip: long,
      phone: long,
      customerId: long,
      email: long,
    });
    expect(await provider.gateway.charge(request)).toMatchObject({ kind: "approved" });
  });

  it("carry no characters that XML has no place for, and leave out what is empty", async () => {
    const request = await chargeOf(provider, {
      name: "Pat\u0000\u0007 Treasurer\ud800",
      address: "",
      city: undefined,
      phone: " ",
    });
    expect(await provider.gateway.charge(request)).toMatchObject({ kind: "approved" });
  });

  it.runIf(isSimulated)("carry the exact amount and our reference", async () => {
    const amounts = [1, 29, 10_05, 99_999_99].map(cents);
    for (const amount of amounts) {
      const request = await chargeOf(provider, { amount });
      await provider.gateway.charge(request);
      expect(provider.simulator.admin.ledger().at(-1)).toMatchObject({
        cents: amount,
        invoiceNumber: request.ref,
        refId: request.ref,
      });
    }
  });
});

describe("the duplicate window", () => {
  const twice = async (elements: object) => {
    const request = charge({ order: { invoiceNumber: newRef() }, ...elements });
    const first = await send(request);
    return { first: first.json, second: (await send(request)).json };
  };
  const duplicate = { responseCode: "3", errors: [{ errorCode: "11" }] };

  it("refuses the same charge again, and says so as an error", async () => {
    const { second } = await twice({});
    expect(second).toMatchObject({
      transactionResponse: { ...duplicate, transId: "0" },
      messages: { resultCode: "Error", message: [{ code: "E00027" }] },
    });
  });

  it("names the first charge to who sent a window", async () => {
    const setting = [{ settingName: "duplicateWindow", settingValue: "600" }];
    const { first, second } = await twice({ transactionSettings: { setting } });
    const { transId } = (first as { transactionResponse: { transId: string } }).transactionResponse;
    expect(second).toMatchObject({ transactionResponse: { ...duplicate, transId } });
  });

  it("lets another invoice pass", async () => {
    await send(charge({ order: { invoiceNumber: newRef() } }));
    expect((await send(charge({ order: { invoiceNumber: newRef() } }))).json).toMatchObject({
      transactionResponse: { responseCode: "1" },
    });
  });

  it("makes a second call with the same reference unknown: the first may have charged", async () => {
    const first = await chargeOf(provider);
    expect(await provider.gateway.charge(first)).toMatchObject({ kind: "approved" });
    const { opaque } = await chargeOf(provider);
    expect(await provider.gateway.charge({ ...first, opaque })).toEqual({
      kind: "unknown",
      reason: "a duplicate of an earlier call",
    });
  });

  it.runIf(isSimulated)("is over after its time", async () => {
    const request = charge({ order: { invoiceNumber: newRef() } });
    await send(request);
    provider.simulator.admin.advanceClock(121_000);
    expect((await send(request)).json).toMatchObject({
      transactionResponse: { responseCode: "1" },
    });
  });
});
