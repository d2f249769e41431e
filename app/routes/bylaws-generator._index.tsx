import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bylawsForms } from "#modules/bylaws/index.server";
import { CreatePage } from "~/components/bylaws/create-page";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { createdBylaws, emptyBylawsForm } from "~/http/bylaws-form.server";

/** The general form. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return emptyBylawsForm(context, request, bylawsForms.booster);
}

/** Creates bylaws of the general form. */
export async function action({ context }: ActionFunctionArgs) {
  return createdBylaws(context, bylawsForms.booster);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function BylawsStart() {
  const page = useLoaderData<typeof loader>();
  return <CreatePage {...page} answer={useActionData<typeof action>()} />;
}
