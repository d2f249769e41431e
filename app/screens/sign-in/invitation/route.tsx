import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { acceptanceSchema } from "#modules/accounts/contract";
import { acceptInvitation, readInvitation } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { AcceptPage } from "./accept-page";

export { resetHeaders as headers } from "../reset-headers";

export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const invitation = await readInvitation(context.ctx, token);
  const signedInAs = context.visit.session?.user.email ?? "";
  return { token, invitation, signedInAs, constraints: constraintsOf(acceptanceSchema) };
}

/** Accepts the invitation behind the link. */
export async function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body, visit } = context;
  const fields = parseFields(acceptanceSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { ip, userAgent } = visit;
  const accepted = await acceptInvitation(ctx, { ...fields.value, token, ip, userAgent });
  if (!accepted.ok) return refuseForm(context, accepted.refusal);
  const { accountId, session } = accepted.value;
  if (session) visit.startSession(session.token, session.expiresAt);
  const to = paths.appOf(accountId);
  const json = { status: "accepted", redirect: to };
  return answerDone(context, { json, to, flash: "invitation-accepted" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function AcceptInvitation() {
  const { token, invitation, signedInAs, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AcceptPage
      token={token}
      invitation={invitation}
      signedInAs={signedInAs}
      constraints={constraints}
      answer={answer}
    />
  );
}
