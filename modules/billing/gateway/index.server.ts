import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";
import { createGateway } from "./client.server";
import { gatewayConfig, type TokenisingPage, tokenisingPage } from "./config.server";
import type { Gateway } from "./port";
import { isSignedByProvider } from "./signature.server";

export type { TokenisingPage } from "./config.server";

const configured = createGateway(gatewayConfig(env), log);

/** The card provider that the configuration names. */
export const gateway = (): Gateway => configured;

/** What the payment page needs to make one-time tokens in the browser. */
export const tokeniser = (): TokenisingPage => tokenisingPage(env);

/** Whether a notification's raw body carries the provider's signature. */
export const isProvidersNotification = (rawBody: Uint8Array, header: string | null): boolean =>
  isSignedByProvider(env.ANET_SIGNATURE_KEY, rawBody, header);
