import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endOtherSessions } from "#modules/accounts/index.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";

export const loader = () => redirect(paths.account, 303);

/** Ends every session of the person but this one. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMember(context, request);
  const ended = await endOtherSessions(context.ctx, context.visit.sessionToken ?? "");
  if (!ended.ok) return refuseForm(context, ended.refusal);
  return answerDone(context, { json: { ended: ended.value }, to: paths.account, flash: "saved" });
}
