import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cents } from "#modules/platform/money";
import {
  approvedCharge,
  chargeOf,
  isSimulated,
  login,
  newRef,
  type Provider,
  post,
  startProvider,
  tokenFor,
  visa,
} from "./gateway-support";

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const onSimulator = it.runIf(isSimulated);

/** A charge written out, as the provider's manual does it. */
const written = (change: { zip?: string; cardCode?: string; settings?: object[] }) =>
  post(provider, {
    createTransactionRequest: {
      merchantAuthentication: login(provider),
      transactionRequest: {
        transactionType: "authCaptureTransaction",
        amount: "50.00",
        payment: {
          creditCard: { cardNumber: visa, expirationDate: "2035-12", cardCode: change.cardCode },
        },
        order: { invoiceNumber: newRef() },
        billTo: { zip: change.zip ?? "62701" },
        transactionSettings: { setting: change.settings ?? [] },
      },
    },
  });

describe("a card", () => {
  it.each([
    ["4007000000027", "Visa ending in 0027"],
    ["4012888818888", "Visa ending in 8888"],
    ["4111111111111111", "Visa ending in 1111"],
    ["5424000000000015", "MasterCard ending in 0015"],
    ["2223000010309703", "MasterCard ending in 9703"],
    ["2223000010309711", "MasterCard ending in 9711"],
    ["370000000000002", "American Express ending in 0002"],
    ["6011000000000012", "Discover ending in 0012"],
    ["3088000000000017", "JCB ending in 0017"],
    ["38000000000006", "Diners Club ending in 0006"],
  ])("%s is approved as %s", async (cardNumber, label) => {
    const opaque = await tokenFor(provider, { token: { cardNumber } });
    const outcome = await provider.gateway.charge(await chargeOf(provider, { opaque }));
    expect(outcome).toEqual({ kind: "approved", transId: expect.stringMatching(/^\d+$/), label });
  });

  it("is declined for the ZIP 46282, with the bank's code", async () => {
    const request = await chargeOf(provider, { zip: "46282" });
    expect(await provider.gateway.charge(request)).toEqual({
      kind: "declined",
      code: "2",
      text: "This transaction has been declined.",
    });
  });

  it.each([
    ["46201", "A"],
    ["46203", "E"],
    ["46204", "G"],
    ["46205", "N"],
    ["46206", "P"],
    ["46207", "R"],
    ["46208", "S"],
    ["46209", "U"],
    ["46211", "W"],
    ["46214", "X"],
    ["46217", "Z"],
  ])("with the ZIP %s answers the address check %s", async (zip, avsResultCode) => {
    expect((await written({ zip })).json).toMatchObject({ transactionResponse: { avsResultCode } });
  });

  it.each([
    ["900", "M"],
    ["901", "N"],
    ["902", "S"],
    ["903", "U"],
    ["904", "P"],
  ])("with the code %s answers the code check %s", async (cardCode, cvvResultCode) => {
    const { json } = await written({ cardCode });
    expect(json).toMatchObject({ transactionResponse: { cvvResultCode } });
  });

  it("that covers a part only is declined: no part of an amount is taken", async () => {
    const request = await chargeOf(provider, { zip: "46225" });
    expect(await provider.gateway.charge(request)).toMatchObject({ kind: "declined" });
  });

  it("that covers a part is authorised for it where that is allowed", async () => {
    const settings = [{ settingName: "allowPartialAuth", settingValue: "true" }];
    expect((await written({ zip: "46225", settings })).json).toMatchObject({
      transactionResponse: {
        responseCode: "4",
        prePaidCard: { requestedAmount: "50.00", approvedAmount: "1.23" },
      },
    });
  });

  it.each([
    ["46226", "1.23"],
    ["46227", "-1.23"],
    ["46228", "0.00"],
  ])("with the ZIP %s is approved and leaves %s on it", async (zip, balanceOnCard) => {
    expect((await written({ zip })).json).toMatchObject({
      transactionResponse: { responseCode: "1", prePaidCard: { balanceOnCard } },
    });
    const request = await chargeOf(provider, { zip });
    expect(await provider.gateway.charge(request)).toMatchObject({ kind: "approved" });
  });
});

describe("a bank account", () => {
  it("is approved up to $100, and named by its last digits", async () => {
    const request = await chargeOf(provider, { method: "bank_account", amount: cents(100_00) });
    expect(await provider.gateway.charge(request)).toMatchObject({
      kind: "approved",
      label: "Bank account ending in 6789",
    });
  });

  it("is declined above $100", async () => {
    const request = await chargeOf(provider, { method: "bank_account", amount: cents(100_01) });
    expect(await provider.gateway.charge(request)).toMatchObject({ kind: "declined", code: "2" });
  });

  onSimulator("is declined over $5,000 a month, and free again in the next", async () => {
    const own = await startProvider();
    const charge = async () =>
      own.gateway.charge(await chargeOf(own, { method: "bank_account", amount: cents(100_00) }));
    for (let count = 0; count < 50; count += 1) {
      expect(await charge()).toMatchObject({ kind: "approved" });
    }
    expect(await charge()).toMatchObject({ kind: "declined" });
    own.simulator.admin.advanceClock(31 * 86_400_000);
    expect(await charge()).toMatchObject({ kind: "approved" });
    await own.stop();
  });
});

describe("a one-time token", () => {
  it("is good once: a second charge with it is refused and charges nothing", async () => {
    const first = await approvedCharge(provider);
    const again = await chargeOf(provider, { opaque: first.opaque });
    expect(await provider.gateway.charge(again)).toMatchObject({ kind: "error", code: "E00114" });
    expect(await provider.gateway.find(again.ref, { since: new Date() })).toEqual({
      kind: "absent",
    });
  });

  it("is spent by a declined charge too", async () => {
    const declined = await chargeOf(provider, { zip: "46282" });
    await provider.gateway.charge(declined);
    const again = await chargeOf(provider, { opaque: declined.opaque });
    expect(await provider.gateway.charge(again)).toMatchObject({ kind: "error", code: "E00114" });
  });

  onSimulator("is dead after 15 minutes", async () => {
    const own = await startProvider();
    const early = await chargeOf(own);
    const late = await chargeOf(own);
    own.simulator.admin.advanceClock(14 * 60_000);
    expect(await own.gateway.charge(early)).toMatchObject({ kind: "approved" });
    own.simulator.admin.advanceClock(60_000);
    expect(await own.gateway.charge(late)).toMatchObject({ kind: "error", code: "E00115" });
    expect(own.simulator.admin.ledger()).toHaveLength(1);
    await own.stop();
  });

  it.each([
    ["what is no token", { dataValue: "nonsense" }, "E00113"],
    ["another descriptor", { dataDescriptor: "COMMON.OTHER" }, "E00076"],
  ])("refuses %s", async (_what, change, code) => {
    const request = await chargeOf(provider);
    const opaque = { ...request.opaque, ...change };
    expect(await provider.gateway.charge({ ...request, opaque })).toMatchObject({
      kind: "error",
      code,
    });
  });
});

describe("the keys", () => {
  it("are refused when they are wrong, and nothing is charged", async () => {
    const request = await chargeOf(provider);
    const stranger = provider.gatewayWith({ transactionKey: "wrong-key" });
    expect(await stranger.charge(request)).toMatchObject({ kind: "error", code: "E00007" });
    expect(await stranger.find(request.ref, { since: new Date() })).toEqual({
      kind: "unknown",
      reason: "refused: E00007",
    });
  });

  onSimulator("of the real provider are refused with reason 13", async () => {
    const stranger = provider.gatewayWith({ apiLoginId: "production-login" });
    expect(await stranger.charge(await chargeOf(provider))).toMatchObject({
      kind: "error",
      code: "13",
    });
  });
});
