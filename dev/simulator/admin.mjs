// What tests and developers may do to the simulator over HTTP; the functions do the same in process.

/** The simulator's levers, by name. */
export function levers({ state, faults, webhooks }) {
  return {
    /**
     * Everything in the provider's books, oldest first.
     * @returns {import("./state.mjs").Transaction[]}
     */
    ledger: () => state.transactions.map((one) => ({ ...one })),
    /**
     * What the provider would pay out: charges that were not taken back, less refunds, in cents.
     * @returns {number}
     */
    capturedCents: () =>
      state.transactions.reduce((sum, { type, status, cents }) => {
        const stands = /^(captured|settled|refund(Pending|Settled))/.test(status);
        return stands ? sum + (type === "refund" ? -cents : cents) : sum;
      }, 0),
    /**
     * Fails the next calls; the kinds are in faults.mjs, `on` is a request's name or "any".
     * @param {{ kind: string, times?: number, on?: string, delayMs?: number, only?: string }} fault
     */
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    /** @param {number} ms */
    advanceClock: (ms) => state.advance(ms),
    settle: () => state.settle(),
    /**
     * A bank's return (or `chargeback`) of a settled transaction; false when it is not settled.
     * @param {string} transId
     * @param {"returnedItem" | "chargeback"} [status]
     * @returns {boolean}
     */
    takeBack: (transId, status) => state.takeBack(transId, status),
    /**
     * Enters copies of a transaction, later than it, as a busy day leaves them.
     * @param {string} transId
     * @param {number} times
     */
    repeat(transId, times) {
      const { transId: _, ...original } = state.byId(transId);
      for (let count = 1; count <= times; count += 1) {
        state.enter({ ...original, invoiceNumber: `COPY${count}`, at: original.at + count });
      }
    },
    /**
     * Decides a held transaction; false when it is not held.
     * @param {string} transId
     * @param {boolean} isApproved
     */
    review(transId, isApproved) {
      const held = state.byId(transId);
      if (held?.status !== "FDSPendingReview") return false;
      held.status = isApproved ? "capturedPendingSettlement" : "declined";
      held.responseCode = isApproved ? "1" : "2";
      webhooks.notify(isApproved ? "approved" : "declined", held);
      return true;
    },
    /**
     * How notifications come from now on; what is left out is as usual.
     * @param {{ copies?: number, isHeldBack?: boolean, delayMs?: number, signature?: string }} manner
     */
    sendWebhooks: (manner) => webhooks.behave(manner),
    /**
     * Sends the notifications that wait; resolves when all have been answered or given up.
     * @param {{ isShuffled?: boolean }} [options]
     */
    flushWebhooks: (options) => webhooks.flush(options),
    /** Resolves when all notifications under way have been answered or given up. */
    webhooksSettled: () => webhooks.settled(),
    /** @returns {{ url: string, body: string, status: number }[]} */
    sentWebhooks: () => [...webhooks.sent],
    /** @returns {number} */
    waitingWebhooks: () => webhooks.waiting(),
  };
}

/** `/admin/…`: GET reads, POST with JSON does. */
export async function adminApi(world, { method, path, body }, response) {
  const { admin } = world;
  const input = body ? JSON.parse(body) : {};
  const actions = {
    "GET /admin/ledger": () => ({
      transactions: admin.ledger(),
      capturedCents: admin.capturedCents(),
    }),
    "GET /admin/webhooks": () => ({ sent: admin.sentWebhooks(), waiting: admin.waitingWebhooks() }),
    "POST /admin/faults": () => admin.fail(input),
    "DELETE /admin/faults": () => admin.clearFaults(),
    "POST /admin/clock": () => admin.advanceClock(input.advanceMs),
    "POST /admin/settle": () => admin.settle(),
    "POST /admin/return": () => ({ isDone: admin.takeBack(input.transId, input.status) }),
    "POST /admin/review": () => ({ isDone: admin.review(input.transId, input.isApproved) }),
    "POST /admin/webhooks": () => admin.sendWebhooks(input),
    "POST /admin/webhooks/flush": () => admin.flushWebhooks(input),
  };
  const action = actions[`${method} ${path}`];
  if (!action) return sendJson(response, 404, { error: "no such lever" });
  return sendJson(response, 200, (await action()) ?? {});
}

/** `/rest/v1/webhooks`: the addresses that are told, with Basic authentication. */
export function restApi({ state, webhooks }, { method, path, body, headers }, response) {
  const { apiLoginId, transactionKey } = state.keys;
  const expected = Buffer.from(`${apiLoginId}:${transactionKey}`).toString("base64");
  if (headers.authorization !== `Basic ${expected}`) return sendJson(response, 401, {});
  const id = /^\/rest\/v1\/webhooks\/([\w-]+)$/.exec(path)?.[1];
  if (path === "/rest/v1/webhooks" && method === "GET") {
    return sendJson(response, 200, [...webhooks.hooks.values()]);
  }
  if (path === "/rest/v1/webhooks" && method === "POST") {
    const { url } = JSON.parse(body);
    return URL.canParse(url)
      ? sendJson(response, 200, webhooks.register(url))
      : sendJson(response, 400, {});
  }
  if (id && method === "DELETE" && webhooks.hooks.delete(id)) return sendJson(response, 200, {});
  return sendJson(response, 404, {});
}

function sendJson(response, status, value) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
