import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { isFromMember, startAsMember, startAsVisitor } from "./begin-application.server";

/** Answers a started application: its token for a script, else the way to its first page. */
export async function answerStart(context: HttpContext) {
  if (isFromMember(context)) {
    const begun = await startAsMember(context);
    return begun.ok ? answerToken(context, begun.value.token) : refuseForm(context, begun.refusal);
  }
  const started = await startAsVisitor(context);
  if (!started.ok) return refuseForm(context, started.refusal);
  const { token, expiresAt, begun } = started.value;
  context.visit.startSession(token, expiresAt);
  if (begun) return answerToken(context, begun.token);
  const to = paths.secondFactor(paths.applicationStart(Number(context.body.fields.level_id)));
  return answerDone(context, { json: { redirect: to }, to });
}

const answerToken = (context: HttpContext, token: string) =>
  answerDone(context, { json: { token }, to: paths.application(token) });
