import type { Env } from "#modules/platform/env.server";

/** Where the provider is and with which keys it is asked. */
export interface GatewayConfig {
  readonly apiUrl: string;
  /** The provider's hosted payment page, which a form posts its token to. */
  readonly hostedPageUrl: string;
  readonly apiLoginId: string;
  readonly transactionKey: string;
  /** How long a call may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** What a page needs to make one-time tokens in the browser; nothing in it is secret. */
export interface TokenisingPage {
  readonly scriptUrl: string;
  readonly apiLoginId: string;
  readonly clientKey: string;
  /** Origins for the content security policy. */
  readonly scriptOrigin: string;
  readonly connectOrigins: readonly string[];
  /** The origin that the form of the hosted payment page posts to. */
  readonly hostedOrigin: string;
  /** The origin to which the form that begins a PayPal payment is redirected. */
  readonly paypalOrigin: string;
}

type AnetEnv = Pick<
  Env,
  | "ANET_ENV"
  | "ANET_API_LOGIN_ID"
  | "ANET_TRANSACTION_KEY"
  | "ANET_CLIENT_KEY"
  | "ANET_SIMULATOR_URL"
>;

/** The provider takes up to half a minute for a slow bank; longer than that is `unknown`. */
const TIMEOUT_MS = 30_000;

/** The origins of the simulator, the sandbox or the real provider (developer.authorize.net). */
function placesOf(env: AnetEnv) {
  const simulator = env.ANET_SIMULATOR_URL.replace(/\/$/, "");
  return {
    simulator: { api: simulator, script: simulator, hosted: simulator, paypal: simulator },
    sandbox: {
      api: "https://apitest.authorize.net",
      script: "https://jstest.authorize.net",
      hosted: "https://test.authorize.net",
      paypal: "https://www.sandbox.paypal.com",
    },
    production: {
      api: "https://api2.authorize.net",
      script: "https://js.authorize.net",
      hosted: "https://accept.authorize.net",
      paypal: "https://www.paypal.com",
    },
  }[env.ANET_ENV];
}

/** The server's side of the configuration. */
export function gatewayConfig(env: AnetEnv): GatewayConfig {
  const places = placesOf(env);
  return {
    apiUrl: `${places.api}/xml/v1/request.api`,
    hostedPageUrl: `${places.hosted}/payment/payment`,
    apiLoginId: env.ANET_API_LOGIN_ID,
    transactionKey: env.ANET_TRANSACTION_KEY,
    timeoutMs: TIMEOUT_MS,
  };
}

/** The browser's side of the configuration. */
export function tokenisingPage(env: AnetEnv): TokenisingPage {
  const places = placesOf(env);
  return {
    scriptUrl: `${places.script}/v1/Accept.js`,
    apiLoginId: env.ANET_API_LOGIN_ID,
    clientKey: env.ANET_CLIENT_KEY,
    scriptOrigin: new URL(places.script).origin,
    connectOrigins: [...new Set([new URL(places.script).origin, new URL(places.api).origin])],
    hostedOrigin: new URL(places.hosted).origin,
    paypalOrigin: new URL(places.paypal).origin,
  };
}
