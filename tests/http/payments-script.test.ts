import "../modules/billing/payments-provider";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { admin, bankToken, simulator } from "#tests/modules/billing/payments-provider";
import { applyDiscount, balancesFor, cashFrom } from "#tests/modules/billing/payments-support";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { cardBody, makePayer, pay, payment, read, staffVisitor } from "./payments-kit";

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb({ ANET_SIMULATOR_URL: simulator.url, LOG_LEVEL: "trace" });
});
afterEach(() => admin.clearFaults());
afterAll(async () => {
  await web.stop();
});

const approved = {
  messages: {
    resultCode: "Ok",
    message: [{ code: "I00001", text: "This transaction has been approved." }],
  },
  transactionResponse: { transId: expect.stringMatching(/^\d+$/) },
  payment: { id: expect.any(Number) },
};

describe("card payments of a script", () => {
  it("C-12 C-20 C-34 takes the card payload, answers Ok, and what was owed is paid", async () => {
    const payer = await makePayer(web.url, 19_50, 65_05);
    const sent = await cardBody(payer);
    expect(sent.value).toBe(84.55);
    const answer = await payer.visitor.call(`${pay}/credit`, "POST", {
      ...sent,
      discount_id: null,
    });
    expect(await read(answer)).toMatchObject({ status: 200, body: approved });
    expect(await balancesFor(payer.accountId)).toEqual([]);
    expect(await cashFrom(payer.accountId)).toBe(84_55);
  });

  it("C-20 takes lists with brackets, and what a client blanked", async () => {
    const payer = await makePayer(web.url, 10_00);
    const { invoices, ...sent } = await cardBody(payer);
    const blanked = { cardNumber: "", expMonth: "", expYear: null, cardCode: "" };
    const body = { ...sent, "invoices[]": invoices, ...blanked };
    expect((await payer.visitor.call(`${pay}/credit`, "POST", body)).status).toBe(200);
  });

  it("C-22 answers 422 with errors to a declined card, and the invoice stays unpaid", async () => {
    const payer = await makePayer(web.url, 10_00);
    const answer = await payer.visitor.call(
      `${pay}/credit`,
      "POST",
      await cardBody(payer, "46282"),
    );
    expect(await read(answer)).toMatchObject({
      status: 422,
      body: { errors: { payment: ["This transaction has been declined."] } },
    });
    expect(await balancesFor(payer.accountId)).toEqual([10_00]);
  });

  it("C-39 answers 200 and no Ok when the charge cannot be assigned, with the phone number", async () => {
    const payer = await makePayer(web.url, 10_00);
    admin.fail({ kind: "reset-after", times: 1 });
    const answer = await payer.visitor.call(`${pay}/credit`, "POST", await cardBody(payer));
    const { status, body } = await read(answer);
    expect(status).toBe(200);
    expect(body.messages.resultCode).toBe("Error");
    expect(body.messages.message[0].text).toBe(
      "Your transaction was processed but we had problem assigning your payment. Please do not submit another payment! Call (555) 010-0142 for assistance.",
    );
    const again = await payer.visitor.call(`${pay}/credit`, "POST", await cardBody(payer));
    expect(again.status).toBe(409);
    const page = await payer.visitor.open(pay);
    expect(page.text).toContain("Please do not pay again");
    expect(page.text).toContain("cannot be paid again now");
  });

  it("C-08 C-10 answers 409 with the new totals to another value, 409 to what is paid", async () => {
    const payer = await makePayer(web.url, 10_00);
    const wrong = { ...(await cardBody(payer)), value: 9.99 };
    expect(await read(await payer.visitor.call(`${pay}/credit`, "POST", wrong))).toMatchObject({
      status: 409,
      body: { totals: { subtotal: 10, discount: 0, tax: 0, total: 10 } },
    });
    const right = await cardBody(payer);
    expect((await payer.visitor.call(`${pay}/credit`, "POST", right)).status).toBe(200);
    const again = await payer.visitor.call(`${pay}/credit`, "POST", await cardBody(payer));
    expect(again.status).toBe(409);
  });

  it("C-09 pays once however often the same key comes", async () => {
    const payer = await makePayer(web.url, 10_00);
    const sent = await cardBody(payer);
    const first = await read(await payer.visitor.call(`${pay}/credit`, "POST", sent));
    const second = await read(await payer.visitor.call(`${pay}/credit`, "POST", sent));
    expect(second).toEqual(first);
    expect(await cashFrom(payer.accountId)).toBe(10_00);
  });

  it("C-11 answers 404 to another account's invoice and to another account", async () => {
    const payer = await makePayer(web.url, 10_00);
    const other = await makePayer(web.url, 10_00);
    const theirs = await cardBody(other);
    expect((await payer.visitor.call(`${pay}/credit`, "POST", theirs)).status).toBe(404);
    const path = `${pay}/credit?account_id=${other.accountId}`;
    expect((await payer.visitor.call(path, "POST", theirs)).status).toBe(404);
    const named = { ...theirs, account_id: other.accountId };
    expect((await payer.visitor.call(`${pay}/credit`, "POST", named)).status).toBe(404);
    expect((await payer.visitor.call(`${pay}?account_id=${other.accountId}`)).status).toBe(404);
    expect(await cashFrom(other.accountId)).toBe(0);
  });

  it("C-36 lets staff pay on behalf of an account", async () => {
    const payer = await makePayer(web.url, 10_00);
    const staff = await staffVisitor(web.url);
    const path = `${pay}/credit?account_id=${payer.accountId}`;
    expect((await staff.call(path, "POST", await cardBody(payer))).status).toBe(200);
    expect(await balancesFor(payer.accountId)).toEqual([]);
  });
});

describe("what must not be sent", () => {
  const canary = "4012888818888";
  const account = "9731558240617";

  it("C-21 C-33 refuses card and account numbers, and writes them into no log", async () => {
    const payer = await makePayer(web.url, 10_00);
    const sent = await cardBody(payer);
    for (const [name, value] of [
      ["cardNumber", canary],
      ["expMonth", "12"],
      ["expYear", "2031"],
      ["cardCode", "9137"],
    ] as const) {
      const answer = await payer.visitor.call(`${pay}/credit`, "POST", { ...sent, [name]: value });
      const { status, body } = await read(answer);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [name]: ["Card and bank numbers must not be sent to us."] });
      expect(JSON.stringify(body)).not.toContain(value);
    }
    const bank = {
      ...payment(payer, "bank_account"),
      nameOnAccount: "Pat",
      accountType: "checking",
      ...(await bankToken()),
    };
    for (const name of ["accountNumber", "accountNumber_confirmation", "routingNumber"]) {
      const answer = await payer.visitor.call(`${pay}/bank`, "POST", { ...bank, [name]: account });
      expect((await read(answer)).body.errors).toHaveProperty(name);
      expect(answer.status).toBe(422);
    }
    const hidden = { ...sent, name: `Ada ${canary}` };
    const answer = await payer.visitor.call(`${pay}/credit`, "POST", hidden);
    expect((await read(answer)).body.errors).toHaveProperty("name");
    expect(await cashFrom(payer.accountId)).toBe(0);
    const log = web.lines.join("\n");
    expect(log).not.toContain(canary);
    expect(log).not.toContain(account);
  });

  it("C-20 C-32 refuses unknown fields, wrong types and what is no amount", async () => {
    const payer = await makePayer(web.url, 10_00);
    const sent = await cardBody(payer);
    for (const wrong of [
      { balance: 1 },
      { type: "bank_account" },
      { value: "ten" },
      { value: 10.001 },
      { value: [10] },
      { invoices: "all" },
      { invoices: [[1]] },
      { invoices: [-1] },
      { attempt: "" },
      { attempt: { a: 1 } },
      { dataValue: "" },
      { name: ["a"] },
      { discount_id: "x" },
      { zip: "12345678901" },
    ]) {
      const body = { ...sent, ...wrong };
      const answer = await read(await payer.visitor.call(`${pay}/credit`, "POST", body));
      expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 422, body: { errors: {} } });
    }
    expect(await cashFrom(payer.accountId)).toBe(0);
  });
});

describe("bank and zero payments of a script", () => {
  it("C-24 C-32 C-34 takes the bank payload with each type of account", async () => {
    for (const accountType of ["checking", "savings", "businessChecking"]) {
      const payer = await makePayer(web.url, 10_00);
      const fields = { nameOnAccount: "Pat Treasurer", accountType, ...(await bankToken()) };
      const body = { ...payment(payer, "bank_account"), ...fields };
      const wrong = { ...body, accountType: "gold" };
      expect((await payer.visitor.call(`${pay}/bank`, "POST", wrong)).status).toBe(422);
      const answer = await payer.visitor.call(`${pay}/bank`, "POST", body);
      expect(await read(answer)).toMatchObject({ status: 200, body: approved });
    }
  });

  it("C-50 C-51 settles what a discount covers, and nothing else", async () => {
    const payer = await makePayer(web.url, 10_00);
    const zero = { ...payment(payer, "zero_payment"), value: 0, discount_total: 10 };
    expect((await payer.visitor.call(`${pay}/zero-payment`, "POST", zero)).status).toBe(409);
    const discountId = await applyDiscount(payer.accountId, "1");
    const body = { ...zero, discount_id: discountId };
    const less = { ...body, discount_total: 9.99 };
    expect((await payer.visitor.call(`${pay}/zero-payment`, "POST", less)).status).toBe(409);
    const answer = await read(await payer.visitor.call(`${pay}/zero-payment`, "POST", body));
    expect(answer).toMatchObject({ status: 200, body: { messages: { resultCode: "Ok" } } });
    expect(await balancesFor(payer.accountId)).toEqual([]);
    expect(await cashFrom(payer.accountId)).toBe(0);
  });
});

describe("the bank of a routing number", () => {
  it("C-29 C-30 answers its name, or a message with another code", async () => {
    const { visitor } = await makePayer(web.url, 1_00);
    expect(await read(await visitor.call("/routing-number?rn=121042882"))).toEqual({
      status: 200,
      body: { code: 200, rn: "121042882", customer_name: "Wells Fargo Bank" },
    });
    for (const rn of ["121042883", "", "x".repeat(5_000)]) {
      const { body } = await read(await visitor.call(`/routing-number?rn=${rn}`));
      expect(body).toEqual({ code: 404, message: expect.stringContaining("9 digits") });
    }
  });
});
