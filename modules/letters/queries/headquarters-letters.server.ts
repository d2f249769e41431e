import {
  type GroupAccess,
  groupAccess,
  inReach,
  mayEdit,
  reachOf,
} from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { pageBounds } from "#modules/platform/pagination";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { ConsentThing, LetterKind } from "../domain/kinds";
import { letterState } from "../domain/state";
import { chaptersToAsk, chaptersWithoutPeople } from "../reach.server";
import { type KeptTemplate, templateOf } from "../templates.server";
import type { ActView, AskedChapter, SharedView } from "../views";

const NEWEST = 100;

/** A chapter that left the group is in reach of nobody; its letters stay with whoever reaches all. */
const isWhole = ({ regionIds }: GroupAccess): boolean => regionIds === null;

/** The condition that a letter's account (`account`) is one whose letters of the group's acts are shown. */
const ofActs = (access: GroupAccess): Prisma.Sql =>
  isWhole(access) ? Prisma.sql`true` : inReach(access);

/** The newest 100 acts of a headquarters, each with what became of its letters: of all, or of those in reach. */
export async function listActs(
  ctx: Ctx,
  centralAccountId: number,
): Promise<
  Result<{ readonly group: string; readonly canEdit: boolean; readonly acts: readonly ActView[] }>
> {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return access;
  const rows = await reader(ctx).$queryRaw<(Omit<ActView, "expiresOn"> & { expiresOn: Date })[]>`
    SELECT act.id, act.title, act.created_at AS "createdAt", act.expires_on AS "expiresOn",
      count(*)::int AS letters,
      count(*) FILTER (WHERE letter.state = 'signed' AND letter.revoked_at IS NULL)::int AS signed,
      count(*) FILTER (WHERE letter.state = 'declined')::int AS declined,
      count(letter.revoked_at)::int AS revoked
    FROM letter_acts act JOIN letters letter ON letter.act_id = act.id
    JOIN accounts account ON account.id = letter.account_id
    WHERE act.group_id = ${access.value.groupId} AND ${ofActs(access.value)}
    GROUP BY act.id ORDER BY act.id DESC LIMIT ${NEWEST}`;
  return ok({
    group: access.value.label,
    canEdit: mayEdit(access.value),
    acts: rows.map((row) => ({ ...row, expiresOn: fromUtcDate(row.expiresOn) })),
  });
}

/** A template of a headquarters, and the chapters that a letter of it can go to now. */
export async function readTemplate(
  ctx: Ctx,
  centralAccountId: number,
  kind: LetterKind,
): Promise<
  Result<{
    readonly group: string;
    readonly canEdit: boolean;
    readonly template: KeptTemplate;
    /** Those that can be asked; a letter to all goes to those that have not signed. */
    readonly chapters: readonly AskedChapter[];
    /** Chapters in reach that nobody belongs to: no letter can go to them. */
    readonly unreached: number;
  }>
> {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return access;
  return ok({
    group: access.value.label,
    canEdit: mayEdit(access.value),
    template: await templateOf(ctx, access.value.groupId, kind),
    chapters: await chaptersToAsk(ctx, access.value, kind),
    unreached: await chaptersWithoutPeople(ctx, access.value),
  });
}

/** A letter of an act. */
export interface ActLetter {
  readonly id: number;
  readonly accountId: number;
  readonly chapterName: string;
  readonly state: ReturnType<typeof letterState>;
  readonly signers: string;
  readonly settledAt: Date | null;
  readonly declineReason: string;
}

const PAGE = 100;

/**
 * An act with its letters, all or those in reach, 100 a page by the chapter's name; `not_found` also
 * where none is in reach.
 */
export async function readAct(
  ctx: Ctx,
  {
    accountId,
    id,
    page,
  }: { readonly accountId: number; readonly id: number; readonly page: number },
): Promise<
  Result<{
    readonly title: string;
    readonly createdAt: Date;
    readonly letters: readonly ActLetter[];
    /** The page that is shown, from 1. */
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
  }>
> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const act = await reader(ctx).letterAct.findFirst({
    where: { id, groupId: access.value.groupId },
  });
  if (!act) return refuse({ code: "not_found" });
  const account = isWhole(access.value) ? {} : reachOf(access.value);
  const where = { actId: id, account };
  const total = await reader(ctx).letter.count({ where });
  if (total === 0 && !isWhole(access.value)) return refuse({ code: "not_found" });
  const bounds = pageBounds({ page, perPage: PAGE, total });
  const rows = await reader(ctx).letter.findMany({
    where,
    include: {
      account: { select: { name: true, timeZone: true } },
      signatures: { select: { name: true, office: true }, orderBy: { id: "asc" } },
    },
    orderBy: [{ account: { name: "asc" } }, { id: "asc" }],
    skip: bounds.offset,
    take: PAGE,
  });
  return ok({
    title: act.title,
    createdAt: act.createdAt,
    total,
    page: bounds.page,
    perPage: PAGE,
    letters: rows.map((row) => ({
      id: row.id,
      accountId: row.accountId,
      chapterName: row.account.name,
      state: letterState(
        {
          state: row.state,
          isRevoked: row.revokedAt !== null,
          expiresOn: fromUtcDate(row.expiresOn),
          signatures: row.signatures.length,
        },
        civilDateIn(ctx.now(), row.account.timeZone),
      ),
      signers: row.signatures.map(({ name, office }) => `${name}, ${office}`).join("; "),
      settledAt: row.settledAt,
      declineReason: row.declineReason,
    })),
  });
}

/** What a chapter's signed consents in force let its headquarters see. */
export async function consentedThings(
  ctx: Ctx,
  { accountId, groupId }: { readonly accountId: number; readonly groupId: number },
): Promise<readonly ConsentThing[]> {
  const letters = await reader(ctx).letter.findMany({
    where: { accountId, groupId, kind: "consent", state: "signed", revokedAt: null },
    select: { things: true },
  });
  // They are written from templates alone.
  return [...new Set(letters.flatMap(({ things }) => things as ConsentThing[]))];
}

const PAPERS = 200;

/** What a chapter consents that its headquarters sees; nothing where it does not. */
export async function readShared(
  ctx: Ctx,
  { accountId, chapterId }: { readonly accountId: number; readonly chapterId: number },
): Promise<Result<SharedView>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const { groupId } = access.value;
  const chapter = await reader(ctx).account.findFirst({
    where: { id: chapterId, mergedIntoId: null, ...reachOf(access.value) },
    select: { name: true, timeZone: true },
  });
  if (!chapter) return refuse({ code: "not_found" });
  const things = await consentedThings(ctx, { accountId: chapterId, groupId });
  const today = toUtcDate(civilDateIn(ctx.now(), chapter.timeZone));
  const signers = things.includes("signers")
    ? await reader(ctx).officerTerm.findMany({
        where: {
          accountId: chapterId,
          removedAt: null,
          startsOn: { lte: today },
          endsOn: { gte: today },
          OR: [{ isBankSigner: true }, { isResponsibleParty: true }],
        },
        select: { name: true, isBankSigner: true, isResponsibleParty: true },
        orderBy: { id: "asc" },
      })
    : undefined;
  const papers = things.includes("papers")
    ? await reader(ctx).accountFile.findMany({
        where: {
          accountId: chapterId,
          replacedAt: null,
          removedAt: null,
          quarantinedAt: null,
          isPrivate: false,
        },
        select: { fileName: true, createdAt: true },
        orderBy: { id: "desc" },
        take: PAPERS,
      })
    : undefined;
  return ok({ chapterName: chapter.name, things, signers, papers });
}
