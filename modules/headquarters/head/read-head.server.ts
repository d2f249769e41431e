import { groupAccess, mayEdit, mayManage } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { type Finding, levelOf } from "#modules/standing/contract";
import { keptFindings } from "#modules/standing/index.server";
import { groupOf } from "../board/read-board.server";
import type { BoardGroup } from "../views";

/** The head of every page of a headquarters. */
export interface HeadquartersHead {
  readonly group: BoardGroup;
  readonly canEdit: boolean;
  readonly canManage: boolean;
  /** Why the exemption of the central organization itself, and so that of all chapters, is in danger or gone. */
  readonly warnings: readonly Finding[];
}

/**
 * The head of a headquarters' pages: for its people and staff; else `not_found`. A finding about the
 * central organization's own exemption concerns everybody, whatever regions they have.
 */
export async function readHead(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<HeadquartersHead>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const central = await reader(ctx).account.findUniqueOrThrow({
    where: { id: centralAccountId },
    select: { timeZone: true, standing: { select: { findings: true } } },
  });
  const today = civilDateIn(ctx.now(), central.timeZone);
  const findings = central.standing ? keptFindings(central.standing.findings, today) : [];
  return ok({
    group: groupOf(access),
    canEdit: mayEdit(access),
    canManage: mayManage(access),
    warnings: findings.filter((finding) => ["revoked", "at_risk"].includes(levelOf(finding))),
  });
}
