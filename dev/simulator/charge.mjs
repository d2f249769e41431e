// Charges of cards and bank accounts, with the duplicate window.
import { createHash } from "node:crypto";
import { brandOf, centsOf, judgeBank, judgeCard } from "./triggers.mjs";

const DEFAULT_WINDOW_SECONDS = 120;
const LONGEST_WINDOW_SECONDS = 28_800;

/** The texts of the answers, by the code of the response and of its reason. */
const reasons = {
  1: "This transaction has been approved.",
  2: "This transaction has been declined.",
  5: "A valid amount is required.",
  11: "A duplicate transaction has been submitted.",
  13: "The merchant login ID or password is invalid or the account is inactive.",
  16: "The transaction was not found.",
  33: "A required field is missing.",
  54: "The referenced transaction does not meet the criteria for issuing a credit.",
  55: "The sum of credits against the referenced transaction would exceed original debit amount.",
  252: "Your order has been received. Thank you for your business!",
  295: "The transaction was partially authorized.",
  310: "This transaction has already been voided.",
  311: "This transaction has already been settled, it cannot be voided.",
};

/** The part of an answer that every transaction has. */
const response = (responseCode, rest) => ({
  responseCode,
  authCode: "",
  avsResultCode: "P",
  cvvResultCode: "",
  cavvResultCode: "",
  transId: "0",
  refTransID: "",
  transHash: "",
  testRequest: "0",
  accountNumber: "",
  accountType: "",
  ...rest,
});

/** An answer that something was done (or is held, or awaits its payer). */
export const done = (responseCode, code, rest, description = reasons[code]) =>
  response(responseCode, { ...rest, messages: [{ code: String(code), description }] });

/** An answer that something was refused; 2 by the bank, 3 by the provider. */
export const refused = (responseCode, code, rest = {}) =>
  response(responseCode, {
    ...rest,
    errors: [{ errorCode: String(code), errorText: reasons[code] }],
  });

/** The means of payment of a request, from its one-time token or in the clear. */
export function paymentData(state, payment) {
  if (payment?.opaqueData) return state.takeNonce(payment.opaqueData);
  const { creditCard: card, bankAccount: bank } = payment ?? {};
  if (card) return { data: { cardData: { ...card, expiry: card.expirationDate } } };
  return bank ? { data: { bankData: bank } } : {};
}

const settingOf = (request, name) =>
  [request.transactionSettings?.setting ?? []]
    .flat()
    .find(({ settingName }) => settingName === name)?.settingValue;

/**
 * Charges what a one-time token stands for.
 * @returns {{ transactionResponse: object, entered?: object }}
 */
export function charge(state, { request, refId, data, fault }) {
  const cents = centsOf(request.amount ?? "0");
  if (cents <= 0) return { transactionResponse: refused("3", 5) };
  const { cardData: card, bankData: bank } = data;
  const number = String(card ? card.cardNumber : bank.accountNumber).replace(/\D/g, "");
  const facts = {
    accountNumber: `XXXX${number.slice(-4)}`,
    accountType: card ? brandOf(number) : "eCheck",
  };
  const fingerprint = fingerprintOf(request, number, card?.expiry);
  const sentWindow = settingOf(request, "duplicateWindow");
  const earlier = fault === "duplicate" ? {} : findDuplicate(state, fingerprint, sentWindow);
  if (earlier) {
    // Only who sends a window is told which transaction it was.
    const original = sentWindow && earlier.transId ? earlier : { transId: "0", authCode: "" };
    const { transId, authCode } = original;
    return { transactionResponse: refused("3", 11, { ...facts, transId, authCode }) };
  }
  const judged = card
    ? judgeCard({
        cents,
        zip: request.billTo?.zip ?? card.zip,
        cardCode: card.cardCode,
        allowsPartial: settingOf(request, "allowPartialAuth") === "true",
      })
    : judgeBank({
        cents,
        transactions: state.transactions,
        now: state.now(),
        limitCents: state.bankLimitCents,
      });
  const verdict = fault === "held" || fault === "decline" ? fault : judged.verdict;
  const standing = {
    approved: { responseCode: "1", code: 1, status: statusOf(request.transactionType) },
    partial: { responseCode: "4", code: 295, status: "authorizedPendingCapture" },
    held: { responseCode: "4", code: 252, status: "FDSPendingReview" },
    declined: { responseCode: "2", code: 2, status: "declined" },
    decline: { responseCode: "2", code: 2, status: "declined" },
  }[verdict];
  const isDeclined = standing.responseCode === "2";
  const entered = state.enter({
    type: "charge",
    method: card ? "card" : "bank",
    status: standing.status,
    responseCode: standing.responseCode,
    cents: judged.cents,
    refId,
    invoiceNumber: request.order?.invoiceNumber ?? "",
    ...facts,
    authCode: isDeclined ? "" : state.authCode(),
    refTransId: "",
    fingerprint,
  });
  const rest = {
    ...facts,
    authCode: entered.authCode,
    avsResultCode: judged.avs,
    cvvResultCode: judged.cvv,
    transId: entered.transId,
    ...(judged.prePaidCard && { prePaidCard: judged.prePaidCard }),
  };
  const transactionResponse = isDeclined
    ? refused(standing.responseCode, standing.code, rest)
    : done(standing.responseCode, standing.code, rest);
  return { transactionResponse, entered };
}

const statusOf = (type) =>
  type === "authOnlyTransaction" ? "authorizedPendingCapture" : "capturedPendingSettlement";

/** What two transactions must share to be duplicates; the request's own reference is not part.
 * A digest, because the books never hold a whole number. */
function fingerprintOf(request, number, expiry) {
  const { firstName, lastName, company, address } = request.billTo ?? {};
  const facts = JSON.stringify([
    number,
    expiry,
    request.transactionType,
    request.poNumber,
    centsOf(request.amount),
    request.order?.invoiceNumber,
    request.customer?.id,
    [firstName, lastName, company, address],
    settingOf(request, "duplicateWindow"),
  ]);
  return createHash("sha256").update(facts).digest("base64url");
}

function findDuplicate(state, fingerprint, sentWindow) {
  const seconds = Math.min(Number(sentWindow ?? DEFAULT_WINDOW_SECONDS), LONGEST_WINDOW_SECONDS);
  const since = state.now() - seconds * 1000;
  return state.transactions.find((one) => one.fingerprint === fingerprint && one.at > since);
}

/** The notification that a charge brings about; a declined one brings none. */
export function chargeEvent(entered) {
  if (entered.responseCode === "2") return undefined;
  return { name: entered.responseCode === "4" ? "held" : "authcapture", transaction: entered };
}
