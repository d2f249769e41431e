// The provider's notifications: signed, and in all the ways in which they come wrongly.
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const eventTypes = {
  authcapture: "net.authorize.payment.authcapture.created",
  void: "net.authorize.payment.void.created",
  refund: "net.authorize.payment.refund.created",
  held: "net.authorize.payment.fraud.held",
  approved: "net.authorize.payment.fraud.approved",
  declined: "net.authorize.payment.fraud.declined",
};
const usual = { copies: 1, isHeldBack: false, delayMs: 0, signature: "right" };

/** `X-ANET-Signature` of a body: keyed with the literal text of the key, upper-case hex. */
export const signatureOf = (signatureKey, body) =>
  `sha512=${createHmac("sha512", signatureKey).update(body).digest("hex").toUpperCase()}`;

/**
 * Sends notifications to the registered addresses. What is held back, or was not answered with 200,
 * waits for `flush`.
 */
export function createWebhooks(state, { url } = {}) {
  const hooks = new Map();
  const underWay = new Set();
  /** @type {{ url: string, body: string, headers: Record<string, string> }[]} */
  let waiting = [];
  /** @type {{ url: string, body: string, status: number }[]} */
  const sent = [];
  let manner = { ...usual };

  const register = (address) => {
    const webhookId = randomUUID();
    hooks.set(webhookId, {
      webhookId,
      url: address,
      eventTypes: Object.values(eventTypes),
      status: "active",
    });
    return hooks.get(webhookId);
  };
  if (url) register(url);

  async function deliver(letter) {
    try {
      const response = await fetch(letter.url, {
        method: "POST",
        headers: { "content-type": "application/json", ...letter.headers },
        body: letter.body,
        redirect: "manual",
        signal: AbortSignal.timeout(10_000),
      });
      sent.push({ url: letter.url, body: letter.body, status: response.status });
      if (response.status !== 200) waiting.push(letter);
    } catch {
      sent.push({ url: letter.url, body: letter.body, status: 0 });
      waiting.push(letter);
    }
  }

  function post(letter, delayMs) {
    const work = (async () => {
      if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
      await deliver(letter);
    })();
    underWay.add(work);
    work.finally(() => underWay.delete(work));
  }

  return {
    hooks,
    register,
    sent,
    waiting: () => waiting.length,
    /** What is left out of the change is as usual. */
    behave(change) {
      manner = { ...usual, ...change };
    },
    /** Tells the registered addresses what happened to a transaction. */
    notify(name, transaction) {
      for (const hook of hooks.values()) {
        const body = JSON.stringify({
          notificationId: randomUUID(),
          eventType: eventTypes[name],
          eventDate: new Date(state.now()).toISOString(),
          webhookId: hook.webhookId,
          payload: {
            responseCode: Number(transaction.responseCode),
            authCode: transaction.authCode,
            avsResponse: "Y",
            authAmount: transaction.cents / 100,
            merchantReferenceId: transaction.refId,
            entityName: "transaction",
            id: transaction.transId,
          },
        });
        const letter = { url: hook.url, body, headers: signed(state, body, manner.signature) };
        const copies = Array.from({ length: manner.copies }, () => letter);
        if (manner.isHeldBack) waiting.push(...copies);
        else for (const copy of copies) post(copy, manner.delayMs);
      }
    },
    /** Sends what waits; reversed when shuffled. Resolves when all have been answered. */
    async flush({ isShuffled = false } = {}) {
      await Promise.all(underWay);
      const letters = isShuffled ? waiting.toReversed() : waiting;
      waiting = [];
      for (const letter of letters) await deliver(letter);
    },
    settled: () => Promise.all(underWay),
  };
}

function signed(state, body, signature) {
  if (signature === "none") return {};
  const key = signature === "wrong" ? `${state.keys.signatureKey}0` : state.keys.signatureKey;
  return { "x-anet-signature": signatureOf(key, body) };
}
