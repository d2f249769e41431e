import type { Ctx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import type { SessionListItem } from "../../views";
import { sessionLimits } from "../domain/session-limits";

/** The signed-in devices of the person who asks, the one that asks first, then the latest. */
export async function listSessions(ctx: Ctx, currentToken: string): Promise<SessionListItem[]> {
  const { actor } = ctx;
  if (actor.kind !== "user") return [];
  const idle = actor.isStaff ? sessionLimits.idleStaff : sessionLimits.idleMember;
  const now = ctx.now();
  const rows = await ctx.db.session.findMany({
    where: {
      userId: actor.userId,
      expiresAt: { gt: now },
      lastSeenAt: { gt: new Date(now.getTime() - idle) },
    },
    orderBy: [{ lastSeenAt: "desc" }, { tokenHash: "asc" }],
  });
  const currentHash = hashToken(currentToken);
  return rows
    .map((row) => ({
      id: row.publicId,
      device: row.deviceLabel,
      signedInAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      isCurrent: row.tokenHash === currentHash,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
