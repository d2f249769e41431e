import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findForm } from "#modules/bylaws/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { createdBylaws, emptyBylawsForm } from "../bylaws-form.server";
import { CreatePage } from "../create-page";

const formOf = (context: HttpContext, variant: string | undefined) =>
  findForm(variant) ?? refusePage(context, { code: "not_found" });

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return emptyBylawsForm(context, request, formOf(context, params.variant));
}

/** Creates bylaws: POST with the variant's fields. */
export async function action({ context, params }: ActionFunctionArgs) {
  return createdBylaws(context, formOf(context, params.variant));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CreateBylaws() {
  const page = useLoaderData<typeof loader>();
  // A change of variant is another form, with nothing of the last one in it.
  return <CreatePage key={page.variant} {...page} answer={useActionData<typeof action>()} />;
}
