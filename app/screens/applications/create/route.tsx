import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { einAnswerOf } from "../ein.server";
import { answerWizard } from "../save-page.server";
import { revalidateUnlessSignedOut, wizardAction } from "../wizard-action";
import { readWizardPage } from "../wizard-page.server";
import { WizardScreen } from "../wizard-screen";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** A page of an application: `?page=`, else the one to go on with. */
export async function loader({ context, request, params: { token = "" } }: LoaderFunctionArgs) {
  const data = await readWizardPage(context, request, token);
  const step = new URL(request.url).searchParams.get("ein");
  return { ...data, ein: await einAnswerOf(context, step, data.values.ein) };
}

export const action = ({ context, request, params: { token = "" } }: ActionFunctionArgs) =>
  answerWizard(context, request, token);

export const clientAction = wizardAction;
export const shouldRevalidate = revalidateUnlessSignedOut;

export default function ApplicationPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <WizardScreen key={data.page} data={data} answer={answer} />;
}
