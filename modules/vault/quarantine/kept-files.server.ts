import { personName } from "#modules/accounts/contract";
import { shownKeys } from "#modules/contest/contract";
import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import type { FileOrigin } from "../views";

/** A file that somebody sent and that is kept. */
export interface KeptFile {
  readonly from: FileOrigin;
  /** Of its row: of `account_files`, `claims` or `contest_entries`. */
  readonly id: number;
}

/** The column of a finding that names its file. */
export const refOf = ({ from, id }: KeptFile) =>
  ({ paper: { fileId: id }, claim: { claimId: id }, entry: { entryId: id } })[from];

export interface Due {
  readonly after: number;
  /** Later ones are looked at again. */
  readonly createdSince: Date;
  /** Unless they were since then. */
  readonly seenBefore: Date;
  readonly take: number;
}

interface DueFile {
  readonly id: number;
  readonly storageKey: string;
}

const dueWhere = ({ after, createdSince, seenBefore }: Due) => ({
  id: { gt: after },
  quarantinedAt: null,
  OR: [{ scannedAt: null }, { createdAt: { gte: createdSince }, scannedAt: { lt: seenBefore } }],
});

/** What the virus scanner is to be shown of one origin, in the order of its rows. */
export async function dueFiles(ctx: Ctx, from: FileOrigin, due: Due): Promise<readonly DueFile[]> {
  const rest = { orderBy: { id: "asc" }, take: due.take } as const;
  switch (from) {
    case "paper":
      return ctx.db.accountFile.findMany({
        where: { ...dueWhere(due), removedAt: null },
        select: { id: true, storageKey: true },
        ...rest,
      });
    case "claim": {
      const rows = await ctx.db.claim.findMany({
        where: dueWhere(due),
        select: { id: true, fileKey: true },
        ...rest,
      });
      return rows.map(({ id, fileKey }) => ({ id, storageKey: fileKey }));
    }
    case "entry": {
      const rows = await ctx.db.contestEntry.findMany({
        where: { ...dueWhere(due), fileKey: { not: null } },
        select: { id: true, fileKey: true },
        ...rest,
      });
      return rows.map(({ id, fileKey }) => ({ id, storageKey: fileKey ?? "" }));
    }
  }
}

/** What the vault writes of every file, wherever it came from. */
type Marks = Pick<Prisma.ClaimUpdateManyMutationInput, "quarantinedAt" | "scannedAt">;

/** Marks a file that is there and not in quarantine. @returns whether it was */
export async function markFile(
  db: Prisma.TransactionClient,
  { from, id }: KeptFile,
  marks: Marks,
): Promise<boolean> {
  const where = { id, quarantinedAt: null };
  switch (from) {
    case "paper": {
      const revision = marks.quarantinedAt ? { revision: { increment: 1 } } : {};
      const data = { ...marks, ...revision };
      return one(await db.accountFile.updateMany({ where: { ...where, removedAt: null }, data }));
    }
    case "claim":
      return one(await db.claim.updateMany({ where, data: marks }));
    case "entry":
      return one(await db.contestEntry.updateMany({ where, data: marks }));
  }
}

const one = ({ count }: { readonly count: number }): boolean => count === 1;

/** Takes a file out of quarantine. */
export async function freeFile(tx: TxCtx, { from, id }: KeptFile): Promise<void> {
  const where = { id };
  const data = { quarantinedAt: null };
  switch (from) {
    case "paper":
      await tx.tx.accountFile.update({ where, data: { ...data, revision: { increment: 1 } } });
      return;
    case "claim":
      await tx.tx.claim.update({ where, data });
      return;
    case "entry":
      await tx.tx.contestEntry.update({ where, data });
      return;
  }
}

const withPerson = { select: { firstName: true, lastName: true, email: true } } as const;

/** What a finding is read with to say whose file it is. */
export const withFile = {
  file: { include: { account: { select: { name: true } }, uploadedBy: withPerson } },
  claim: { include: { account: { select: { name: true } } } },
  entry: { include: { contest: { select: { title: true } } } },
} as const;

export type FindingWithFile = Prisma.FileFindingGetPayload<{ include: typeof withFile }>;

/** What is known of a file, wherever it came from. */
export interface FileFacts extends KeptFile {
  /** Null for an entry of a contest. */
  readonly accountId: number | null;
  /** The club, or the organization as it was written. */
  readonly owner: string;
  readonly fileName: string;
  readonly isPrivate: boolean;
  /** In bytes; null where nobody wrote it down. */
  readonly size: number | null;
  /** As hex; "" where nobody wrote it down. */
  readonly sha256: string;
  readonly sentAt: Date;
  /** "" for somebody who is gone, or said no name. */
  readonly sentBy: string;
  /** The contest's title; "" for the others. */
  readonly contest: string;
  /** Who is told of it: a person of the account, or the address that was given with it. */
  readonly sender: { readonly userId: number | null } | { readonly email: string };
  /** Where it is stored, with all that was made of it. */
  readonly keys: readonly string[];
}

/** Says whose file a finding is about. */
export function factsOf({ file, claim, entry }: FindingWithFile): FileFacts {
  if (file) {
    return {
      from: "paper",
      id: file.id,
      accountId: file.accountId,
      owner: file.account.name,
      fileName: file.fileName,
      isPrivate: file.isPrivate,
      size: file.size,
      sha256: file.sha256,
      sentAt: file.createdAt,
      sentBy: file.uploadedBy ? personName(file.uploadedBy) : "",
      contest: "",
      sender: { userId: file.uploadedById },
      keys: [file.storageKey],
    };
  }
  if (claim) {
    return {
      from: "claim",
      id: claim.id,
      accountId: claim.accountId,
      owner: claim.account.name,
      fileName: claim.fileName,
      isPrivate: false,
      size: null,
      sha256: "",
      sentAt: claim.createdAt,
      sentBy: claim.name,
      contest: "",
      sender: { email: claim.email },
      keys: [claim.fileKey],
    };
  }
  if (!entry?.fileKey) throw new Error("a finding names no file");
  return {
    from: "entry",
    id: entry.id,
    accountId: null,
    owner: entry.organization,
    fileName: entry.fileName ?? "",
    isPrivate: false,
    size: entry.fileSize,
    sha256: entry.sha256 ?? "",
    sentAt: entry.createdAt,
    sentBy: entry.email,
    contest: entry.contest.title,
    sender: { email: entry.email },
    keys: [entry.fileKey, ...(entry.mediaKey ? shownKeys(entry.mediaKey) : [])],
  };
}

/** The record's name for what a file belongs to. */
export const subjectOf = ({ from, id, accountId }: FileFacts): string =>
  from === "entry" ? `contest-entry:${id}` : `account:${accountId}`;

/** A finding with its file; undefined where there is none. */
export async function findingWithFile(
  ctx: Ctx,
  id: number,
): Promise<(FindingWithFile & { readonly facts: FileFacts }) | undefined> {
  const found = await reader(ctx).fileFinding.findUnique({ where: { id }, include: withFile });
  return found ? { ...found, facts: factsOf(found) } : undefined;
}
