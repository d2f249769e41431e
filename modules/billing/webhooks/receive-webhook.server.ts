import { createHash } from "node:crypto";
import { z } from "zod";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isProvidersNotification } from "../gateway/index.server";
import { followNotificationJob } from "../gateway/jobs";

export interface ReceivedWebhook {
  /** The body's bytes as they came: the signature is over these. */
  readonly rawBody: Uint8Array;
  /** The value of `X-ANET-Signature`. */
  readonly signature: string | null;
}

/** PostgreSQL keeps no NUL, which JSON may hold as an escape. */
const kept = () =>
  z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u);
const head = z.object({ notificationId: kept().min(1), eventType: kept() });

/**
 * Keeps a notification of the provider, once however often it comes, and asks for the work that
 * follows. Nothing else happens here: the provider waits for the answer.
 * @returns whether it is new; refusal `unauthenticated` when the provider did not sign these bytes
 */
export async function receiveWebhook(
  ctx: Ctx,
  { rawBody, signature }: ReceivedWebhook,
): Promise<Result<{ isNew: boolean }>> {
  if (!isProvidersNotification(rawBody, signature)) return refuse({ code: "unauthenticated" });
  const body = Buffer.from(rawBody).toString("utf8").replaceAll("\0", "");
  const { notificationId, eventType } = headOf(body);
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.webhookNotification.createMany({
      data: [{ notificationId, eventType, body, receivedAt: tx.now() }],
      skipDuplicates: true,
    });
    if (count === 1) await enqueue(tx, followNotificationJob, { notificationId });
    return ok({ isNew: count === 1 });
  });
}

/** What is signed but says nothing is kept all the same, under its digest, for somebody to read. */
function headOf(body: string): z.output<typeof head> {
  const parsed = head.safeParse(jsonOf(body));
  if (parsed.success) return parsed.data;
  const digest = createHash("sha256").update(body).digest("hex");
  return { notificationId: `unreadable:${digest}`, eventType: "" };
}

/** The JSON of a text; undefined for a text that is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
