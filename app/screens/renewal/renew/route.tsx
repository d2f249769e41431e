import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerRenewal } from "../renewal-call.server";
import type { RenewalAnswer } from "../renewal-form";
import { loadRenewal, type RenewalView } from "../renewal-page.server";
import { RenewalScreen } from "../renewal-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadRenewal(context, request);

/** Renews the membership of an account for a year. */
export const action = ({ context, request }: ActionFunctionArgs) => answerRenewal(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Renewal() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  return <RenewalScreen view={view} answer={useActionData() as RenewalAnswer | undefined} />;
}
