import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bylawsForms } from "#modules/bylaws/index.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { createdBylaws, emptyBylawsForm } from "../bylaws-form.server";
import { CreatePage } from "../create-page";

/** The general form. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return emptyBylawsForm(context, request, bylawsForms.booster);
}

/** Creates bylaws of the general form. */
export async function action({ context }: ActionFunctionArgs) {
  return createdBylaws(context, "booster");
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function BylawsStart() {
  const page = useLoaderData<typeof loader>();
  return <CreatePage {...page} answer={useActionData<typeof action>()} />;
}
