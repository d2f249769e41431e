import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sessionEndSchema } from "#modules/accounts/contract";
import { endOtherSession, endOtherSessions } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";

export const loader = () => redirect(paths.account, 303);

/** Ends the named session of the person, or every one but this. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const to = paths.account;
  const fields = parseFields(sessionEndSchema, body.fields, ctx.locale);
  if (!fields.ok) return refusePage(context, fields.refusal);
  const token = visit.sessionToken ?? "";
  const { id } = fields.value;
  const ended = id ? await endOtherSession(ctx, { id, token }) : await endOtherSessions(ctx, token);
  // One that is gone is what the person wanted; the list shows it.
  if (!ended.ok && context.isScript) return refusePage(context, ended.refusal);
  return answerDone(context, {
    json: { ended: ended.ok ? (ended.value ?? 1) : 0 },
    to,
    flash: "saved",
  });
}
