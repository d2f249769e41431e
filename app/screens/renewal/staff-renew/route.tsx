import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readId } from "~/http/read-id";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerRenewal } from "../renewal-call.server";
import type { RenewalAnswer } from "../renewal-form";
import { loadRenewal, type RenewalView } from "../renewal-page.server";
import { RenewalScreen } from "../renewal-screen";

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadRenewal(context, request, readId(params.id));
}

/** Renews the membership of an account on its behalf. */
export function action({ context, request, params }: ActionFunctionArgs) {
  return answerRenewal(context, request, readId(params.id));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffRenewal() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  return <RenewalScreen view={view} answer={useActionData() as RenewalAnswer | undefined} />;
}
