import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { peopleLabels, personChangesSchema } from "#modules/accounts/contract";
import { updateAccountUser } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import {
  answerPeople,
  placeOfChange,
  refuseCall,
  typedFields,
} from "~/components/people/people-call.server";
import { loadPeople } from "~/components/people/people-page.server";
import { PeopleScreen } from "~/components/people/people-screen";
import { wireUser } from "~/components/people/wire-user";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPeople(context, request, { userId: readId(params.id) });

/** Changes a user of the account; what is not sent stays as it is. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireMember(context, request);
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const { ctx, visit } = context;
  const place = await placeOfChange(context, request, params.id);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(personChangesSchema, typedFields(context), peopleLabels(ctx.locale));
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
