import { randomUUID } from "node:crypto";

/** What a browser does at the simulated provider, of which only the address is known. */

const data = {
  card: {
    token: { cardNumber: "4111111111111111", expirationDate: "122035", cardCode: "900" },
  },
  bank: {
    bankToken: {
      accountNumber: "123456789",
      routingNumber: "121042882",
      nameOnAccount: "Pat Treasurer",
      accountType: "checking",
    },
  },
};

/** A one-time token for a card or a bank account, as the provider's script gets one. */
export async function tokenAt(origin: string, kind: "card" | "bank") {
  const response = await fetch(`${origin}/xml/v1/request.api`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: { name: "simulator", clientKey: "simulator-client-key" },
        data: { type: "TOKEN", id: randomUUID(), ...data[kind] },
      },
    }),
  });
  const answer: unknown = JSON.parse((await response.text()).replace(/^\ufeff/, ""));
  return (answer as { opaqueData: { dataDescriptor: string; dataValue: string } }).opaqueData;
}

/** Consents at PayPal's page, and gives what its redirect brings back. */
export async function consentAt(url: string): Promise<{ token: string; payerId: string }> {
  const token = new URL(url).searchParams.get("token") ?? "";
  const response = await fetch(new URL("/cgi-bin/webscr", url), {
    method: "POST",
    body: new URLSearchParams({ token, answer: "pay" }),
    redirect: "manual",
  });
  const back = new URL(response.headers.get("location") ?? "").searchParams;
  return { token: back.get("token") ?? "", payerId: back.get("PayerID") ?? "" };
}

/** Fills in the provider's own page with a card; whether it is taken, the place decides. */
export async function payAt(
  { url, token }: { url: string; token: string },
  { cardNumber = "4111111111111111", zip = "62701" } = {},
): Promise<void> {
  const card = { cardNumber, expiry: "12/35", cardCode: "900", zip };
  await fetch(new URL("/payment/submit", url), {
    method: "POST",
    body: new URLSearchParams({ token, method: "card", answer: "pay", ...card }),
    redirect: "manual",
  });
}
