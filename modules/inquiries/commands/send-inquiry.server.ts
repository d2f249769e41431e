import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { columnsOf } from "../domain/columns";
import type { InquiryKind } from "../domain/kinds";
import { formOfKind } from "../forms/all.server";
import { acknowledgeInquiryJob, announceInquiryJob, sendReportJob } from "../jobs";
import type { InquiryFields } from "../schemas";

/** The address of the page that thanks for it: this many random bytes. */
const TOKEN_BYTES = 16;

export interface NewInquiry {
  readonly kind: InquiryKind;
  readonly fields: InquiryFields;
  /** The bot check was solved. */
  readonly isVerified: boolean;
}

/**
 * Keeps what a visitor sent with one of the public forms and has staff and the sender told.
 * Open to everybody: whoever calls has judged the visitor and counted the limit.
 * @returns the token of the page that thanks for it
 */
export async function sendInquiry(
  ctx: Ctx,
  { kind, fields, isVerified }: NewInquiry,
): Promise<Result<{ id: number; token: string }>> {
  const token = randomToken(TOKEN_BYTES);
  return inTransaction(ctx, async (tx) => {
    const { columns, details } = columnsOf(fields);
    const { id } = await tx.tx.inquiry.create({
      data: {
        ...columns,
        details,
        kind,
        isVerified,
        token,
        locale: tx.locale,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      },
      select: { id: true },
    });
    await audit(tx, {
      action: "inquiries.received",
      subject: `inquiry:${id}`,
      data: { kind, isVerified },
    });
    await enqueue(tx, announceInquiryJob, { inquiryId: id });
    await enqueue(tx, acknowledgeInquiryJob, { inquiryId: id });
    if (formOfKind(kind)?.report) await enqueue(tx, sendReportJob, { inquiryId: id });
    return ok({ id, token });
  });
}
