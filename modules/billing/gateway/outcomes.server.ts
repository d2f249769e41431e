import type { z } from "zod";
import { cents } from "#modules/platform/money";
import {
  type detailsAnswer,
  firstMessage,
  type ListedTransaction,
  type TransactionAnswer,
} from "./answers.server";
import type { GatewayOutcome, GatewayTransaction, Standing } from "./port";
import type { Received } from "./transport.server";

const UNREACHABLE = {
  kind: "error",
  code: "unreachable",
  text: "The card provider cannot be reached.",
} as const;

/** "An error occurred during processing": it does not say whether before or after the charge. */
const UNCLEAR = new Set(["E00001", "E00104"]);

/** A duplicate carries our own reference, so an earlier call with it may have charged. */
const DUPLICATE = "11";

/** The provider failed on the way and could not take the charge back: it may hold. */
const NOT_UNDONE = new Set(["120", "121", "122"]);

/** "The transaction was partially authorized": less than the amount that was asked for. */
const PARTIAL = "295";

/** `0` stands for a transaction that was not stored. */
const storedId = (transId: string) => (transId === "" || transId === "0" ? undefined : transId);

/** What became of a call that may move money; only response code 1 is an approval. */
export function outcomeOf(received: Received<TransactionAnswer>): GatewayOutcome {
  if (received.kind === "unreachable") return UNREACHABLE;
  if (received.kind === "unknown") return received;
  const { transactionResponse: response, messages } = received.answer;
  if (!response?.responseCode) {
    const refusal = firstMessage(received.answer);
    return messages.resultCode === "Error" && !UNCLEAR.has(refusal.code)
      ? { kind: "error", ...refusal }
      : { kind: "unknown", reason: `no transaction in the answer (${refusal.code})` };
  }
  const transId = storedId(response.transId);
  const refusal = reasonOf(received.answer);
  switch (response.responseCode) {
    case "1":
      if (!transId) return { kind: "unknown", reason: "approved without a transaction" };
      if (isPartial(response)) return { kind: "held", transId };
      return { kind: "approved", transId, label: labelOf(response) };
    case "2":
      return { kind: "declined", ...refusal };
    case "3":
      if (refusal.code === DUPLICATE) {
        return { kind: "unknown", reason: "a duplicate of an earlier call" };
      }
      return NOT_UNDONE.has(refusal.code)
        ? { kind: "unknown", reason: `an error that was not undone (${refusal.code})` }
        : { kind: "error", ...refusal };
    case "4":
      return transId
        ? { kind: "held", transId }
        : { kind: "unknown", reason: "held without a transaction" };
    case "5": {
      const url = response.secureAcceptance?.SecureAcceptanceUrl;
      return transId && url
        ? { kind: "needs_payer", transId, url }
        : { kind: "unknown", reason: "consent without an address" };
    }
    default:
      return { kind: "unknown", reason: `response code ${response.responseCode}` };
  }
}

type Response = NonNullable<TransactionAnswer["transactionResponse"]>;

function isPartial(response: Response): boolean {
  const card = response.prePaidCard;
  return (
    response.messages.some(({ code }) => code === PARTIAL) ||
    (card !== null && card !== undefined && card.approvedAmount < card.requestedAmount)
  );
}

function reasonOf(answer: TransactionAnswer): { code: string; text: string } {
  const error = answer.transactionResponse?.errors[0];
  if (error) return { code: error.errorCode, text: error.errorText };
  const message = answer.transactionResponse?.messages[0];
  if (message) return { code: message.code, text: message.description };
  return firstMessage(answer);
}

/** "Visa ending in 1111", "Bank account ending in 6789", "PayPal". */
function labelOf({
  accountType,
  accountNumber,
}: Pick<Response, "accountType" | "accountNumber">): string {
  const lastFour = /(\d{4})$/.exec(accountNumber)?.[1];
  const name =
    accountType === "eCheck"
      ? "Bank account"
      : accountType.replace(/(?<=[a-z])(?=[A-Z])(?!Pal|Card)/g, " ");
  return lastFour ? `${name} ending in ${lastFour}` : name;
}

const standings: Record<string, Standing> = {
  authorizedPendingCapture: "held",
  capturedPendingSettlement: "charged",
  settledSuccessfully: "charged",
  updatingSettlement: "charged",
  approvedReview: "charged",
  declined: "none",
  expired: "none",
  voided: "none",
  communicationError: "none",
  generalError: "none",
  failedReview: "none",
  FDSPendingReview: "held",
  FDSAuthorizedPendingReview: "held",
  underReview: "held",
  refundPendingSettlement: "refund",
  refundSettledSuccessfully: "refund",
  returnedItem: "returned",
  chargeback: "returned",
};

/** What a status means for money; one that is not known here needs a person. */
const standingOf = (status: string): Standing => standings[status] ?? "other";

/** A transaction as the lists show it. */
export const fromList = (row: ListedTransaction): GatewayTransaction => ({
  transId: row.transId,
  ref: row.invoiceNumber,
  amount: row.settleAmount,
  status: row.transactionStatus,
  standing: standingOf(row.transactionStatus),
  label: labelOf(row),
});

/** A transaction as its details show it: settled amounts go before authorised ones. */
export function fromDetails(
  transaction: NonNullable<z.output<typeof detailsAnswer>["transaction"]>,
): GatewayTransaction {
  const { creditCard, bankAccount } = transaction.payment ?? {};
  return {
    transId: transaction.transId,
    ref: transaction.order?.invoiceNumber ?? "",
    amount: transaction.settleAmount ?? transaction.authAmount ?? cents(0),
    status: transaction.transactionStatus,
    standing: standingOf(transaction.transactionStatus),
    label: labelOf({
      accountType: bankAccount ? "eCheck" : (creditCard?.cardType ?? ""),
      accountNumber: bankAccount?.accountNumber ?? creditCard?.cardNumber ?? "",
    }),
  };
}

const rank: readonly Standing[] = ["charged", "held", "returned", "refund", "other", "none"];

/** Of several with one reference, the one that matters most: money that moved goes first. */
export function mostTelling(found: readonly GatewayTransaction[]): GatewayTransaction | undefined {
  return rank
    .map((standing) => found.find((one) => one.standing === standing))
    .find((one) => one !== undefined);
}
