import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRenewal } from "~/components/renewal/renewal-call.server";
import { loadRenewal } from "~/components/renewal/renewal-page.server";
import { RenewalScreen } from "~/components/renewal/renewal-screen";
import type { RenewalAnswer, RenewalView } from "~/components/renewal/renewal-view";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadRenewal(context, request);

/** Renews the membership of an account for a year. */
export const action = ({ context, request }: ActionFunctionArgs) => answerRenewal(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Renewal() {
  const view = useLoaderData<typeof loader>() as RenewalView;
  return <RenewalScreen view={view} answer={useActionData() as RenewalAnswer | undefined} />;
}
