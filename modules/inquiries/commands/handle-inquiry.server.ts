import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { fieldMessages } from "#modules/platform/field-messages";
import type { Inquiry } from "#modules/platform/generated/prisma/client";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { EventKind, InquiryState } from "../domain/kinds";
import { sendInquiryReplyJob } from "../jobs";
import { inquiryMessages } from "../messages";
import { findStaffMember } from "../queries/list-staff.server";

interface Handled {
  readonly id: number;
  /** The version that was looked at: somebody else's change is not overwritten unseen. */
  readonly version: number;
}

type Change = { readonly state?: InquiryState; readonly assigneeId?: number | null };

/** Gives an inquiry to a person of the staff, or to nobody (null): for staff. */
export async function assignInquiry(
  ctx: Ctx,
  { assigneeId, ...handled }: Handled & { readonly assigneeId: number | null | undefined },
): Promise<Result<void>> {
  return handle(ctx, handled, async (tx) => {
    const person = assigneeId ? await findStaffMember(tx, assigneeId) : undefined;
    if (assigneeId !== null && !person) {
      return refuseField("assignee", message(inquiryMessages, "assigneeUnknown"));
    }
    return ok({ change: { assigneeId }, kind: "assigned", text: person?.name ?? "" });
  });
}

/** Keeps words that only staff read: for staff. */
export const noteInquiry = (ctx: Ctx, noted: Handled & { readonly text: string }) =>
  handle(ctx, noted, async () => withWords(noted.text, "note"));

/** Answers the sender by e-mail, and marks an open inquiry as done if nothing is left to do: for staff. */
export const replyToInquiry = (
  ctx: Ctx,
  reply: Handled & { readonly text: string; readonly isDone?: boolean },
) =>
  handle(ctx, reply, async (_tx, { state }) => {
    const answer = withWords(reply.text, "reply");
    if (!answer.ok || !reply.isDone || state !== "open") return answer;
    return ok({ ...answer.value, change: { state: "done" } });
  });

/** Marks an inquiry as done or as spam, or opens it again: for staff. */
export async function moveInquiry(
  ctx: Ctx,
  { to, ...handled }: Handled & { readonly to: InquiryState },
): Promise<Result<void>> {
  return handle(ctx, handled, async (_tx, inquiry) =>
    inquiry.state === to
      ? refuse({ code: "conflict", message: message(inquiryMessages, "stateKept") })
      : ok({ change: { state: to }, kind: "moved", text: to }),
  );
}

function withWords(text: string, kind: "note" | "reply"): Result<Step> {
  if (text.trim() !== "") return ok({ change: {}, kind, text: text.trim() });
  const label = inquiryMessages.en.labelText;
  return refuseField("text", message(fieldMessages, "required", { label }));
}

interface Step {
  readonly change: Change;
  readonly kind: EventKind;
  readonly text: string;
}

async function handle(
  ctx: Ctx,
  { id, version }: Handled,
  judge: (tx: TxCtx, inquiry: Inquiry) => Promise<Result<Step>>,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const inquiry = await tx.tx.inquiry.findUnique({ where: { id } });
    if (!inquiry) return refuse({ code: "not_found" });
    const judged = await judge(tx, inquiry);
    if (!judged.ok) return judged;
    const { change, kind, text } = judged.value;
    const { count } = await tx.tx.inquiry.updateMany({
      where: { id, version },
      data: { ...change, version: version + 1, updatedAt: tx.now() },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(inquiryMessages, "changed") });
    }
    const authorId = tx.actor.kind === "user" ? tx.actor.userId : null;
    const event = await tx.tx.inquiryEvent.create({
      data: { inquiryId: id, kind, text, authorId, at: tx.now() },
      select: { id: true },
    });
    // What was answered is told apart from what became of the inquiry by it.
    if (kind === "reply" && change.state !== undefined) {
      await tx.tx.inquiryEvent.create({
        data: { inquiryId: id, kind: "moved", text: change.state, authorId, at: tx.now() },
      });
    }
    const { state, assigneeId } = inquiry;
    await audit(tx, {
      action: `inquiries.${kind}`,
      subject: `inquiry:${id}`,
      data: { event: event.id, before: { state, assigneeId }, after: { ...change } },
    });
    if (kind === "reply") await enqueue(tx, sendInquiryReplyJob, { eventId: event.id });
    return ok(undefined);
  });
}
