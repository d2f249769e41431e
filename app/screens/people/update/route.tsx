import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { personChangesSchema } from "#modules/accounts/contract";
import { updateAccountUser } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerPeople, placeOfChange, refuseCall } from "../people-call.server";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";
import { wireUser } from "../wire-user";

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPeople(context, request, { userId: readId(params.id) });

/** Changes a user of the account; what is not sent stays as it is. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const { ctx, visit } = context;
  const place = await placeOfChange(context, request, params.id);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(personChangesSchema, context.body.fields, ctx.locale);
  if (!fields.ok) return refuseCall(context, fields.refusal);
  const { userAgent } = visit;
  const changed = await updateAccountUser(ctx, place.value, { ...fields.value, userAgent });
  if (!changed.ok) return refuseCall(context, await orConfirm(context, request, changed.refusal));
  const { person, session } = changed.value;
  if (session) visit.startSession(session.token, session.expiresAt);
  const { accountId, userId: user } = place.value;
  return answerPeople(context, accountId, { json: wireUser(person), user, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function UpdatePerson() {
  const view = useLoaderData<typeof loader>();
  return <PeopleScreen view={view} answer={useActionData<typeof action>()} />;
}
