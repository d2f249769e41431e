import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerWizard } from "../save-page.server";
import { revalidateUnlessSignedOut, wizardAction } from "../wizard-action";
import { readWizardPage } from "../wizard-page.server";
import { WizardScreen } from "../wizard-screen";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The call's own address is no page to open; a refused plain form sees its page again. */
export const loader = ({ context, request, params: { token = "" } }: LoaderFunctionArgs) =>
  readWizardPage(context, request, token);

/** `PUT /application/update/{token}`: saves a page, or submits with `is_complete`. */
export const action = ({ context, request, params: { token = "" } }: ActionFunctionArgs) =>
  answerWizard(context, request, token);

export const clientAction = wizardAction;
export const shouldRevalidate = revalidateUnlessSignedOut;

export default function SavedPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <WizardScreen key={data.page} data={data} answer={answer} />;
}
