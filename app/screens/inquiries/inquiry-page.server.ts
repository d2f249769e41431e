import { type InquiryKind, inquiryKinds } from "#modules/inquiries/contract";
import {
  inquiryFormView,
  inquirySchemas,
  readReceipt,
  sendInquiry,
} from "#modules/inquiries/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { checkSender } from "~/http/bot-check.server";
import type { HttpContext } from "~/http/context.server";
import { inquiryAddress, inquiryPaths } from "~/http/inquiry-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

/** Names the bot check of a form. */
const checkOf = (kind: InquiryKind) => kind.replaceAll("_", "-");

/** The form whose address this is. */
function kindAt(context: HttpContext): InquiryKind {
  const kind = inquiryKinds.find((one) => inquiryAddress(one) === context.route);
  return kind ?? refusePage(context, { code: "not_found" });
}

export type InquiryPageData = Awaited<ReturnType<typeof inquiryPage>>;

/** What a public form needs before anybody typed, or after something was sent. */
export async function inquiryPage(context: HttpContext, request: Request) {
  const { ctx, visit } = context;
  const kind = kindAt(context);
  const token = new URL(request.url).searchParams.get("sent") ?? "";
  const receipt = token === "" ? undefined : await readReceipt(ctx, kind, token);
  return {
    /** The address of somebody who is signed in. */
    email: ctx.actor.kind === "user" ? visit.session?.user.email : undefined,
    botCheck: newChallenge(ctx, checkOf(kind)),
    form: inquiryFormView(kind, ctx.locale),
    /** Names what was just sent; undefined before that. */
    sent: receipt && token,
    /** What the IRS file knows about what was just sent. */
    report: receipt?.report,
  };
}

/** Takes what was submitted with a public form. */
export async function takeInquiry(context: HttpContext) {
  const kind = kindAt(context);
  const { ctx, body, visit } = context;
  const fields = parseFields(inquirySchemas[kind], body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const limit = await hitLimit(ctx, "publicForm", visit.ip);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const sender = await checkSender(context, checkOf(kind));
  if (!sender.ok) return refuseForm(context, sender.refusal);
  const { verified: isVerified } = sender.value;
  const sent = await sendInquiry(ctx, { kind, fields: fields.value, isVerified });
  if (!sent.ok) return refuseForm(context, sent.refusal);
  const to = inquiryPaths.form(kind, sent.value.token);
  return answerDone(context, { json: { status: "received" }, to });
}
