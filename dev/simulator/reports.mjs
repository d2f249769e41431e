// What the provider's books say: details, unsettled transactions, batches.
import { dollars } from "./triggers.mjs";

const LONGEST_PERIOD_MS = 31 * 86_400_000;
const LARGEST_PAGE = 1000;
const NOTHING = { code: "I00004", text: "No records found." };

/** Statuses that have not been closed over by a batch. */
const unsettledStatus = /^(authorizedPendingCapture|\w*PendingSettlement|FDS\w*|underReview)$/;

const utc = (at) => new Date(at).toISOString();

const row = (one) => ({
  transId: one.transId,
  submitTimeUTC: utc(one.at),
  submitTimeLocal: utc(one.at).replace("Z", ""),
  transactionStatus: one.status,
  invoiceNumber: one.invoiceNumber,
  firstName: "",
  lastName: "",
  accountType: one.accountType,
  accountNumber: one.accountNumber,
  // Amounts are numbers in the lists, texts elsewhere.
  settleAmount: one.cents / 100,
  marketType: "eCommerce",
  product: "Card Not Present",
});

function page(rows, { sorting, paging }) {
  const sorted = rows.toSorted((a, b) => a.at - b.at || a.transId.localeCompare(b.transId));
  const ordered = String(sorting?.orderDescending) === "true" ? sorted.reverse() : sorted;
  const limit = Math.min(Number(paging?.limit ?? LARGEST_PAGE), LARGEST_PAGE);
  const offset = Number(paging?.offset ?? 1);
  if (limit < 1 || offset < 1) {
    return { error: { code: "E00013", text: "The paging is invalid." } };
  }
  const shown = ordered.slice((offset - 1) * limit, offset * limit);
  return shown.length === 0
    ? { note: NOTHING, content: { totalNumInResultSet: rows.length } }
    : { content: { transactions: shown.map(row), totalNumInResultSet: rows.length } };
}

/** `getUnsettledTransactionListRequest` */
export const unsettled = (state, request) =>
  page(
    state.transactions.filter(
      ({ status, batchId }) =>
        batchId === "" &&
        (request.status === "pendingApproval"
          ? status === "FDSPendingReview"
          : unsettledStatus.test(status)),
    ),
    request,
  );

/** `getSettledBatchListRequest`; a day back when no period is given. */
export function settledBatches(state, request) {
  const last = Date.parse(request.lastSettlementDate ?? utc(state.now()));
  const first = Date.parse(request.firstSettlementDate ?? utc(last - 86_400_000));
  if (first > last) return { error: { code: "E00013", text: "The dates are out of order." } };
  if (last - first > LONGEST_PERIOD_MS) {
    return { error: { code: "E00013", text: "The period may be at most 31 days." } };
  }
  const found = state.batches.filter(({ at }) => at >= first && at <= last + 999);
  if (found.length === 0) return { note: NOTHING };
  const batchList = found.map(({ batchId, at }) => ({
    batchId,
    settlementTimeUTC: utc(at),
    settlementTimeLocal: utc(at).replace("Z", ""),
    settlementState: "settledSuccessfully",
    paymentMethod: "creditCard",
  }));
  return { content: { batchList } };
}

/** `getTransactionListRequest` */
export function batch(state, request) {
  if (!state.batches.some(({ batchId }) => batchId === String(request.batchId))) {
    return { error: { code: "E00040", text: "The record cannot be found." } };
  }
  const rows = state.transactions.filter(({ batchId }) => batchId === String(request.batchId));
  return page(rows, request);
}

/** `getTransactionDetailsRequest` */
export function details(state, request) {
  const one = state.byId(request.transId);
  if (!one) return { error: { code: "E00040", text: "The record cannot be found." } };
  const transaction = {
    transId: one.transId,
    ...(one.refTransId && { refTransId: one.refTransId }),
    submitTimeUTC: utc(one.at),
    transactionType: one.type === "refund" ? "refundTransaction" : "authCaptureTransaction",
    transactionStatus: one.status,
    responseCode: Number(one.responseCode),
    responseReasonCode: Number(one.responseCode),
    authCode: one.authCode,
    ...(one.batchId && { batch: { batchId: one.batchId } }),
    order: { invoiceNumber: one.invoiceNumber },
    authAmount: Number(dollars(one.cents)),
    settleAmount: Number(dollars(one.cents)),
    payment:
      one.method === "bank"
        ? { bankAccount: { accountNumber: one.accountNumber } }
        : { creditCard: { cardNumber: one.accountNumber, cardType: one.accountType } },
  };
  return { content: { transaction, transrefId: one.refId } };
}
