import type { LoaderFunctionArgs } from "@remix-run/node";
import { listAccountUsers } from "#modules/accounts/index.server";
import { placeOf } from "~/components/people/people-call.server";
import { wireUser } from "~/components/people/wire-user";
import { requireMember } from "~/http/guards.server";
import { refusePage } from "~/http/respond.server";

/** The users of the own account, or for staff of the one that `?account_id=` names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireMember(context, request);
  const place = await placeOf(context, request);
  if (!place.ok) refusePage(context, place.refusal);
  const listed = await listAccountUsers(context.ctx, place.value.accountId);
  if (!listed.ok) refusePage(context, listed.refusal);
  return Response.json(listed.value.people.map(wireUser), {
    headers: { "Cache-Control": "private, no-store" },
  });
}
