import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  acceptHandover,
  askAgain,
  declineHandover,
  handoverAcceptanceSchema,
  handoverDeclineSchema,
  readLink,
} from "#modules/handover/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import { civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { capabilityHeaders } from "~/http/capability-headers";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { handoverPaths } from "~/http/handover-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { LinkPage } from "./link-page";

export const headers = capabilityHeaders;

/** What stands behind the mailed link. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const { ctx } = context;
  const link = await readLink(ctx, token);
  const constraints = constraintsOf(handoverAcceptanceSchema);
  if (link.state !== "open") return { token, link, constraints };
  const { accountName, to, outgoing, name, step } = link;
  const [firstName = "", ...rest] = name.split(" ");
  const shown = {
    state: "open" as const,
    accountName,
    to,
    outgoing,
    step,
    firstName,
    lastName: rest.join(" "),
    isSignedIn: context.visit.session !== undefined,
    office: officeName(translator(officeWords, ctx.locale), link).toLowerCase(),
    until: formatLongDate(civilDateIn(link.expiresAt, link.timeZone), ctx),
  };
  return { token, link: shown, constraints };
}

async function accept(context: HttpContext, token: string) {
  const { ctx, body, visit } = context;
  const { decision: _, ...sent } = body.fields;
  const fields = parseFields(handoverAcceptanceSchema, sent, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { ip, userAgent } = visit;
  const accepted = await acceptHandover(ctx, { ...fields.value, token, ip, userAgent });
  if (!accepted.ok) return refuseForm(context, accepted.refusal);
  const { value, session } = accepted.value;
  if (session) visit.startSession(session.token, session.expiresAt);
  const to = handoverPaths.one(value.id);
  const json = { status: "accepted", redirect: to };
  return answerDone(context, { json, to, flash: "handover-accepted" });
}

/** Accepts, declines, or asks for a new link. */
export async function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body, visit } = context;
  const { decision } = body.fields;
  const to = handoverPaths.link(token);
  if (decision === "decline") {
    const { decision: _, ...sent } = body.fields;
    const fields = parseFields(handoverDeclineSchema, sent, ctx.locale);
    if (!fields.ok) return refuseForm(context, fields.refusal);
    const declined = await declineHandover(ctx, { ...fields.value, token, ip: visit.ip });
    if (!declined.ok) return refuseForm(context, declined.refusal);
    const json = { status: "declined" };
    return answerDone(context, { json, to, flash: "handover-declined" });
  }
  if (decision === "ask") {
    const asked = await askAgain(ctx, { token, ip: visit.ip });
    if (!asked.ok) return refuseForm(context, asked.refusal);
    return answerDone(context, { json: { status: "asked" }, to, flash: "handover-asked" });
  }
  return accept(context, token);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function HandoverLink() {
  const { token, link, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <LinkPage token={token} link={link} constraints={constraints} answer={answer} />;
}
