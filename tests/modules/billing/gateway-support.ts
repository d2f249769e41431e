import { randomBytes, randomUUID } from "node:crypto";
import { createGateway } from "#modules/billing/gateway/client.server";
import {
  type GatewayConfig,
  gatewayConfig,
  tokenisingPage,
} from "#modules/billing/gateway/config.server";
import type { ChargeRequest, GatewayOutcome, OpaqueData } from "#modules/billing/gateway/port";
import { env } from "#modules/platform/env.server";
import { createLog, type Log } from "#modules/platform/log.server";
import { cents } from "#modules/platform/money";
import { startSimulator } from "../../../dev/simulator/simulator.mjs";

/** Whether the environment names the simulator; with keys of one's own it may name the sandbox. */
export const isSimulated = env.ANET_ENV === "simulator";

/** The provider that the environment names; the simulator is started with empty books. */
export async function startProvider(
  options: { webhookUrl?: string; log?: Log; file?: string } = {},
) {
  const simulator = isSimulated ? await startSimulator(options) : undefined;
  const place = simulator ? { ...env, ANET_SIMULATOR_URL: simulator.url } : env;
  const config = gatewayConfig(place);
  const log = options.log ?? createLog("silent");
  return {
    config,
    page: tokenisingPage(place),
    gateway: createGateway(config, log),
    /** The same provider, asked with another configuration. */
    gatewayWith: (change: Partial<GatewayConfig>) => createGateway({ ...config, ...change }, log),
    /** @throws where the provider is not the simulator */
    get simulator() {
      if (!simulator) throw new Error("only the simulator can do this");
      return simulator;
    },
    stop: () => simulator?.stop(),
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** A reference that no other run uses: 20 characters of base32. */
export const newRef = () =>
  Array.from(randomBytes(20), (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");

export const visa = "4111111111111111";

/** Sends a request as it stands, and gives the answer with its bytes. */
export async function post(provider: Provider, request: unknown) {
  const response = await fetch(provider.config.apiUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const json: unknown = JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""));
  return { status: response.status, bytes, json };
}

/** The server's login, for requests that are written out. */
export const login = ({ config }: Provider) => ({
  name: config.apiLoginId,
  transactionKey: config.transactionKey,
});

/** A one-time token, as the tokenising script gets one. */
export async function tokenFor(
  provider: Provider,
  data:
    | { token: { cardNumber: string; expirationDate?: string; cardCode?: string } }
    | { bankToken: Record<string, string> },
): Promise<OpaqueData> {
  const kept = "token" in data ? { token: { expirationDate: "122035", ...data.token } } : data;
  const { json } = await post(provider, {
    securePaymentContainerRequest: {
      merchantAuthentication: {
        name: provider.page.apiLoginId,
        clientKey: provider.page.clientKey,
      },
      data: { type: "TOKEN", id: randomUUID(), ...kept },
    },
  });
  return (json as { opaqueData: OpaqueData }).opaqueData;
}

export const checkingAccount = {
  bankToken: {
    accountNumber: "123456789",
    routingNumber: "121042882",
    nameOnAccount: "Pat Treasurer",
    accountType: "checking",
  },
};

/** A charge that is approved unless something is changed. */
export async function chargeOf(
  provider: Provider,
  change: Partial<ChargeRequest> = {},
): Promise<ChargeRequest> {
  const data = change.method === "bank_account" ? checkingAccount : { token: { cardNumber: visa } };
  return {
    ref: newRef(),
    amount: cents(12_34),
    opaque: change.opaque ?? (await tokenFor(provider, data)),
    method: "credit_card",
    name: "Pat van der Treasurer",
    address: "1 Main Street",
    city: "Springfield",
    state: "IL",
    zip: "62701",
    phone: "(555) 010-0100",
    customerId: "42",
    email: "pat@example.org",
    customerIp: "203.0.113.7",
    ...change,
  };
}

/** Charges, and fails when it was not approved. */
export async function approvedCharge(provider: Provider, change: Partial<ChargeRequest> = {}) {
  const request = await chargeOf(provider, change);
  const outcome = await provider.gateway.charge(request);
  return { ...request, transId: approvedId(outcome) };
}

/** The transaction of an approval. @throws for every other outcome */
export function approvedId(outcome: GatewayOutcome): string {
  if (outcome.kind !== "approved") throw new Error(`not approved: ${JSON.stringify(outcome)}`);
  return outcome.transId;
}

/** A PayPal payment that waits for its payer. */
export async function startedPaypal(provider: Provider, amount = cents(45_00)) {
  const ref = newRef();
  const successUrl = "https://shop.example/app/payments/paypal/return";
  const cancelUrl = "https://shop.example/app/payments/paypal/cancel";
  const outcome = await provider.gateway.startPaypal({ ref, amount, successUrl, cancelUrl });
  if (outcome.kind !== "needs_payer") throw new Error(JSON.stringify(outcome));
  return { ref, amount, transId: outcome.transId, url: outcome.url };
}

/** Sends a form of the provider's pages; redirects are not followed. */
export const sendForm = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
