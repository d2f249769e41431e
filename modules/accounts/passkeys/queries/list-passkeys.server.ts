import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { PasskeyView } from "../../views";
import { isSecurityKey, keeperOf } from "../domain/default-name";

/** The passkeys of the person who asks, the newest first. */
export async function listPasskeys(ctx: Ctx): Promise<PasskeyView[]> {
  const { actor } = ctx;
  if (actor.kind !== "user") return [];
  const rows = await reader(ctx).passkey.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    keeper: keeperOf(row.aaguid),
    isSecurityKey: isSecurityKey(row.transports),
    addedAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    isSynced: row.isBackedUp,
  }));
}
