import { type MessageRef, message } from "#modules/platform/messages";
import { shellMessages } from "~/parts/shell/words";
import { paths } from "./paths";
import { isPaymentCall } from "./private-pages";
import { readId } from "./read-id";
import { refusalMessages } from "./refusal-messages";

/**
 * Where somebody sees what became of a payment whose call failed; undefined for what is no payment.
 * @param url the address of the call, with its query
 */
export function paymentsToCheck(method: string, url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const path = pathname.replace(/\.data$/, "");
  if (!isPaymentCall(method, path)) return undefined;
  if (path.startsWith("/admin/")) return path;
  return paths.paymentsOf(readId(searchParams.get("account_id") ?? "") || undefined);
}

/** What is said of a fault, by its status; of a payment nobody can say that nothing was changed. */
export function faultMessage(status: 500 | 503, isPayment = false): MessageRef {
  if (isPayment) return message(shellMessages, "fault.payment");
  return status === 503
    ? message(shellMessages, "outage.message")
    : message(refusalMessages, "fault.message");
}
