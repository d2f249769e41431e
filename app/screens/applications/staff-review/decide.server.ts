import { type ApplicationReview, applicationLimits } from "#modules/applications/contract";
import {
  approveApplication,
  beginReview,
  changePayBack,
  declineApplication,
  markApplicationPaid,
  requestChanges,
} from "#modules/applications/index.server";
import {
  flag,
  labelsFrom,
  namedFields,
  optionalText,
  parseFields,
  text,
} from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { parseMoney } from "#modules/platform/money";
import { type Refusal, type Result, refuse, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { adminApplicationsMessages } from "../words";
import { askName, type Decision, decisions } from "./decisions";

const words = { max: applicationLimits.message, isMultiline: true } as const;
const decision = text({ max: 40 });
const fieldsOf = namedFields(
  labelsFrom(adminApplicationsMessages, { group_id: "labelGroup", reason: "labelReason" }),
);
const bare = fieldsOf({ decision });
const approval = fieldsOf({ decision, is_confirmed: flag(), group_id: optionalText({ max: 9 }) });
const waiver = fieldsOf({
  decision,
  open: text({ max: 20 }),
  reason: text({ ...words, max: applicationLimits.waiver }),
});
const decline = fieldsOf({
  decision,
  reason: text(words),
  close_invoice: flag(),
  pay_back: flag(),
  open: optionalText({ max: 20 }),
});

/** Which decision a body names; undefined for none that there is. */
export const decisionOf = ({ body }: HttpContext): Decision | undefined =>
  decisions.find((one) => one === body.fields.decision);

/** Carries out what staff decided about an application. */
export async function decide(
  context: HttpContext,
  review: ApplicationReview,
): Promise<Result<void>> {
  switch (decisionOf(context)) {
    case "paid":
      return context.body.fields.open === undefined
        ? bareDecision(context, () => markApplicationPaid(context.ctx, review.id))
        : waive(context, review);
    case "in_review":
      return bareDecision(context, () => beginReview(context.ctx, review.id));
    case "changes_requested":
      return askForChanges(context, review);
    case "approved":
      return approve(context, review);
    case "declined":
      return turnDown(context, review);
    case "pays_back":
    case "keeps":
      return bareDecision(context, () => {
        const paysBack = decisionOf(context) === "pays_back";
        return changePayBack(context.ctx, { id: review.id, paysBack });
      });
    case undefined:
      return refuseField("decision", message(adminApplicationsMessages, "decisionUnknown"));
  }
}

async function bareDecision(context: HttpContext, carryOut: () => Promise<Result<void>>) {
  const fields = parseFields(bare, context.body.fields, context.ctx.locale);
  return fields.ok ? carryOut() : fields;
}

async function approve(context: HttpContext, { id }: ApplicationReview): Promise<Result<void>> {
  const fields = parseFields(approval, context.body.fields, context.ctx.locale);
  if (!fields.ok) return fields;
  const { is_confirmed, group_id } = fields.value;
  if (!is_confirmed) {
    return refuseField("is_confirmed", message(adminApplicationsMessages, "confirmFirst"));
  }
  if (group_id === "") return approveApplication(context.ctx, { id });
  const groupId = /^\d+$/.test(group_id) ? Number(group_id) : 0;
  return approveApplication(context.ctx, { id, groupId });
}

async function waive(context: HttpContext, { id }: ApplicationReview): Promise<Result<void>> {
  const fields = parseFields(waiver, context.body.fields, context.ctx.locale);
  if (!fields.ok) return fields;
  const open = parseMoney(fields.value.open);
  if (!open.ok) return refuseField("open", open.message);
  return markApplicationPaid(context.ctx, id, { reason: fields.value.reason, open: open.value });
}

async function turnDown(context: HttpContext, { id }: ApplicationReview): Promise<Result<void>> {
  const fields = parseFields(decline, context.body.fields, context.ctx.locale);
  if (!fields.ok) return fields;
  const { reason, close_invoice, pay_back: paysBack } = fields.value;
  if (!close_invoice) return declineApplication(context.ctx, { id, reason, paysBack });
  const open = parseMoney(fields.value.open);
  if (!open.ok) return refuseField("open", open.message);
  return declineApplication(context.ctx, { id, reason, paysBack, closes: { open: open.value } });
}

/** Every field of the form that was filled in is a request; one text field is at each answer. */
async function askForChanges(context: HttpContext, review: ApplicationReview) {
  const answers = review.pages.flatMap(({ page, answers }) =>
    answers.map(({ field }) => ({ page, field: field.name })),
  );
  const names = answers.map(({ field }) => askName(field));
  const schema = namedFields(
    labelsFrom(
      adminApplicationsMessages,
      Object.fromEntries(names.map((name) => [name, "labelAsk" as const])),
    ),
  )({ decision, ...Object.fromEntries(names.map((name) => [name, optionalText(words)])) });
  const fields = parseFields(schema, context.body.fields, context.ctx.locale);
  if (!fields.ok) return fields;
  const sent: Readonly<Record<string, unknown>> = fields.value;
  const requests = answers
    .map(({ page, field }) => ({ page, field, message: String(sent[askName(field)]) }))
    .filter((request) => request.message.trim() !== "");
  const asked = await requestChanges(context.ctx, { id: review.id, requests });
  return asked.ok ? asked : refuse(atTheirFields(asked.refusal));
}

/** The command names the answers; the form's own fields are beside them. */
function atTheirFields(refusal: Refusal): Refusal {
  if (refusal.code !== "invalid") return refusal;
  const errors = Object.entries(refusal.errors).map(([name, list]) => [
    name === "requests" ? name : askName(name),
    list,
  ]);
  return { ...refusal, errors: Object.fromEntries(errors) };
}
