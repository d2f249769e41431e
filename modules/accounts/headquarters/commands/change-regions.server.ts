import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { type GroupAccess, refuseUnlessOwner, refuseViewer } from "../access.server";
import { changeGroup, notFound } from "../change-group.server";
import { headquartersMessages } from "../messages";
import { MOST_REGIONS } from "../schemas";

interface OfGroup {
  readonly centralAccountId: number;
}

export interface NamedRegion extends OfGroup {
  readonly name: string;
}

const taken = () => refuseField("name", message(headquartersMessages, "regionTaken"));

async function isTaken(tx: TxCtx, { groupId }: GroupAccess, name: string, id = 0) {
  const [other] = await tx.tx.$queryRaw<unknown[]>`
    SELECT FROM regions WHERE group_id = ${groupId} AND lower(name) = lower(${name}) AND id <> ${id}`;
  return other !== undefined;
}

/**
 * Adds a region to a group: for its owners of all chapters, and staff.
 * @returns refusals `not_found`, `forbidden`; `invalid` at `name`; `conflict` at the limit
 */
export const addRegion = (
  ctx: Ctx,
  { centralAccountId, name: typed }: NamedRegion,
): Promise<Result<{ id: number }>> =>
  changeGroup(
    ctx,
    centralAccountId,
    refuseUnlessOwner,
    async (tx, access): Promise<Result<{ id: number }>> => {
      const { groupId } = access;
      const name = typed.trim();
      if ((await tx.tx.region.count({ where: { groupId } })) >= MOST_REGIONS) {
        const words = message(headquartersMessages, "regionLimit", { max: MOST_REGIONS });
        return refuse({ code: "conflict", message: words });
      }
      if (await isTaken(tx, access, name)) return taken();
      const { id } = await tx.tx.region.create({
        data: { groupId, name, createdAt: tx.now() },
        select: { id: true },
      });
      await audit(tx, {
        action: "accounts.region-added",
        subject: `account:${centralAccountId}`,
        data: { id, name },
      });
      return ok({ id });
    },
  );

/** Gives a region another name. Refusals: those of `addRegion`. */
export const renameRegion = (
  ctx: Ctx,
  { centralAccountId, id, name: typed }: NamedRegion & { readonly id: number },
): Promise<Result<void>> =>
  changeGroup(
    ctx,
    centralAccountId,
    refuseUnlessOwner,
    async (tx, access): Promise<Result<void>> => {
      const { groupId } = access;
      const name = typed.trim();
      const before = await tx.tx.region.findFirst({ where: { id, groupId } });
      if (!before) return notFound();
      if (before.name === name) return ok(undefined);
      if (await isTaken(tx, access, name, id)) return taken();
      const { count } = await tx.tx.region.updateMany({
        where: { id, groupId, name: before.name },
        data: { name },
      });
      if (count === 0) throw new Error(`region ${id} changed under its group's lock`);
      await audit(tx, {
        action: "accounts.region-renamed",
        subject: `account:${centralAccountId}`,
        data: { id, before: before.name, after: name },
      });
      return ok(undefined);
    },
  );

/** Takes a region away: its chapters are in none, and who had it alone sees none. */
export const removeRegion = (
  ctx: Ctx,
  { centralAccountId, id }: OfGroup & { readonly id: number },
): Promise<Result<void>> =>
  changeGroup(
    ctx,
    centralAccountId,
    refuseUnlessOwner,
    async (tx, { groupId }): Promise<Result<void>> => {
      const region = await tx.tx.region.findFirst({ where: { id, groupId } });
      if (!region) return notFound();
      const { count } = await tx.tx.region.deleteMany({ where: { id, groupId } });
      if (count === 0) throw new Error(`region ${id} left under its group's lock`);
      await audit(tx, {
        action: "accounts.region-removed",
        subject: `account:${centralAccountId}`,
        data: { id, name: region.name },
      });
      return ok(undefined);
    },
  );

/**
 * Puts the chapters of these states into a region, also those of another one: for owners of all
 * chapters, and staff.
 * @returns how many it moved; refusals `not_found`, `forbidden`; `invalid` at `states`
 */
export const placeStates = (
  ctx: Ctx,
  input: OfGroup & { readonly id: number; readonly states: readonly string[] },
): Promise<Result<{ moved: number }>> =>
  changeGroup(
    ctx,
    input.centralAccountId,
    refuseUnlessOwner,
    async (tx, { groupId }): Promise<Result<{ moved: number }>> => {
      const { centralAccountId, id } = input;
      const states = [...input.states];
      if ((await tx.tx.region.count({ where: { id, groupId } })) === 0) return notFound();
      if (states.length === 0) {
        return refuseField("states", message(headquartersMessages, "stateUnknown"));
      }
      const moved = await tx.tx.account.updateMany({
        where: {
          groupId,
          state: { in: states },
          OR: [{ regionId: null }, { regionId: { not: id } }],
        },
        data: { regionId: id },
      });
      if (moved.count > 0) {
        await audit(tx, {
          action: "accounts.region-filled",
          subject: `account:${centralAccountId}`,
          data: { id, states, moved: moved.count },
        });
      }
      return ok({ moved: moved.count });
    },
  );

/**
 * Puts one chapter into a region, or into none: for whoever may change it and has both regions in
 * reach, and staff.
 * @returns refusals `not_found`, `forbidden`; `invalid` at `region`
 */
export const placeChapter = (
  ctx: Ctx,
  input: OfGroup & { readonly chapterId: number; readonly regionId: number | null },
): Promise<Result<void>> =>
  changeGroup(
    ctx,
    input.centralAccountId,
    refuseViewer,
    async (tx, { groupId, regionIds }): Promise<Result<void>> => {
      const { chapterId: id, regionId } = input;
      const isReached = (region: number | null) =>
        regionIds === null || (region !== null && regionIds.includes(region));
      const chapter = await tx.tx.account.findFirst({
        where: { id, groupId },
        select: { regionId: true },
      });
      if (!chapter || !isReached(chapter.regionId)) return notFound();
      if (chapter.regionId === regionId) return ok(undefined);
      const isThere =
        regionId === null || (await tx.tx.region.count({ where: { id: regionId, groupId } })) > 0;
      if (!isThere || !isReached(regionId)) {
        return refuseField("region", message(headquartersMessages, "regionUnknown"));
      }
      const { count } = await tx.tx.account.updateMany({
        where: { id, groupId },
        data: { regionId },
      });
      if (count === 0) return notFound();
      await audit(tx, {
        action: "accounts.region-changed",
        subject: `account:${id}`,
        data: { before: chapter.regionId, after: regionId },
      });
      return ok(undefined);
    },
  );
