import { groupAccess } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { boardQuery, readBoardView } from "../board/board-view";
import { groupOf } from "../board/read-board.server";
import { headquartersRoomMessages } from "../messages";
import { boardLimits } from "../schemas";
import type { BoardGroup } from "../views";

export interface SavedView {
  readonly id: number;
  readonly name: string;
  /** The query of the board's address. */
  readonly query: string;
}

const userIdOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.userId : 0);

/** The views of the board that somebody saved for themselves, by name. Refusal `not_found` for others. */
export async function listBoardViews(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<{ readonly group: BoardGroup; readonly views: readonly SavedView[] }>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const views = await reader(ctx).boardView.findMany({
    where: { groupId: found.value.groupId, userId: userIdOf(ctx) },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, query: true },
  });
  return ok({ group: groupOf(found.value), views });
}

/**
 * Saves a view of the board for whoever asks, who may be somebody who only looks.
 * @returns refusals `not_found`; `invalid` at `name` that is taken; `conflict` at the limit
 */
export async function saveBoardView(
  ctx: Ctx,
  input: { readonly centralAccountId: number; readonly name: string; readonly query: string },
): Promise<Result<{ id: number }>> {
  const found = await groupAccess(ctx, input.centralAccountId);
  if (!found.ok) return found;
  const { groupId } = found.value;
  const userId = userIdOf(ctx);
  const name = input.name.trim();
  // What is kept is what the board understands.
  const query = String(boardQuery(readBoardView(new URLSearchParams(input.query))));
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    await tx.tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const own = await tx.tx.boardView.findMany({ where: { groupId, userId } });
    if (own.length >= boardLimits.views) {
      const max = { max: boardLimits.views };
      return refuse({
        code: "conflict",
        message: message(headquartersRoomMessages, "viewLimit", max),
      });
    }
    if (own.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
      return refuseField("name", message(headquartersRoomMessages, "viewTaken"));
    }
    const { id } = await tx.tx.boardView.create({
      data: { groupId, userId, name, query, createdAt: tx.now() },
      select: { id: true },
    });
    await audit(tx, {
      action: "headquarters.view-saved",
      subject: `account:${input.centralAccountId}`,
      data: { id, name, query },
    });
    return ok({ id });
  });
}

/** Removes one of one's own views. Refusals: `not_found`. */
export async function removeBoardView(
  ctx: Ctx,
  { centralAccountId, id }: { readonly centralAccountId: number; readonly id: number },
): Promise<Result<void>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const { groupId } = found.value;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.boardView.deleteMany({
      where: { id, groupId, userId: userIdOf(tx) },
    });
    if (count === 0) return refuse({ code: "not_found" });
    await audit(tx, {
      action: "headquarters.view-removed",
      subject: `account:${centralAccountId}`,
      data: { id },
    });
    return ok(undefined);
  });
}
