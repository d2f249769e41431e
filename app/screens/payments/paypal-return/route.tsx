import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { returnFromPaypal } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { payingAccount } from "../payments-call.server";

/**
 * The payer comes back from PayPal. What it sent along is kept with the hold, whose token proves
 * it, and leaves the address bar at once; nothing is charged before the payer says so on our page.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = payingAccount(context, request);
  if (!account.ok) refusePage(context, account.refusal);
  const { accountId, named } = account.value;
  const { searchParams } = new URL(request.url);
  const [token, payerId] = ["token", "PayerID"].map((name) => searchParams.get(name) ?? "");
  if (!token || !payerId) refusePage(context, { code: "not_found" });
  const kept = await returnFromPaypal(context.ctx, { accountId, token, payerId });
  if (!kept.ok) refusePage(context, kept.refusal);
  return redirect(paths.paymentsOf(named), 303);
}
