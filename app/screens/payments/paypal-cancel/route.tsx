import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { clearPaypal, paymentScreen } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { payingAccount } from "../payments-call.server";

/**
 * The payer left PayPal without consent. Its token proves that this is the hold's own payer: then
 * the hold ends, else nothing changes.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = payingAccount(context, request);
  if (!account.ok) refusePage(context, account.refusal);
  const { accountId, named } = account.value;
  const { ctx, visit } = context;
  const screen = await paymentScreen(ctx, accountId);
  const hold = screen.ok ? screen.value.hold : null;
  const token = new URL(request.url).searchParams.get("token");
  if (hold && token && new URL(hold.url).searchParams.get("token") === token) {
    const cleared = await clearPaypal(ctx, { accountId });
    if (cleared.ok) visit.leaveFlash("paypal-cancelled");
  }
  return redirect(paths.paymentsOf(named), 303);
}
