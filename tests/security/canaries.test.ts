import "../modules/billing/payments-provider";

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePayer, type Payer, pay, payment, staffVisitor } from "#tests/http/payments-kit";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { admin, simulator } from "#tests/modules/billing/payments-provider";
import { eventually } from "#tests/setup/eventually";
import { type RunningProcess, startWeb, startWorker } from "#tests/setup/web";
import { canaries, canariesIn, databaseDump, filesIn, queueDump } from "./canary-search";

let web: RunningProcess;
let worker: RunningProcess;
const pages: string[] = [];
const nonces: string[] = [];

beforeAll(async () => {
  const folder = process.env.DATA_DIR ?? "";
  const env = { ANET_SIMULATOR_URL: simulator.url, DATA_DIR: folder, LOG_LEVEL: "trace" };
  web = await startWeb(env);
  worker = await startWorker(env);
});
afterAll(async () => {
  await web.stop();
  await worker.stop();
});

/** What the provider's script does in the browser: the numbers go to the provider alone. */
async function tokenise(data: object): Promise<{ dataDescriptor: string; dataValue: string }> {
  const response = await fetch(`${simulator.url}/xml/v1/request.api`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: { name: "simulator", clientKey: "simulator-client-key" },
        data: { type: "TOKEN", id: randomUUID(), ...data },
      },
    }),
  });
  const answer = JSON.parse((await response.text()).replace(/^\ufeff/, "")) as {
    opaqueData: { dataDescriptor: string; dataValue: string };
  };
  nonces.push(answer.opaqueData.dataValue);
  return answer.opaqueData;
}

const tokenOfCard = (cardNumber: string, cardCode = "900") =>
  tokenise({ token: { cardNumber, expirationDate: "122035", cardCode } });
const payer = { name: "Pat Treasurer", address: "1 Main Street", city: "Springfield" } as const;
const place = { state: "IL", zip: "62701", phone: "" } as const;

/** Keeps what came back: an error page may not say the number again either. */
async function keep(answer: Response): Promise<number> {
  pages.push(await answer.text());
  return answer.status;
}

/** The same fields as a script, as a plain form, as multipart, and as JSON that breaks off. */
async function sendEveryWay(own: Payer, path: string, fields: Record<string, unknown>) {
  const { visitor } = own;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  const statuses = [await keep(await visitor.call(path, "POST", fields))];
  await visitor.open(pay);
  const page = await visitor.submit(path, Object.fromEntries(texts));
  pages.push(page.html);
  const form = new FormData();
  for (const [name, value] of [...texts, ["_token", visitor.csrfToken] as const]) {
    form.append(name, value);
  }
  const headers = { "X-CSRF-TOKEN": visitor.csrfToken, "Sec-Fetch-Site": "same-origin" };
  const multipart = { method: "POST", body: form, headers };
  statuses.push(page.status, await keep(await visitor.request(path, multipart)));
  const broken = JSON.stringify(fields).slice(0, -1);
  statuses.push(await keep(await visitor.call(path, "POST", broken)));
  return statuses;
}

describe("card and account numbers", () => {
  it("C-18 C-21 C-33 are found nowhere after every journey with them", async () => {
    const paid = await makePayer(web.url, 12_34);
    const bank = await makePayer(web.url, 20_00);
    const stray = await makePayer(web.url, 30_00);

    // The right way: approved, declined, and a provider that fails.
    const approved = { ...payer, ...place, ...(await tokenOfCard(canaries.card)) };
    const body = { ...payment(paid, "credit_card"), ...approved };
    expect(await keep(await paid.visitor.call(`${pay}/credit`, "POST", body))).toBe(200);
    const card = await tokenOfCard(canaries.declinedCard, "9000");
    const declined = { ...payment(stray, "credit_card"), ...payer, ...place, ...card };
    const atDecline = { ...declined, zip: "46282" };
    expect(await keep(await stray.visitor.call(`${pay}/credit`, "POST", atDecline))).toBe(422);
    const { account: accountNumber } = canaries;
    const token = await tokenise({
      bankToken: {
        accountNumber,
        routingNumber: "121042882",
        nameOnAccount: "Pat Treasurer",
        accountType: "checking",
      },
    });
    const owner = { nameOnAccount: "Pat Treasurer", accountType: "checking" };
    const fromBank = { ...payment(bank, "bank_account"), ...owner, ...token };
    expect(await keep(await bank.visitor.call(`${pay}/bank`, "POST", fromBank))).toBe(200);

    // Against all rules: the numbers themselves, everywhere that somebody could put them.
    const numbers = {
      cardNumber: canaries.strayCard,
      expMonth: "12",
      expYear: "2035",
      cardCode: "917",
      accountNumber: canaries.strayAccount,
      accountNumber_confirmation: canaries.strayAccount,
      routingNumber: "121042882",
    };
    const targets = ["credit", "bank", "zero-payment", "hosted", "paypal", "paypal/start"];
    for (const target of targets) {
      const sent = { ...payment(stray, "credit_card"), ...payer, ...place, ...numbers };
      const statuses = await sendEveryWay(stray, `${pay}/${target}`, sent);
      expect(
        statuses.every((status) => status >= 400 && status < 500),
        `${target} ${statuses}`,
      ).toBe(true);
    }
    const query = new URLSearchParams(numbers).toString();
    for (const path of [`${pay}?${query}`, `${pay}/paypal/init?${query}`, `/nowhere?${query}`]) {
      await keep(await stray.visitor.call(path));
    }
    const reserve = { code: canaries.strayCard };
    expect(await keep(await stray.visitor.call("/app/discount/reserve", "POST", reserve))).toBe(
      422,
    );
    const hook = JSON.stringify({ notificationId: canaries.strayCard, payload: numbers });
    const unsigned = {
      method: "POST",
      body: hook,
      headers: { "content-type": "application/json" },
    };
    expect(await keep(await stray.visitor.request("/webhooks/payments", unsigned))).toBe(401);

    // Staff type it where the number of a check belongs.
    const staff = await staffVisitor(web.url);
    const latest = `/admin/payments/latest/${stray.accountId}`;
    const shown = await staff.open(latest);
    const refused = await staff.call(latest, "POST", {
      key: shown.hidden("key"),
      method: "check",
      amount: "1.00",
      received_on: "2026-01-01",
      label: `Card ${canaries.strayCard}`,
      [`invoice_${stray.invoiceIds[0]}`]: "1",
    });
    expect(await keep(refused)).toBe(422);

    // Receipts have gone out, and the refused payments have left nothing paid.
    const people = await db.user.findMany({
      where: { accounts: { some: { accountId: { in: [paid.accountId, bank.accountId] } } } },
    });
    await eventually(async () => {
      const letters = await Promise.all(people.map(({ email }) => lettersTo(email)));
      const receipts = letters.flat().filter(({ subject }) => subject.startsWith("Receipt"));
      return receipts.length >= 2 ? true : undefined;
    }, 60_000);
    expect(await db.payment.count({ where: { accountId: stray.accountId } })).toBe(0);

    const places = {
      database: await databaseDump(),
      queue: await queueDump(),
      files: filesIn(process.env.DATA_DIR ?? ""),
      log: [...web.lines, ...worker.lines].join("\n"),
      pages: pages.join("\n"),
    };
    // The search finds what may be kept, so that finding nothing means something.
    expect(canariesIn(`a 5424-0000 0000.0015 b ${canaries.account}`)).toEqual(["card", "account"]);
    expect(places.database).toContain("ending in 0015");
    expect(places.files).toContain("ending in 0015");
    expect(places.log).toContain("/app/payments/credit");
    for (const [name, text] of Object.entries(places)) {
      expect(canariesIn(text), name).toEqual([]);
      expect(
        nonces.filter((nonce) => text.includes(nonce)),
        name,
      ).toEqual([]);
    }
    expect(admin.ledger().length).toBeGreaterThan(0);
  }, 120_000);
});
