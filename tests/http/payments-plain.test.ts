import "../modules/billing/payments-provider";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { admin, simulator } from "#tests/modules/billing/payments-provider";
import { applyDiscount, balancesFor, cashFrom } from "#tests/modules/billing/payments-support";
import { consentAt, payAt } from "#tests/modules/billing/provider-pages";
import type { Page } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { makePayer, type Payer, pay, payment, read, staffVisitor } from "./payments-kit";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterEach(() => admin.clearFaults());
afterAll(async () => {
  await web.stop();
});

/** The hidden fields of the form that goes to this address, as a browser would send them. */
function fieldsOf(page: Page, action: string): Record<string, string> {
  const form = page.html.split("<form").find((part) => part.includes(`action="${action}"`)) ?? "";
  const [inside = ""] = form.split("</form>");
  return Object.fromEntries(
    [...inside.matchAll(/<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

const locationOf = (page: Page) => page.headers.get("location") ?? "";

describe("PayPal without script", () => {
  async function begun(payer: Payer): Promise<string> {
    const page = await payer.visitor.open(
      `${pay}?chosen=1&method=paypal&invoices=${payer.invoiceIds[0]}`,
    );
    const action = `${pay}/paypal/start`;
    const sent = await payer.visitor.submit(action, fieldsOf(page, action));
    expect(sent.status).toBe(303);
    return locationOf(sent);
  }

  it("C-44 C-48 leads there and back to a clean address, and takes the payment once", async () => {
    const payer = await makePayer(web.url, 10_00, 20_00);
    const url = await begun(payer);
    expect(url.startsWith(simulator.url)).toBe(true);
    const held = await payer.visitor.open(pay);
    expect(held.text).toContain("PayPal waits for your consent to $10.00");
    expect(held.html.match(/<input type="checkbox"[^>]*disabled/g)).toHaveLength(2);
    const { token, payerId } = await consentAt(url);
    const back = `${pay}/paypal/return?token=${token}&PayerID=${payerId}`;
    for (const answer of [await payer.visitor.open(back), await payer.visitor.open(back)]) {
      expect([answer.status, locationOf(answer)]).toEqual([303, pay]);
    }
    expect(await cashFrom(payer.accountId)).toBe(0);
    const page = await payer.visitor.open(pay);
    const fields = fieldsOf(page, `${pay}/paypal`);
    const paid = await payer.visitor.submit(`${pay}/paypal`, fields);
    expect([paid.status, locationOf(paid)]).toEqual([303, "/app/finances"]);
    const again = await payer.visitor.submit(`${pay}/paypal`, fields);
    expect([again.status, locationOf(again)]).toEqual([303, "/app/finances"]);
    expect(await cashFrom(payer.accountId)).toBe(10_00);
    expect(await balancesFor(payer.accountId)).toEqual([20_00]);
  });

  it("C-45 disconnects by a form, and by leaving PayPal without consent", async () => {
    const payer = await makePayer(web.url, 10_00);
    await begun(payer);
    await payer.visitor.open(pay);
    const cleared = await payer.visitor.submit(`${pay}/paypal/clear`, {});
    expect([cleared.status, locationOf(cleared)]).toEqual([303, pay]);
    expect((await payer.visitor.open(pay)).text).toContain("PayPal is disconnected.");
    const token = new URL(await begun(payer)).searchParams.get("token");
    await payer.visitor.open(`${pay}/paypal/cancel?token=EC-GUESSED`);
    expect((await payer.visitor.open(pay)).text).toContain("PayPal waits for your consent");
    await payer.visitor.open(`${pay}/paypal/cancel?token=${token}`);
    expect((await payer.visitor.open(pay)).text).toContain("without paying");
    expect(await balancesFor(payer.accountId)).toEqual([10_00]);
  });

  it("C-41 C-43 C-45 C-46 is the same for a script, which must prove where it comes from", async () => {
    const payer = await makePayer(web.url, 10_00);
    const { type, value, invoices, attempt } = payment(payer, "paypal");
    const query = new URLSearchParams({ type, value: String(value), attempt });
    for (const id of invoices) query.append("invoices", String(id));
    const init = `${pay}/paypal/init?${query}`;
    const { visitor } = payer;
    for (const path of [init, `${pay}/paypal/clear`]) {
      expect((await visitor.call(path, "GET", undefined, { "X-CSRF-TOKEN": "" })).status).toBe(403);
      expect((await visitor.call(path, "GET", undefined, { "X-CSRF-TOKEN": "a.b" })).status).toBe(
        403,
      );
      const elsewhere = { "Sec-Fetch-Site": "cross-site" };
      expect((await visitor.call(path, "GET", undefined, elsewhere)).status).toBe(403);
      expect((await visitor.open(path)).status).toBe(403);
    }
    const begun = await read(await visitor.call(init));
    expect(begun).toMatchObject({ status: 200, body: { messages: { resultCode: "Ok" } } });
    const url: string = begun.body.transactionResponse.secureAcceptance.secureAcceptanceUrl;
    expect(await read(await visitor.call(`${pay}/paypal/clear`))).toEqual({
      status: 200,
      body: { status: "cleared" },
    });
    const again = payment(payer, "paypal");
    const next = new URLSearchParams({ ...again, value: "10", invoices: again.invoices.join(",") });
    const second = await read(await visitor.call(`${pay}/paypal/init?${next}`));
    const consentUrl: string = second.body.transactionResponse.secureAcceptance.secureAcceptanceUrl;
    expect(consentUrl).not.toBe(url);
    const { token, payerId } = await consentAt(consentUrl);
    await visitor.open(`${pay}/paypal/return?token=${token}&PayerID=${payerId}`);
    const hold = fieldsOf(await visitor.open(pay), `${pay}/paypal`);
    const body = {
      tx_id: hold.tx_id,
      token,
      payer_id: payerId,
      value: 10,
      invoices: payer.invoiceIds,
      type: "paypal",
    };
    const foreign = await makePayer(web.url, 10_00);
    expect((await foreign.visitor.call(`${pay}/paypal`, "POST", body)).status).toBe(404);
    const answer = await read(await visitor.call(`${pay}/paypal`, "POST", body));
    expect(answer).toMatchObject({ status: 200, body: { messages: { resultCode: "Ok" } } });
    expect(await balancesFor(payer.accountId)).toEqual([]);
  });
});

describe("the provider's own page", () => {
  it("C-40 takes card and bank without script: a plain form there, a redirect back", async () => {
    const payer = await makePayer(web.url, 10_00);
    const page = await payer.visitor.open(pay);
    const fields = fieldsOf(page, `${pay}/hosted`);
    const sent = await payer.visitor.submit(`${pay}/hosted`, fields);
    expect([sent.status, locationOf(sent)]).toEqual([303, `${pay}/hosted/open`]);
    const open = await payer.visitor.open(`${pay}/hosted/open`);
    const url = `${simulator.url}/payment/payment`;
    const { token = "" } = fieldsOf(open, url);
    expect(open.text).toContain("Pay $10.00 at our card provider");
    const policy = open.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(new RegExp(`form-action 'self' ${simulator.url}(;|$)`));
    expect((await payer.visitor.open(pay)).text).toContain(
      "waits on the page of our card provider",
    );
    const back = `${pay}/hosted/return?attempt=${fields.attempt}`;
    expect(locationOf(await payer.visitor.open(back))).toBe(pay);
    await payAt({ url, token });
    expect(locationOf(await payer.visitor.open(back))).toBe("/app/finances");
    expect(locationOf(await payer.visitor.open(back))).toBe("/app/finances");
    expect(await balancesFor(payer.accountId)).toEqual([]);
    expect((await payer.visitor.open(`${pay}/hosted/open`)).text).toContain("no longer open");
  });

  it("C-40 never puts a name on a field for card or bank data, so nothing of it can be sent", async () => {
    const payer = await makePayer(web.url, 10_00);
    const { html } = await payer.visitor.open(pay);
    for (const field of ["card-cardNumber", "card-cardCode", "bank-accountNumber", "card-zip"]) {
      const [tag = ""] = new RegExp(`<input[^>]*id="${field}"[^>]*>`).exec(html) ?? [];
      expect(tag).not.toBe("");
      expect(tag).not.toContain(" name=");
    }
  });
});

describe("the screen without script", () => {
  it("C-01 C-03 C-06 C-07 shows all unpaid invoices checked, and the chosen ones' totals", async () => {
    const payer = await makePayer(web.url, 10_00, 20_50);
    const page = await payer.visitor.open(pay);
    expect(page.html.match(/<input type="checkbox"[^>]*checked/g)).toHaveLength(2);
    expect(page.text).toContain("Subtotal $30.50");
    expect(page.text).toMatch(/Tax \$0\.00 Total \$30\.50/);
    const one = await payer.visitor.open(`${pay}?chosen=1&invoices=${payer.invoiceIds[1]}`);
    expect(one.html.match(/<input type="checkbox"[^>]*checked/g)).toHaveLength(1);
    expect(one.text).toContain("Subtotal $20.50");
  });

  it("C-04 offers no payment while nothing is chosen", async () => {
    const payer = await makePayer(web.url, 10_00);
    const page = await payer.visitor.open(`${pay}?chosen=1`);
    expect(page.text).toContain("No invoices selected");
    const none = fieldsOf(page, `${pay}/hosted`);
    expect((await payer.visitor.submit(`${pay}/hosted`, none)).status).toBe(422);
  });

  it("C-49 C-51 offers only to settle when a discount covers everything", async () => {
    const payer = await makePayer(web.url, 10_00);
    expect((await payer.visitor.open(pay)).text).not.toContain("Settle without payment");
    await applyDiscount(payer.accountId, "1");
    const page = await payer.visitor.open(pay);
    expect(page.text).toContain("Settle without payment");
    expect(page.html).not.toContain('type="radio"');
    const action = `${pay}/zero-payment`;
    const settled = await payer.visitor.submit(action, fieldsOf(page, action));
    expect([settled.status, locationOf(settled)]).toEqual([303, "/app/finances"]);
    const again = await payer.visitor.submit(action, {
      ...fieldsOf(page, action),
      attempt: "another-key",
    });
    expect(again.status).toBe(409);
    expect(again.text).toContain("That didn't work.");
    expect(again.text).toContain("Uh oh!");
  });

  it("C-05 C-36 shows staff on whose behalf they pay, and names the account in every form", async () => {
    const payer = await makePayer(web.url, 10_00);
    const staff = await staffVisitor(web.url);
    const page = await staff.open(`${pay}?account_id=${payer.accountId}`);
    expect(page.text).toContain("You are paying on behalf of");
    expect(page.html).toContain(`${pay}/hosted?account_id=${payer.accountId}`);
    expect(page.html).toMatch(/value="credit_card"[^>]*checked|checked[^>]*value="credit_card"/);
  });
});

describe("what this screen alone lets in", () => {
  it("C-18 lets the provider's script in here and nowhere else, and nobody who counts visits", async () => {
    const payer = await makePayer(web.url, 10_00);
    const policyOf = async (path: string) =>
      (await payer.visitor.open(path)).headers.get("content-security-policy") ?? "";
    expect(await policyOf(pay)).toMatch(new RegExp(`script-src [^;]*${simulator.url}`));
    expect(await policyOf(pay)).toMatch(new RegExp(`connect-src [^;]*${simulator.url}`));
    for (const path of ["/app", "/login", "/privacy"]) {
      expect(await policyOf(path)).not.toContain(simulator.url);
    }
  });

  it("C-18 is always a document of its own, also when a page's script leads here", async () => {
    const payer = await makePayer(web.url, 10_00);
    const data = (referer: string) =>
      payer.visitor.request(`${pay}.data`, {
        headers: { "X-Requested-With": "XMLHttpRequest", Referer: `${web.url}${referer}` },
      });
    expect(await (await data("/app")).text()).toContain("reload");
    expect(await (await data(pay)).text()).toContain("firstExpiryYear");
  });
});
