import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cancelRenewal } from "#modules/renewal/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { formAddress } from "../form-address";
import { loadRenewal, type RenewalView } from "../renewal-page.server";
import { CancelPage } from "./cancel-page";

/** The question before an unpaid renewal is taken back. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadRenewal(context, request);

/** Voids the invoice of the open renewal and gives its bonus back. */
export async function action({ context, request }: ActionFunctionArgs) {
  const view = await loadRenewal(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId } = view.page;
  const cancelled = await cancelRenewal(context.ctx, { accountId });
  if (!cancelled.ok) return refuseForm(context, cancelled.refusal);
  const to = view.isOnBehalf ? paths.staffAccount(accountId) : formAddress(view, false);
  return answerDone(context, { json: { redirect: to }, to, flash: "renewal-cancelled" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CancelRenewal() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  const answer = useActionData<typeof action>();
  return <CancelPage view={view} answer={answer} />;
}
