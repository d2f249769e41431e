import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { DigestView } from "../views";
import { letterLocale } from "./reader.server";

/** How the actor's own digest comes: for people who are signed in. */
export async function readDigest(ctx: Ctx): Promise<Result<DigestView>> {
  if (ctx.actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const user = await ctx.db.user.findUnique({
    where: { id: ctx.actor.userId },
    select: { locale: true, isSubscribedEventEmails: true, digestChoice: true },
  });
  if (!user) return refuse({ code: "not_found" });
  const { digestChoice: chosen } = user;
  return ok({
    // The table's check constraint holds it to its values.
    rhythm: (chosen?.rhythm as DigestView["rhythm"] | undefined) ?? "weekly",
    locale: letterLocale(chosen?.locale, user.locale),
    isSubscribed: user.isSubscribedEventEmails,
  });
}

/** Chooses how often the actor's own digest comes, and in which language. Refusal: `unauthenticated`. */
export async function chooseDigest(
  ctx: Ctx,
  { rhythm, locale }: Pick<DigestView, "rhythm" | "locale">,
): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const { userId } = actor;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const data = { rhythm, locale, updatedAt: tx.now() };
    await tx.tx.digestChoice.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
    });
    const action = "duties.digest-chosen";
    await audit(tx, { action, subject: `user:${userId}`, data: { rhythm, locale } });
    return ok(undefined);
  });
}
