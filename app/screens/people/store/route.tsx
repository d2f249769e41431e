import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newPersonSchema } from "#modules/accounts/contract";
import { storeAccountUser } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { answerPeople, placeOfChange, refuseCall } from "../people-call.server";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";
import { wireUser } from "../wire-user";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadPeople(context, request, { userId: "new" });

/** Adds a user to the account; without a password the person is invited. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx } = context;
  const place = await placeOfChange(context, request);
  if (!place.ok) return refuseCall(context, place.refusal);
  const fields = parseFields(newPersonSchema, context.body.fields, ctx.locale);
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
