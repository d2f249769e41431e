import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRenewal } from "~/components/renewal/renewal-call.server";
import { loadRenewal } from "~/components/renewal/renewal-page.server";
import { RenewalScreen } from "~/components/renewal/renewal-screen";
import type { RenewalAnswer, RenewalView } from "~/components/renewal/renewal-view";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { requireStaff } from "~/http/guards.server";
import { readId } from "~/http/read-id";

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return loadRenewal(context, request, readId(params.id));
}

/** Renews the membership of an account on its behalf. */
export function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  return answerRenewal(context, request, readId(params.id));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffRenewal() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  return <RenewalScreen view={view} answer={useActionData() as RenewalAnswer | undefined} />;
}
