// What refers to an earlier transaction: void, refund, PayPal's start and its continuation.
import { randomBytes } from "node:crypto";
import { done, refused } from "./charge.mjs";
import { centsOf } from "./triggers.mjs";

const entry = (original, change) => ({
  type: original.type,
  method: original.method,
  status: "",
  responseCode: "1",
  cents: original.cents,
  refId: "",
  invoiceNumber: original.invoiceNumber,
  accountType: original.accountType,
  accountNumber: original.accountNumber,
  authCode: "",
  refTransId: original.transId,
  fingerprint: "",
  ...change,
});

const answered = ({ transId, accountNumber, accountType }, refTransID = "") => ({
  transId,
  refTransID,
  accountNumber,
  accountType,
});

/** Takes back what no batch has closed over. */
export function voidTransaction(state, request) {
  const original = state.byId(request.refTransId);
  if (!original || original.status === "declined" || original.status === "awaitingPayer") {
    return { transactionResponse: refused("3", 16) };
  }
  if (original.status === "voided") {
    // The provider answers a second void with the first one's approval.
    return { transactionResponse: done("1", 310, answered(original, original.transId)) };
  }
  if (original.batchId !== "") return { transactionResponse: refused("3", 311) };
  original.status = "voided";
  return {
    transactionResponse: done("1", 1, answered(original, original.transId)),
    event: { name: "void", transaction: original },
  };
}

/** Pays back what is settled, all or in parts. */
export function refundTransaction(state, request, refId) {
  const original = state.byId(request.refTransId);
  if (!original) return { transactionResponse: refused("3", 16) };
  const cents = centsOf(request.amount ?? "0");
  const lastFour = String(request.payment?.creditCard?.cardNumber ?? "").slice(-4);
  const { payPal } = request.payment ?? {};
  const isSameMeans =
    original.method === "paypal"
      ? payPal
      : lastFour && lastFour === original.accountNumber.slice(-4);
  const isSettled = original.status === "settledSuccessfully" && original.type === "charge";
  if (cents <= 0) return { transactionResponse: refused("3", 5) };
  if (!isSettled || !isSameMeans) {
    return { transactionResponse: refused("3", 54) };
  }
  const back = state.transactions
    .filter((one) => one.refTransId === original.transId && one.type === "refund")
    .filter((one) => one.status !== "voided")
    .reduce((sum, one) => sum + one.cents, 0);
  if (back + cents > original.cents) return { transactionResponse: refused("3", 55) };
  const invoiceNumber = request.order?.invoiceNumber ?? original.invoiceNumber;
  const status = "refundPendingSettlement";
  const entered = state.enter(
    entry(original, { type: "refund", status, cents, refId, invoiceNumber }),
  );
  return {
    transactionResponse: done("1", 1, answered(entered, original.transId)),
    event: { name: "refund", transaction: entered },
  };
}

/** Asks for the payer's consent; nothing is charged yet. */
export function startPaypal(state, request, refId, origin) {
  const cents = centsOf(request.amount ?? "0");
  if (cents <= 0) return { transactionResponse: refused("3", 5) };
  const { successUrl, cancelUrl } = request.payment.payPal;
  if (!successUrl || !cancelUrl) return { transactionResponse: refused("3", 33) };
  const entered = state.enter({
    type: "charge",
    method: "paypal",
    status: "awaitingPayer",
    responseCode: "5",
    cents,
    refId,
    invoiceNumber: request.order?.invoiceNumber ?? "",
    accountType: "PayPal",
    accountNumber: "",
    authCode: "",
    refTransId: "",
    fingerprint: "",
  });
  const token = `EC-${randomBytes(9).toString("hex").toUpperCase()}`;
  const { transId } = entered;
  state.consents.set(token, { transId, cents, successUrl, cancelUrl, payerId: "", isOver: false });
  const SecureAcceptanceUrl = `${origin}/cgi-bin/webscr?cmd=_express-checkout&token=${token}`;
  const rest = { ...answered(entered), secureAcceptance: { SecureAcceptanceUrl } };
  return { transactionResponse: done("5", 2000, rest, "Need payer consent.") };
}

/** Captures after the consent, once, for the same amount. */
export function continuePaypal(state, request, refId, fault) {
  const original = state.byId(request.refTransId);
  if (original?.method !== "paypal" || original.status !== "awaitingPayer") {
    return { transactionResponse: refused("3", 16) };
  }
  if (request.amount !== undefined && centsOf(request.amount) !== original.cents) {
    return { transactionResponse: refused("3", 5) };
  }
  const consent = [...state.consents.values()].find(({ transId }) => transId === original.transId);
  const isAllowed =
    consent?.payerId !== "" && consent?.payerId === request.payment?.payPal?.payerID;
  if (!isAllowed || fault === "paypal-cancelled" || fault === "decline") {
    if (fault) original.status = "declined";
    return { transactionResponse: refused("2", 2, answered(original)) };
  }
  const isHeld = fault === "held";
  original.status = isHeld ? "FDSPendingReview" : "capturedPendingSettlement";
  original.responseCode = isHeld ? "4" : "1";
  original.refId = refId;
  original.authCode = state.authCode();
  const rest = { ...answered(original, original.transId), authCode: original.authCode };
  return {
    transactionResponse: isHeld ? done("4", 252, rest) : done("1", 1, rest),
    event: { name: isHeld ? "held" : "authcapture", transaction: original },
  };
}
