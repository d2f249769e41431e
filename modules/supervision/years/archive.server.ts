import { createHash } from "node:crypto";
import { changeGroup, groupAccess } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { canonicalJson } from "#modules/platform/canonical-json";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { writeArchiveJob } from "../jobs";
import { actorId, findYear, notFound } from "../store.server";
import { type GatheredChapter, gatherYear } from "./gather.server";
import type { YearOfGroup } from "./open-year.server";

export type ArchiveState = "waiting" | "ready" | "failed";

export interface Archive {
  readonly id: number;
  readonly state: ArchiveState;
}

/** SHA-256 of everything that goes into a year's archive. */
export const contentsOf = (chapters: readonly GatheredChapter[]): string =>
  createHash("sha256")
    .update(
      canonicalJson(
        chapters.map(
          ({ accountId, name, ein, isOfLaterDay, state, papers, review, education }) => ({
            accountId,
            name,
            ein,
            ...(isOfLaterDay && { isOfLaterDay }),
            state,
            papers: papers.map(({ id }) => id),
            review: review && { ...review, at: review.at.toISOString() },
            education: education && {
              version: education.version,
              state: education.state,
              acknowledged: education.acknowledgedAt?.toISOString() ?? null,
            },
          }),
        ),
      ),
    )
    .digest("hex");

/**
 * Asks for the ZIP of a year, which holds all its chapters: for whoever reaches all of them. Asked
 * for again while it is on its way, or when nothing changed since, it is the same one,
 * unless the place for files has lost it.
 */
export async function askArchive(
  ctx: Ctx,
  { accountId, year }: YearOfGroup,
): Promise<Result<Archive>> {
  const lostId = await lostArchive(ctx, { accountId, year });
  return changeGroup(
    ctx,
    accountId,
    ({ regionIds }) => (regionIds === null ? undefined : notFound()),
    async (tx, access): Promise<Result<Archive>> => {
      const row = await findYear(tx, access.groupId, year);
      if (!row) return notFound();
      const contents = contentsOf(await gatherYear(tx, access, row));
      // The group is locked, so nobody else asks meanwhile.
      const last = await tx.tx.supervisionArchive.findFirst({
        where: {
          yearId: row.id,
          OR: [
            { state: "waiting" },
            { state: "ready", contents, ...(lostId !== undefined && { id: { gt: lostId } }) },
          ],
        },
        orderBy: { id: "desc" },
        select: { id: true, state: true },
      });
      // The table's check holds the state to its words.
      if (last) return ok(last as Archive);
      const { id } = await tx.tx.supervisionArchive.create({
        data: { yearId: row.id, contents, askedAt: tx.now(), askedById: actorId(tx) },
        select: { id: true },
      });
      await enqueue(tx, writeArchiveJob, { archiveId: id });
      const data = { groupId: access.groupId, year };
      await audit(tx, {
        action: "supervision.archive-asked",
        subject: `account:${accountId}`,
        data,
      });
      return ok({ id, state: "waiting" });
    },
  );
}

/** The newest ZIP of a year where the place for files has lost it; undefined for every other one. */
async function lostArchive(ctx: Ctx, { accountId, year }: YearOfGroup) {
  const access = await groupAccess(ctx, accountId);
  const row = access.ok ? await findYear(ctx, access.value.groupId, year) : undefined;
  const newest = row && (await newestArchive(ctx, row.id));
  return newest?.storageKey && !(await storage.stat(newest.storageKey)) ? newest.id : undefined;
}

const newestArchive = (ctx: Ctx, yearId: number) =>
  reader(ctx).supervisionArchive.findFirst({ where: { yearId }, orderBy: { id: "desc" } });

export interface ArchiveFile {
  readonly state: ArchiveState;
  readonly askedAt: Date;
  /** In bytes; 0 until it is ready. */
  readonly size: number;
  /** Undefined until it is ready, or when the place for files has lost it. */
  readonly open: () => Promise<OpenFile | undefined>;
}

/** The newest ZIP of a year; undefined where nobody asked for one. For whoever reaches all chapters. */
export async function readArchive(
  ctx: Ctx,
  { accountId, year }: YearOfGroup,
): Promise<Result<ArchiveFile | undefined>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  if (access.value.regionIds !== null) return notFound();
  const row = await findYear(ctx, access.value.groupId, year);
  if (!row) return notFound();
  const archive = await newestArchive(ctx, row.id);
  if (!archive) return ok(undefined);
  const { state, askedAt, size, storageKey } = archive;
  return ok({
    state: state as ArchiveState,
    askedAt,
    size: size ?? 0,
    open: async () => (storageKey ? storage.get(storageKey) : undefined),
  });
}
