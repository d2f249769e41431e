import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountChoiceSchema } from "#modules/accounts/contract";
import { deleteAccountUser } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerPeople, placeOfChange, refuseCall } from "../people-call.server";
import { loadPeople } from "../people-page.server";
import { DeletePage } from "./delete-page";

/** The question before a deletion, as a page of its own: for whom no script asks it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const view = await loadPeople(context, request, { userId: readId(params.id) });
  if (!view.canChange) refusePage(context, { code: "forbidden" });
  return view;
}

/** Takes a user out of the account. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "DELETE") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const place = await placeOfChange(context, request, params.id);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(accountChoiceSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseCall(context, fields.refusal);
  const deleted = await deleteAccountUser(ctx, place.value);
  if (!deleted.ok) return refuseCall(context, await orConfirm(context, request, deleted.refusal));
  const json = { status: "deleted" };
  return answerPeople(context, place.value.accountId, { json, flash: "user-deleted" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DeletePerson() {
  const view = useLoaderData<typeof loader>();
  return <DeletePage view={view} answer={useActionData<typeof action>()} />;
}
