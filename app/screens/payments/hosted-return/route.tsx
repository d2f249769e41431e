import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { finishHostedPayment } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { paidTo, payingAccount } from "../payments-call.server";

/** The payer comes back from the provider's page. Its books tell what happened there. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = payingAccount(context, request);
  if (!account.ok) refusePage(context, account.refusal);
  const { accountId, named } = account.value;
  const attempt = new URL(request.url).searchParams.get("attempt") ?? "";
  const ended = await finishHostedPayment(context.ctx, { accountId, attempt });
  if (!ended.ok && ended.refusal.code === "not_found") refusePage(context, ended.refusal);
  if (!ended.ok) context.visit.leaveFlash("payment-refused");
  if (!ended.ok || ended.value.kind === "unassigned") return redirect(paths.paymentsOf(named), 303);
  context.visit.leaveFlash("payment-approved");
  return redirect(paidTo(account.value), 303);
}
