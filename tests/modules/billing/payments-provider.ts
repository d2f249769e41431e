// A provider of this file's own. Imported before everything that reads the environment.
import { randomUUID } from "node:crypto";
import { startSimulator } from "../../../dev/simulator/simulator.mjs";

/** The provider that the application under test asks. */
export const simulator = await startSimulator({ bankLimitCents: 100_000_00 });
process.env.ANET_SIMULATOR_URL = simulator.url;

/** The provider's books and its ways to fail. */
export const { admin } = simulator;

async function tokenise(data: Record<string, unknown>) {
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
  const answer: unknown = JSON.parse((await response.text()).replace(/^\ufeff/, ""));
  return (answer as { opaqueData: { dataDescriptor: string; dataValue: string } }).opaqueData;
}

/** A card's one-time token, as the browser's script gets one. */
export const cardToken = (cardCode = "900") =>
  tokenise({ token: { cardNumber: "4111111111111111", expirationDate: "122035", cardCode } });

/** A bank account's one-time token. */
export const bankToken = () =>
  tokenise({
    bankToken: {
      accountNumber: "123456789",
      routingNumber: "121042882",
      nameOnAccount: "Pat Treasurer",
      accountType: "checking",
    },
  });

/** Consents at PayPal's page, and gives what its redirect brings back. */
export async function consentAt(url: string): Promise<{ token: string; payerId: string }> {
  const token = new URL(url).searchParams.get("token") ?? "";
  const response = await fetch(`${simulator.url}/cgi-bin/webscr`, {
    method: "POST",
    body: new URLSearchParams({ token, answer: "pay" }),
    redirect: "manual",
  });
  const back = new URL(response.headers.get("location") ?? "").searchParams;
  return { token: back.get("token") ?? "", payerId: back.get("PayerID") ?? "" };
}

/** Fills in the provider's own page with a card that it takes. */
export async function payAt({ url, token }: { url: string; token: string }): Promise<void> {
  const card = { cardNumber: "4111111111111111", expiry: "12/35", cardCode: "900", zip: "62701" };
  const response = await fetch(new URL("/payment/submit", url), {
    method: "POST",
    body: new URLSearchParams({ token, method: "card", answer: "pay", ...card }),
    redirect: "manual",
  });
  if (response.status !== 303 && response.status !== 302) throw new Error(await response.text());
}
