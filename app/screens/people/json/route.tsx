import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAccountUsers } from "#modules/accounts/index.server";
import { refusePage } from "~/http/respond.server";
import { placeOf } from "../people-call.server";
import { wireUser } from "../wire-user";

/** The users of one's own account, or for staff of the one that `?account_id=` names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const place = await placeOf(context, request);
  if (!place.ok) refusePage(context, place.refusal);
  const listed = await listAccountUsers(context.ctx, place.value.accountId);
  if (!listed.ok) refusePage(context, listed.refusal);
  return Response.json(listed.value.people.map(wireUser), {
    headers: { "Cache-Control": "private, no-store" },
  });
}
