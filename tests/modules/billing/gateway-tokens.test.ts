import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  approvedId,
  chargeOf,
  checkingAccount,
  isSimulated,
  type Provider,
  startProvider,
  visa,
} from "./gateway-support";

interface Answer {
  readonly opaqueData?: { readonly dataDescriptor: string; readonly dataValue: string };
  readonly messages: {
    readonly resultCode: string;
    readonly message: readonly { readonly code: string; readonly text: string }[];
  };
}

interface Page {
  readonly isReady: boolean;
  readonly Accept: { dispatchData(data: object, handler: unknown): void };
  [handler: string]: unknown;
}

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

/** As much of a browser as the script asks for; `spoil` changes the core between its two loads. */
async function openPage(options: { origin?: string; spoil?: boolean; wait?: boolean } = {}) {
  const url = new URL(options.origin ?? "http://localhost/app/payments");
  const body = new EventTarget();
  class Request {
    responseText = "";
    onload?: () => void;
    onerror?: () => void;
    private target = "";
    private method = "GET";
    open(method: string, target: string) {
      this.method = method;
      this.target = target;
    }
    setRequestHeader() {}
    async send(content?: string) {
      try {
        const response = await fetch(this.target, { method: this.method, body: content });
        this.responseText = `${await response.text()}${options.spoil ? " " : ""}`;
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  }
  const page = createContext({
    location: url,
    document: {
      body,
      createElement: () => ({}),
      head: {
        appendChild: async (script: { src: string; onload: () => void }) => {
          runInContext(await (await fetch(script.src)).text(), page);
          script.onload();
        },
      },
    },
    XMLHttpRequest: Request,
    CustomEvent,
    TextEncoder,
    Uint8Array,
    crypto: globalThis.crypto,
  });
  page.window = page;
  const ready = new Promise((resolve) => body.addEventListener("handshake", resolve));
  runInContext(await (await fetch(provider.page.scriptUrl)).text(), page);
  if (options.wait ?? true) await ready;
  const { Accept } = page as unknown as Page;
  const dispatch = (data: object) =>
    new Promise<Answer>((resolve) => Accept.dispatchData(data, resolve));
  return { page: page as unknown as Page, dispatch };
}

const authData = () => ({
  clientKey: provider.page.clientKey,
  apiLoginID: provider.page.apiLoginId,
});
const cardData = { cardNumber: visa, month: "12", year: "2035", cardCode: "900" };
const codesOf = (answer: Answer) => answer.messages.message.map(({ code }) => code);

/** The provider's own script runs in browsers only; the simulator's runs here. */
describe.runIf(isSimulated)("the tokenising script", () => {
  it("trades a card for a token that pays once", async () => {
    const { dispatch } = await openPage();
    const answer = await dispatch({ authData: authData(), cardData });
    expect(answer.messages).toMatchObject({ resultCode: "Ok", message: [{ code: "I_WC_01" }] });
    const opaque = answer.opaqueData ?? { dataDescriptor: "", dataValue: "" };
    expect(opaque.dataDescriptor).toBe("COMMON.ACCEPT.INAPP.PAYMENT");
    approvedId(await provider.gateway.charge(await chargeOf(provider, { opaque })));
  });

  it("trades a bank account, and a card with a two-digit year and grouped digits", async () => {
    const { dispatch } = await openPage();
    const bankData = checkingAccount.bankToken;
    expect((await dispatch({ authData: authData(), bankData })).messages.resultCode).toBe("Ok");
    const grouped = { cardNumber: "4111-1111 1111.1111", month: "1", year: "35" };
    expect((await dispatch({ authData: authData(), cardData: grouped })).messages.resultCode).toBe(
      "Ok",
    );
  });

  it("answers E_WC_03 before its handshake", async () => {
    const { page, dispatch } = await openPage({ wait: false });
    expect(page.isReady).toBe(false);
    expect(codesOf(await dispatch({ authData: authData(), cardData }))).toEqual(["E_WC_03"]);
  });

  it("never begins when the core is not the one it knows", async () => {
    const { page } = await openPage({ spoil: true, wait: false });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.isReady).toBe(false);
  });

  it("answers E_WC_02 on a page without HTTPS", async () => {
    const { dispatch } = await openPage({ origin: "http://shop.example/" });
    expect(codesOf(await dispatch({ authData: authData(), cardData }))).toEqual(["E_WC_02"]);
  });

  it("takes the name of a global function as its handler", async () => {
    const { page } = await openPage();
    const answer = new Promise<Answer>((resolve) => {
      page.onToken = resolve;
    });
    page.Accept.dispatchData({ authData: authData(), cardData }, "onToken");
    expect((await answer).messages.resultCode).toBe("Ok");
  });

  it.each([
    ["E_WC_05", { cardNumber: "4111111111111112" }],
    ["E_WC_05", { cardNumber: "" }],
    ["E_WC_06", { month: "13" }],
    ["E_WC_07", { year: "203" }],
    ["E_WC_08", { month: "01", year: "2020" }],
    ["E_WC_15", { cardCode: "12" }],
    ["E_WC_16", { zip: "1".repeat(21) }],
    ["E_WC_17", { fullName: "x".repeat(65) }],
  ])("answers %s for a card with %j", async (code, change) => {
    const { dispatch } = await openPage();
    const data = { authData: authData(), cardData: { ...cardData, ...change } };
    expect(codesOf(await dispatch(data))).toEqual([code]);
  });

  it.each([
    ["E_WC_24", { accountNumber: "12" }],
    ["E_WC_25", { routingNumber: "121042883" }],
    ["E_WC_26", { nameOnAccount: "x".repeat(23) }],
    ["E_WC_27", { accountType: "current" }],
  ])("answers %s for a bank account with %j", async (code, change) => {
    const { dispatch } = await openPage();
    const bankData = { ...checkingAccount.bankToken, ...change };
    expect(codesOf(await dispatch({ authData: authData(), bankData }))).toEqual([code]);
  });

  it("answers several at once", async () => {
    const { dispatch } = await openPage();
    const bad = { cardNumber: "1", month: "0", year: "", cardCode: "x" };
    const answer = await dispatch({ authData: authData(), cardData: bad });
    expect(codesOf(answer)).toEqual(["E_WC_05", "E_WC_06", "E_WC_07", "E_WC_15"]);
    expect(answer.messages.message.map(({ text }) => text)).toContain(
      "Please provide valid expiration month.",
    );
  });

  it.each([
    ["E_WC_18", { clientKey: "" }, { cardData }],
    ["E_WC_10", { apiLoginID: "" }, { cardData }],
    ["E_WC_21", { clientKey: "wrong" }, { cardData }],
    ["E_WC_04", {}, {}],
    ["E_WC_23", {}, { cardData, bankData: checkingAccount.bankToken }],
  ])("answers %s for the login %j", async (code, login, data) => {
    const { dispatch } = await openPage();
    const answer = await dispatch({ authData: { ...authData(), ...login }, ...data });
    expect(codesOf(answer)).toEqual([code]);
  });

  it("answers E_WC_19, to be tried again, when the provider fails", async () => {
    const { dispatch } = await openPage();
    provider.simulator.admin.fail({ kind: "http-500", on: "securePaymentContainerRequest" });
    expect(codesOf(await dispatch({ authData: authData(), cardData }))).toEqual(["E_WC_19"]);
    expect((await dispatch({ authData: authData(), cardData })).messages.resultCode).toBe("Ok");
  });
});

describe.runIf(isSimulated)("the simulator's levers over HTTP", () => {
  const lever = async (path: string, body?: object) => {
    const response = await fetch(`${provider.simulator.url}/admin/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };

  it("fail, settle, return, and show the books", async () => {
    await lever("faults", { kind: "decline" });
    expect(await provider.gateway.charge(await chargeOf(provider))).toMatchObject({
      kind: "declined",
    });
    const request = await chargeOf(provider, { method: "bank_account" });
    const transId = approvedId(await provider.gateway.charge(request));
    await lever("settle", {});
    expect((await lever("return", { transId })).json).toEqual({ isDone: true });
    await lever("clock", { advanceMs: 60_000 });
    const { json } = await lever("ledger");
    expect(json.transactions).toContainEqual(
      expect.objectContaining({ transId, status: "returnedItem", cents: 12_34 }),
    );
    expect((await lever("nothing", {})).status).toBe(404);
  });
});
