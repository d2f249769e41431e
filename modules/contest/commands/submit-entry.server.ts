import { refuseSuspended } from "#modules/accounts/index.server";
import { hasScanner } from "#modules/platform/antivirus/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import type { SentFile } from "#modules/platform/files/index.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { withMutex } from "#modules/platform/keyed-mutex.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import type { ContestKind } from "../domain/entry-types";
import { organizationKey } from "../domain/organization-key";
import { prepareMediaJob } from "../jobs";
import { contestMessages } from "../messages";
import { isFull, lockPlaces, type PlaceKeys, usedPlaces } from "../places.server";
import { openContest } from "../queries/current-contest.server";
import type { EntryFields } from "../read-entry.server";
import { judgeEntryFile, type StoredEntryFile, storeEntryFile } from "../stored-files.server";

export interface NewEntry {
  readonly kind: ContestKind;
  readonly fields: EntryFields;
  /** Undefined when none was sent. */
  readonly file: SentFile | undefined;
}

export interface SubmittedEntry {
  readonly id: number;
  /** False for a video after the third of its organization or address. */
  readonly counts: boolean;
}

/** The wire's own meaning of 401 in this one call. */
const limitReached = refuse({
  code: "unauthenticated",
  message: message(contestMessages, "limitReached"),
});

const closed = refuse({ code: "conflict", message: message(contestMessages, "closed") });

/**
 * Takes an entry to the contest of its kind that is open today, from anybody. Three entries of an
 * organization, and of an e-mail address, count in one contest: a photo after them is refused and
 * not kept, a video is kept and does not count.
 * Refusals: `conflict` outside of a contest's days and from people of a suspended account, `unauthenticated` for a photo after the third,
 * `invalid` for a file that is not what its contest takes.
 * @throws StorageUnavailable when the place for files is away
 */
export async function submitEntry(ctx: Ctx, entry: NewEntry): Promise<Result<SubmittedEntry>> {
  const { kind, fields, file } = entry;
  const key = `contest:${kind}`;
  const suspended = await refuseSuspended(ctx, ...accountsOf(ctx));
  if (suspended) return suspended;
  const place = await withMutex(key, () => findPlace(ctx, entry));
  if (!place.ok) return place;
  const contentType = file ? await judgeEntryFile(kind, file) : ok("");
  if (!contentType.ok) return contentType;
  const stored = file && (await storeEntryFile(ctx, file, contentType.value));
  const added = await withMutex(key, () =>
    inTransaction(ctx, (tx) => addEntry(tx, { kind, fields, keys: place.value, stored })),
  );
  // It would be removed a while later anyway; a place that is away now is no reason to fail.
  if (!added.ok && stored) await storage.remove(stored.fileKey).catch(() => {});
  return added;
}

/** The accounts of a person who is signed in; a visitor has none. */
const accountsOf = ({ actor }: Ctx) => (actor.kind === "user" ? actor.accountIds : []);

/** Whose places the entry would take, unless it is plain already that it cannot be taken. */
async function findPlace(ctx: Ctx, { kind, fields }: NewEntry): Promise<Result<PlaceKeys>> {
  const contest = await openContest(ctx, kind);
  if (!contest) return closed;
  const keys = {
    contestId: contest.id,
    organizationKey: organizationKey(fields.organization),
    emailKey: foldEmail(fields.email),
  };
  const isRefused = kind === "photo" && isFull(await usedPlaces(ctx, keys));
  return isRefused ? limitReached : ok(keys);
}

interface EntryToAdd {
  readonly kind: ContestKind;
  readonly fields: EntryFields;
  readonly keys: PlaceKeys;
  readonly stored: StoredEntryFile | undefined;
}

/** Whether a contest is still of this kind, which nobody changes until this transaction ends. */
async function holdKind(tx: TxCtx, contestId: number, kind: ContestKind): Promise<boolean> {
  const found = await tx.tx.$queryRaw<unknown[]>`
    SELECT 1 FROM contests WHERE id = ${contestId} AND kind = ${kind} FOR KEY SHARE`;
  return found.length === 1;
}

async function addEntry(tx: TxCtx, entry: EntryToAdd): Promise<Result<SubmittedEntry>> {
  const { kind, fields, keys, stored } = entry;
  if (!(await holdKind(tx, keys.contestId, kind))) return closed;
  await lockPlaces(tx, keys);
  const counts = !isFull(await usedPlaces(tx, keys));
  if (kind === "photo" && !counts) return limitReached;
  const { organization, email, type, message: words } = fields;
  const { id } = await tx.tx.contestEntry.create({
    data: {
      ...keys,
      ...stored,
      organization: organization.trim(),
      email,
      type,
      message: words.trim(),
      isMember: fields.is_member,
      hasRelease: fields.has_release,
      counts,
      state: "pending",
      mediaState: stored ? "waiting" : "none",
      scannedAt: stored && hasScanner() ? tx.now() : null,
      createdAt: tx.now(),
    },
    select: { id: true },
  });
  if (stored) await enqueue(tx, prepareMediaJob, { entryId: id });
  await audit(tx, {
    action: "contest.entry-sent",
    subject: `contest-entry:${id}`,
    data: { contestId: keys.contestId, counts, sha256: stored?.sha256 ?? null },
  });
  return ok({ id, counts });
}
