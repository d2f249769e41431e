import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findForm } from "#modules/bylaws/index.server";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { createdBylaws, emptyBylawsForm } from "../bylaws-form.server";
import { CreatePage } from "../create-page";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = findForm(params.variant) ?? refusePage(context, { code: "not_found" });
  return emptyBylawsForm(context, request, form);
}

/** Creates bylaws: POST with the variant's fields. */
export async function action({ context, params }: ActionFunctionArgs) {
  return createdBylaws(context, params.variant ?? "");
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CreateBylaws() {
  const page = useLoaderData<typeof loader>();
  // A change of variant is another form, with nothing of the last one in it.
  return <CreatePage key={page.variant} {...page} answer={useActionData<typeof action>()} />;
}
