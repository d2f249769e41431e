import { randomUUID } from "node:crypto";
import { receiveWebhook } from "#modules/billing/index.server";
import { env } from "#modules/platform/env.server";
import { signatureOf } from "../../../dev/simulator/webhooks.mjs";
import { system } from "./back-office";

/** A notification about a transaction, in the provider's words. */
export const letter = (transId: string, change: object = {}) =>
  JSON.stringify({
    notificationId: randomUUID(),
    eventType: "net.authorize.payment.authcapture.created",
    eventDate: "2026-11-21T10:00:00Z",
    webhookId: randomUUID(),
    payload: { responseCode: 1, authAmount: 1, entityName: "transaction", id: transId },
    ...change,
  });

/** Sends one, signed as the provider signs unless `signature` says otherwise. */
export const send = (
  body: string,
  signature: string | null = signatureOf(env.ANET_SIGNATURE_KEY, body),
) => receiveWebhook(system, { rawBody: Buffer.from(body), signature });
