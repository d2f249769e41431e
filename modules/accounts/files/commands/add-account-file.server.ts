import { hasScanner } from "#modules/platform/antivirus/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { cleanFileName, documentKinds, fileKinds } from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { judgeUpload } from "#modules/platform/media/index.server";
import { message } from "#modules/platform/messages";
import { isStaff, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { refuseSuspended } from "../../membership/suspension.server";
import { createAccount } from "../../organization/create-account.server";
import { lockAccount } from "../../organization/lock-account.server";
import { accountFileMessages } from "../messages";
import type { AccountFileView } from "../queries/account-files.server";
import { discardLater, newStorageKey, storeSent } from "../stored-files.server";

export interface NewAccountFile {
  readonly file: SentFile;
  /** The account that it belongs to; the actor's first own account when left out. */
  readonly accountId?: number;
  /** Staff alone: without an account, one named after the file is made for it. */
  readonly createsAccount?: boolean;
  /** What the form says about the file. */
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
  /** What the vault says of it; without, it is one of the others, dated today. */
  readonly about?: FileAbout;
  /** The newest version of a paper of the same account, which this one follows. */
  readonly replacesId?: number;
}

/** What is said of a file, in the vault's words. */
export interface FileAbout {
  readonly category?: string;
  readonly kind?: string;
  readonly title?: string;
  readonly datedOn?: CivilDate | null;
  readonly endsOn?: CivilDate | null;
  readonly isPrivate?: boolean;
}

/**
 * Keeps a document for an account: its people, staff and the system may. Name, declared type and
 * content must agree on one of `documentKinds`, and a JPEG, PNG or GIF must decode to its end, else
 * the file's field is refused.
 * @throws StorageUnavailable when the place for files is away
 */
export async function addAccountFile(
  ctx: Ctx,
  input: NewAccountFile,
): Promise<Result<AccountFileView>> {
  const { actor } = ctx;
  if (actor.kind === "visitor") return refuse({ code: "unauthenticated" });
  const ownIds = actor.kind === "user" ? actor.accountIds : [];
  const accountId = input.accountId ?? (input.createsAccount ? undefined : ownIds[0]);
  if (accountId !== undefined && !mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  if (accountId === undefined && !input.createsAccount) {
    return refuseField("profile_id", message(accountFileMessages, "fileNeedsAccount"));
  }
  const { file } = input;
  const kind = await judgeUpload(file, documentKinds);
  if (!kind.ok) return kind;
  const contentType = fileKinds[kind.value].types[0];
  const storageKey = newStorageKey("accounts");
  await discardLater(ctx, [storageKey]);
  await storeSent(storageKey, file, contentType);
  return inTransaction(ctx, async (tx) => {
    const fileName = cleanFileName(file.name);
    const owner =
      accountId === undefined
        ? await createAccount(tx, { name: fileName.replace(/\.[^.]+$/, "") })
        : ok({ id: accountId });
    if (!owner.ok) return owner;
    const club = await tx.tx.account.findFirst({
      where: { id: owner.value.id, mergedIntoId: null },
      select: { timeZone: true },
    });
    if (!club) return refuse({ code: "not_found" });
    const suspended = isStaff(ctx) ? undefined : await refuseSuspended(tx, owner.value.id);
    if (suspended) return suspended;
    const before = await replaced(tx, owner.value.id, input.replacesId);
    if (before && "ok" in before) return before;
    const today = civilDateIn(tx.now(), club.timeZone);
    const columns = { ...columnsOf(input.about ?? {}, today), ...before };
    const { id } = await tx.tx.accountFile.create({
      data: {
        accountId: owner.value.id,
        uploadedById: actor.kind === "user" ? actor.userId : null,
        fileName,
        contentType,
        size: file.size,
        sha256: file.sha256,
        storageKey,
        params: { ...input.params },
        createdAt: tx.now(),
        scannedAt: hasScanner() ? tx.now() : null,
        ...columns,
      },
      select: { id: true },
    });
    await audit(tx, {
      action: "accounts.file-added",
      subject: `account:${owner.value.id}`,
      data: {
        fileId: id,
        // Staff read the record of changes, and are to learn nothing of private papers.
        ...(!columns.isPrivate && { fileName }),
        size: file.size,
        sha256: file.sha256,
        ...(input.replacesId && { replaces: input.replacesId }),
      },
    });
    return ok({ id, fileName, size: file.size, createdAt: tx.now() });
  });
}

const columnsOf = (about: FileAbout, today: CivilDate) => ({
  category: about.category || "other",
  kind: about.kind ?? "",
  title: about.title ?? "",
  datedOn: toUtcDate(about.datedOn ?? today),
  endsOn: about.endsOn ? toUtcDate(about.endsOn) : null,
  isPrivate: about.isPrivate ?? false,
});

/** The version that a file follows makes room for it; what is said of the paper stays. */
async function replaced(tx: TxCtx, accountId: number, id: number | undefined) {
  if (id === undefined) return undefined;
  await lockAccount(tx, accountId);
  const where = { id, accountId, replacedAt: null, removedAt: null };
  const before = await tx.tx.accountFile.findFirst({ where });
  if (!before) {
    return refuse({ code: "conflict", message: message(accountFileMessages, "fileReplaced") });
  }
  await tx.tx.accountFile.update({ where: { id }, data: { replacedAt: tx.now() } });
  const { paperId, version, category, kind, title, isPrivate, hold } = before;
  const paper = { paperId: paperId ?? id, version: version + 1 };
  return { ...paper, category, kind, title, isPrivate, hold };
}
