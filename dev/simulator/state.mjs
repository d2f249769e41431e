// What the simulated provider remembers, and its clock.
import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** The keys that are taken unless others are given; the application has the same defaults. */
export const simulatorKeys = {
  apiLoginId: "simulator",
  transactionKey: "simulator-key",
  clientKey: "simulator-client-key",
  signatureKey: "51D0BE11F0CA7AB1".repeat(8),
};

const DAY_MS = 86_400_000;
const NONCE_MS = 15 * 60_000;
/** Batches close once a day, at this hour UTC. */
const CUT_OFF_HOUR = 23;
/** A bank payment settles with the third batch after it. */
const BANK_BATCHES = 3;

/**
 * @typedef {object} Transaction
 * @property {string} transId
 * @property {string} type
 * @property {string} status
 * @property {string} responseCode
 * @property {number} cents the authorised amount, in cents
 * @property {string} refId
 * @property {string} invoiceNumber
 * @property {"card" | "bank" | "paypal"} method
 * @property {string} accountType
 * @property {string} accountNumber masked, the last four digits stay
 * @property {string} authCode
 * @property {string} refTransId
 * @property {string} fingerprint what a duplicate shares
 * @property {number} at when it was submitted, in milliseconds
 * @property {number} batchesLeft how many batches close until it settles
 * @property {string} batchId
 */

/** What the sandbox lets one bank payment be at most. */
const BANK_LIMIT_CENTS = 100_00;

/**
 * Makes a provider: an empty one, or one that goes on from what `kept()` gave. One-time tokens and
 * what they stand for are in memory alone.
 */
export function createState({
  keys = simulatorKeys,
  bankLimitCents = BANK_LIMIT_CENTS,
  kept = {},
} = {}) {
  let offset = kept.offset ?? 0;
  let lastId = kept.lastId ?? randomInt(40_000_000_000, 60_000_000_000);
  /** @type {Transaction[]} */
  const transactions = kept.transactions ?? [];
  /** @type {{ batchId: string, at: number }[]} */
  const batches = kept.batches ?? [];
  const nonces = new Map();
  const hostedPages = new Map(kept.hostedPages);
  const consents = new Map(kept.consents);
  let closedUntil = kept.closedUntil ?? cutOffBefore(Date.now());

  const now = () => Date.now() + offset;

  function closeBatch(at) {
    const waiting = transactions.filter(({ status }) => /PendingSettlement$/.test(status));
    for (const one of waiting) one.batchesLeft -= 1;
    const ready = waiting.filter(({ batchesLeft }) => batchesLeft <= 0);
    if (ready.length === 0) return;
    const batchId = String(randomInt(1_000_000, 9_999_999));
    batches.push({ batchId, at });
    for (const one of ready) {
      one.batchId = batchId;
      one.status = one.type === "refund" ? "refundSettledSuccessfully" : "settledSuccessfully";
    }
  }

  /** Closes the batches of the days that have gone by. */
  function tick() {
    while (closedUntil + DAY_MS <= now()) {
      closedUntil += DAY_MS;
      closeBatch(closedUntil);
    }
  }

  return {
    keys,
    bankLimitCents,
    transactions,
    batches,
    nonces,
    /** Hosted pages and PayPal consents by their tokens. */
    hostedPages,
    consents,
    /** Everything that must outlive the process, for JSON. */
    kept: () => ({
      offset,
      lastId,
      closedUntil,
      transactions,
      batches,
      hostedPages: [...hostedPages],
      consents: [...consents],
    }),
    now,
    tick,
    /** Moves the clock; batches whose time comes are closed. */
    advance(ms) {
      offset += ms;
      tick();
    },
    /** Closes one batch at once, with everything in it, bank payments too. */
    settle() {
      for (const one of transactions) one.batchesLeft = Math.min(one.batchesLeft, 1);
      closeBatch(now());
    },
    /** A bank's return, or a chargeback, of something settled. */
    takeBack(transId, status = "returnedItem") {
      const found = transactions.find((one) => one.transId === transId);
      if (found?.status !== "settledSuccessfully") return false;
      found.status = status;
      return true;
    },
    nextId() {
      lastId += randomInt(1, 9);
      return String(lastId);
    },
    authCode: () =>
      randomBytes(5).toString("base64url").replace(/\W|_/g, "X").slice(0, 6).toUpperCase(),
    /** Keeps card or bank data under a one-time token. */
    issueNonce(data) {
      const dataValue = Buffer.from(`${randomUUID()}${randomUUID()}`).toString("base64");
      nonces.set(dataValue, { data, dieAt: now() + NONCE_MS, isUsed: false });
      return { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue };
    },
    /** Takes the data of a one-time token out, once. */
    takeNonce({ dataDescriptor, dataValue }) {
      if (dataDescriptor !== "COMMON.ACCEPT.INAPP.PAYMENT") {
        return { code: "E00076", text: "The opaque data descriptor is invalid." };
      }
      if (!/^[A-Za-z0-9+/]{40,}={0,2}$/.test(String(dataValue))) {
        return { code: "E00113", text: "Invalid OTS Token Data." };
      }
      const nonce = nonces.get(dataValue);
      if (!nonce || nonce.isUsed) return { code: "E00114", text: "Invalid OTS Token." };
      if (nonce.dieAt <= now()) return { code: "E00115", text: "Expired OTS Token." };
      nonce.isUsed = true;
      return { data: nonce.data };
    },
    /**
     * Enters a transaction into the books.
     * @param {Omit<Transaction, "transId" | "at" | "batchesLeft" | "batchId">} entry
     */
    enter(entry) {
      /** @type {Transaction} */
      const kept = {
        transId: this.nextId(),
        at: now(),
        batchesLeft: entry.method === "bank" ? BANK_BATCHES : 1,
        batchId: "",
        ...entry,
      };
      transactions.push(kept);
      return kept;
    },
    byId: (transId) => transactions.find((one) => one.transId === String(transId)),
  };
}

/** The last closing hour before a time. */
function cutOffBefore(at) {
  const day = new Date(at);
  const today = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), CUT_OFF_HOUR);
  return today <= at ? today : today - DAY_MS;
}
