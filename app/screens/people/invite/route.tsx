import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountChoiceSchema } from "#modules/accounts/contract";
import { repeatInvitation } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerPeople, placeOfChange, refuseCall } from "../people-call.server";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPeople(context, request, { userId: readId(params.id) });

/** Mails an invitation once more. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const place = await placeOfChange(context, request, params.id);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(accountChoiceSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseCall(context, fields.refusal);
  const repeated = await repeatInvitation(ctx, place.value);
  if (!repeated.ok) return refuseCall(context, repeated.refusal);
  const { accountId, userId: user } = place.value;
  const json = { status: "invited" };
  return answerPeople(context, accountId, { json, user, flash: "user-invited" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function InviteAgain() {
  const view = useLoaderData<typeof loader>();
  return <PeopleScreen view={view} answer={useActionData<typeof action>()} />;
}
