import { z } from "zod";
import type { Ctx } from "#modules/platform/ctx.server";
import { gateway } from "../gateway/index.server";
import { followTransaction } from "./follow-transaction.server";
import { jsonOf } from "./receive-webhook.server";

/** All that is believed of a notification: which transaction to look up. */
const about = z.object({
  payload: z.object({
    entityName: z.literal("transaction"),
    id: z.union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative().transform(String)]),
  }),
});

/**
 * Looks up in the provider's books what a kept notification is about, and enters what follows.
 * What the notification itself says of money is never believed: it may be late, or overtaken.
 * @throws Error while the provider cannot be asked, so that the job is tried again
 */
export async function followNotification(ctx: Ctx, notificationId: string): Promise<void> {
  const kept = await ctx.db.webhookNotification.findUnique({ where: { notificationId } });
  if (!kept || kept.handledAt) return;
  const outcome = await outcomeOf(ctx, kept.body);
  await ctx.db.webhookNotification.updateMany({
    where: { notificationId, handledAt: null },
    data: { handledAt: ctx.now(), outcome },
  });
}

async function outcomeOf(ctx: Ctx, body: string): Promise<string> {
  const parsed = about.safeParse(jsonOf(body));
  if (!parsed.success) return "not about a transaction";
  const found = await gateway().details(parsed.data.payload.id);
  switch (found.kind) {
    case "found":
      return followTransaction(ctx, found);
    case "absent":
      return "not in the provider's books";
    case "unknown":
      throw new Error(`the card provider cannot be asked: ${found.reason}`);
  }
}
