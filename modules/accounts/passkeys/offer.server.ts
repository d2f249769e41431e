import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";

/** Offers a passkey to who has none, once for good: on the pages of `offersPasskey` until it is answered. */
export async function offerPasskey({ tx }: TxCtx, userId: number): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, passkeyOffer: null, passkeys: { none: {} } },
    data: { passkeyOffer: "open" },
  });
}

/** Ends the offer to a person, also one that was never made. */
export async function endPasskeyOffer({ tx }: TxCtx, userId: number): Promise<void> {
  await tx.user.updateMany({ where: { id: userId }, data: { passkeyOffer: "answered" } });
}

/** Declines the offer: it is not made again. @returns refusal `unauthenticated` */
export async function declinePasskeyOffer(ctx: Ctx): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  return inTransaction(ctx, async (tx) => {
    await endPasskeyOffer(tx, actor.userId);
    return ok(undefined);
  });
}
