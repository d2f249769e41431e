import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newPersonSchema, peopleLabels } from "#modules/accounts/contract";
import { storeAccountUser } from "#modules/accounts/index.server";
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
import { refusePage } from "~/http/respond.server";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPeople(context, request, { userId: "new" });

/** Adds a user to the account; without a password the person is invited. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMember(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx } = context;
  const place = await placeOfChange(context, request);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(newPersonSchema, typedFields(context), peopleLabels(ctx.locale));
  if (!fields.ok) return refuseCall(context, fields.refusal);
  const { accountId } = place.value;
  const stored = await storeAccountUser(ctx, accountId, fields.value);
  if (!stored.ok) return refuseCall(context, await orConfirm(context, request, stored.refusal));
  const flash = stored.value.invitation ? "user-invited" : "saved";
  const { id: user } = stored.value;
  return answerPeople(context, accountId, { json: wireUser(stored.value), user, flash });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StorePerson() {
  const view = useLoaderData<typeof loader>();
  return <PeopleScreen view={view} answer={useActionData<typeof action>()} />;
}
