import { groupAccess, mayEdit, reachOf } from "#modules/accounts/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import { officeOf } from "#modules/officers/index.server";
import { readCode } from "#modules/platform/check-code";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { translator } from "#modules/platform/messages";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { OpenFile } from "#modules/platform/storage/index.server";
import type { AnyLetterKind } from "../domain/kinds";
import { letterState, serialOf } from "../domain/state";
import { digestsOf, isLost, openLetterFile } from "../file/render-letter.server";
import type { CheckedLetter, LetterLine, LetterView } from "../views";

/** What every letter is read with. */
const lineOf = {
  account: { select: { name: true, timeZone: true } },
  group: { select: { label: true, centralAccountId: true } },
  _count: { select: { signatures: true } },
} as const;

interface LineRow {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly state: string;
  readonly revokedAt: Date | null;
  readonly expiresOn: Date;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly account: { readonly name: string; readonly timeZone: string };
  readonly group: { readonly label: string };
  readonly _count: { readonly signatures: number };
}

function viewOfLine(ctx: Ctx, row: LineRow): LetterLine {
  const expiresOn = fromUtcDate(row.expiresOn);
  const of = {
    state: row.state,
    isRevoked: row.revokedAt !== null,
    expiresOn,
    signatures: row._count.signatures,
  };
  const { id, title, createdAt, settledAt } = row;
  return {
    id,
    // The table's check holds it to the kinds.
    kind: row.kind as AnyLetterKind,
    title,
    state: letterState(of, civilDateIn(ctx.now(), row.account.timeZone)),
    groupName: row.group.label,
    chapterName: row.account.name,
    createdAt,
    expiresOn,
    settledAt,
  };
}

const NEWEST = 200;

/** The newest 200 letters of a chapter, for its people, staff and the system. */
export async function listLetters(
  ctx: Ctx,
  accountId: number,
): Promise<Result<{ readonly name: string; readonly letters: readonly LetterLine[] }>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const rows = await reader(ctx).letter.findMany({
    where: { accountId },
    include: lineOf,
    orderBy: { id: "desc" },
    take: NEWEST,
  });
  return ok({ name: account.name, letters: rows.map((row) => viewOfLine(ctx, row)) });
}

/** Whether the actor belongs to the headquarters of a letter, with the chapter in reach. */
async function isOfHeadquarters(
  ctx: Ctx,
  accountId: number,
  central: number | null,
): Promise<boolean> {
  if (!central) return false;
  const access = await groupAccess(ctx, central);
  if (!access.ok) return false;
  // A chapter that left the group is in reach of nobody; what it signed stays with whoever sees all.
  if (access.value.regionIds === null) return true;
  const where = { id: accountId, ...reachOf(access.value) };
  return (await reader(ctx).account.count({ where })) === 1;
}

/** Whether the actor, who may read a letter, may have its file made: its chapter's and the headquarters' people, and staff. */
async function mayRemake(
  ctx: Ctx,
  {
    accountId,
    group,
  }: { readonly accountId: number; readonly group: { readonly centralAccountId: number | null } },
): Promise<boolean> {
  if (mayActFor(ctx, accountId)) return true;
  const central = group.centralAccountId;
  if (central === null || !mayActFor(ctx, central)) return false;
  const access = await groupAccess(ctx, central);
  return access.ok && mayEdit(access.value);
}

/** A letter for its chapter's people, its headquarters, staff and the system. */
export async function readLetter(ctx: Ctx, id: number): Promise<Result<LetterView>> {
  const row = await reader(ctx).letter.findUnique({
    where: { id },
    include: {
      ...lineOf,
      signatures: { orderBy: { id: "asc" } },
      act: { select: { createdBy: true } },
    },
  });
  if (!row) return refuse({ code: "not_found" });
  const { accountId, group, signatures, createdAt, act } = row;
  const seen =
    isOfAccount(ctx, accountId) || (await isOfHeadquarters(ctx, accountId, group.centralAccountId));
  if (!seen) return refuse({ code: "not_found" });
  const { actor } = ctx;
  const isOwn = actor.kind === "user" && actor.accountIds.includes(accountId);
  const held = isOwn ? await officeOf(ctx, { accountId, userId: actor.userId }) : undefined;
  const sender = act?.createdBy;
  return ok({
    ...viewOfLine(ctx, row),
    accountId,
    serial: serialOf(id, createdAt),
    code: row.code,
    text: row.text,
    textSha256: row.textSha256,
    needsTwo: row.needsTwo,
    signatures: signatures.map(({ name, office, at }) => ({ name, office, at })),
    declineReason: row.declineReason,
    revokedById: row.revokedById,
    // The table's check holds it to these words.
    file: row.fileState as LetterView["file"],
    fileDigests: digestsOf(row),
    mayRemake: row.fileState !== "none" && (await mayRemake(ctx, row)),
    sender: sender
      ? { name: `${sender.firstName} ${sender.lastName}`.trim(), email: sender.email }
      : null,
    office: held
      ? { name: officeName(translator(officeWords, ctx.locale), held.term), state: held.term.state }
      : null,
    isOwn,
    hasSigned: isOwn && signatures.some(({ userId }) => userId === actor.userId),
  });
}

/** A signed letter as a file. */
export interface LetterFile {
  readonly serial: string;
  readonly isWaiting: boolean;
  /** Opens it; undefined where there is none, or the place for files has lost it. */
  readonly open: () => Promise<OpenFile | undefined>;
}

/** The file of a letter, for whoever may read the letter. */
export async function letterFile(ctx: Ctx, id: number): Promise<Result<LetterFile>> {
  const letter = await readLetter(ctx, id);
  if (!letter.ok) return letter;
  const { serial, file, fileDigests } = letter.value;
  return ok({
    serial,
    isWaiting: file === "waiting",
    open: () => openLetterFile(id, fileDigests),
  });
}

/** Whether a letter's file was written and the place for files has lost it. */
export const isFileLost = async ({
  id,
  file,
  fileDigests,
}: Pick<LetterView, "id" | "file" | "fileDigests">): Promise<boolean> =>
  file === "ready" && isLost(id, fileDigests);

/** What a signed letter's code says, for anybody; `not_found` when there is no such letter. */
export async function checkLetter(ctx: Ctx, typed: string): Promise<Result<CheckedLetter>> {
  const row = await ctx.db.letter.findUnique({
    where: { code: readCode(typed) ?? "", state: "signed" },
    include: { ...lineOf, signatures: { orderBy: { id: "asc" } } },
  });
  if (!row) return refuse({ code: "not_found" });
  const { id, code, title, account, group, signatures, createdAt } = row;
  return ok({
    serial: serialOf(id, createdAt),
    code,
    title,
    chapterName: account.name,
    groupName: group.label,
    signatures: signatures.map(({ name, office, at }) => ({ name, office, at })),
    isRevoked: row.revokedAt !== null,
    textSha256: row.textSha256,
    sha256: digestsOf(row),
  });
}
