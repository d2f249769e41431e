import { type Ctx, reader } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";

/** A handover behind a link of its last mail, whatever became of it; of an earlier mail: `isOld`. */
export async function findLink(ctx: Ctx, token: string) {
  const link = await reader(ctx).handoverLink.findUnique({
    where: { tokenHash: hashToken(token) },
    include: {
      handover: {
        include: {
          account: { select: { name: true, timeZone: true, mergedIntoId: true } },
          outgoing: { select: { firstName: true, lastName: true, email: true } },
        },
      },
    },
  });
  if (!link || link.handover.account.mergedIntoId !== null) return undefined;
  const { handover, sending } = link;
  const isOver = handover.expiresAt !== null && handover.expiresAt <= ctx.now();
  const state = handover.state === "sent" && isOver ? "expired" : handover.state;
  return { ...handover, state, isOld: sending !== handover.sending };
}
