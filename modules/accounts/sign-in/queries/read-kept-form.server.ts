import { z } from "zod";
import type { Ctx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import type { KeptFormView } from "../../views";

const stored = z.record(z.string(), z.string());

/** The form kept for this browser, when the person whose it is asks within its half hour. */
export async function readKeptForm(ctx: Ctx, token: string): Promise<KeptFormView | undefined> {
  const { actor } = ctx;
  if (actor.kind !== "user") return undefined;
  const form = await ctx.db.keptForm.findFirst({
    where: { tokenHash: hashToken(token), userId: actor.userId, expiresAt: { gt: ctx.now() } },
  });
  return form ? { path: form.path, values: stored.parse(form.fields) } : undefined;
}
