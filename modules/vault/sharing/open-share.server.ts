import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { pageBounds } from "#modules/platform/pagination";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { tellShareEndedJob } from "../jobs";
import type { DownloadFile } from "../queries/read-paper.server";
import type { SharedPage } from "../views";
import { hasOpened, isPasscode, proofOfReading } from "./reading.server";
import { shareMessages } from "./share-messages";
import { type Device, SHARE_TRIES, shareState } from "./share-rules";
import { countSharedPapers, sharedPapers } from "./shared-papers.server";

const PER_PAGE = 50;

async function findShare(ctx: Ctx, token: string) {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const found = await reader(ctx).vaultShare.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { account: { select: { name: true, timeZone: true } } },
  });
  return found ?? undefined;
}
type FoundShare = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/** Whether the link takes a step before it shows anything: a mail program that looks at it opens nothing. */
const isLocked = ({ passcodeMac, maxViews }: FoundShare): boolean =>
  passcodeMac !== "" || maxViews !== null;

/** A reader of a link: what the browser kept of an earlier opening, and where it reads. */
export interface ShareReader {
  readonly token: string;
  /** What `proofOf` gave the browser. */
  readonly proof: (id: number) => string | undefined;
  readonly device: Device;
  readonly ip: string;
}

/** Where a reader stands before a link. */
async function stand(ctx: Ctx, { token, proof }: ShareReader) {
  const share = await findShare(ctx, token);
  if (!share) return { state: "none" } as const;
  const hasRead = hasOpened(share.id, proof(share.id), ctx.now());
  const state = shareState(share, ctx.now());
  // Whoever opened it as the last one reads on.
  if (state !== "open" && !(state === "used" && hasRead)) return { state: "ended" } as const;
  if (isLocked(share) && !hasRead) return { state: "locked", share } as const;
  return { state: "open", share, hasRead } as const;
}

export type SharedView =
  | { readonly state: "none" | "ended" }
  | { readonly state: "locked"; readonly needsPasscode: boolean }
  /** `proof` is for the browser to keep where the reader has opened it just now. */
  | { readonly state: "open"; readonly page: SharedPage; readonly proof: string | undefined };

/**
 * What stands behind a link, for whoever has it. One without a passcode and without a limit opens by
 * its address. Refusal: `too_many`.
 */
export async function lookAtShare(
  ctx: Ctx,
  asked: ShareReader & { readonly page: number },
): Promise<Result<SharedView>> {
  const visitor = await hitLimit(ctx, "sharedLink", asked.ip);
  if (!visitor.ok) return visitor;
  const found = await stand(ctx, asked);
  if (found.state === "none" || found.state === "ended") return ok(found);
  const { share } = found;
  if (found.state === "locked") {
    return ok({ state: "locked", needsPasscode: share.passcodeMac !== "" });
  }
  if (!found.hasRead) {
    const opened = await countedView(ctx, share, asked);
    if (opened.ok && !opened.value) return ok({ state: "ended" });
  }
  const total = await countSharedPapers(ctx, share);
  const bounds = pageBounds({ page: asked.page, perPage: PER_PAGE, total });
  const page = {
    id: share.id,
    accountName: share.account.name,
    timeZone: share.account.timeZone,
    expiresAt: share.expiresAt,
    papers: await sharedPapers(ctx, share, { offset: bounds.offset, limit: PER_PAGE }),
    total,
    page: bounds.page,
    perPage: PER_PAGE,
  };
  const proof = found.hasRead ? undefined : proofOfReading(share.id, ctx.now());
  return ok({ state: "open", page, proof });
}

/** Counts one opening where the link still works; @returns whether it did */
async function countView(tx: TxCtx, { id }: FoundShare, { device }: ShareReader): Promise<boolean> {
  const counted = await tx.tx.$executeRaw`
    UPDATE vault_shares SET views = views + 1
    WHERE id = ${id} AND ended_at IS NULL AND expires_at > ${tx.now()}
      AND (max_views IS NULL OR views < max_views)`;
  if (counted === 0) return false;
  await tx.tx.vaultShareView.create({
    data: { shareId: id, at: tx.now(), event: "opened", device },
  });
  return true;
}

const countedView = (ctx: Ctx, share: FoundShare, asked: ShareReader): Promise<Result<boolean>> =>
  inTransaction(ctx, async (tx): Promise<Result<boolean>> => ok(await countView(tx, share, asked)));

export interface OpenedShare {
  readonly id: number;
  /** For the browser to keep: it opens the link for an hour. */
  readonly proof: string;
}

/**
 * Opens a link that has a passcode or a limit. The tenth wrong passcode ends it, and its maker is told.
 * Refusals: `not_found` when it does not work; `invalid` at `passcode`; `too_many`.
 */
export async function openShare(
  ctx: Ctx,
  input: ShareReader & { readonly passcode: string },
): Promise<Result<OpenedShare>> {
  const visitor = await hitLimit(ctx, "sharedLink", input.ip);
  if (!visitor.ok) return visitor;
  const found = await stand(ctx, input);
  if (found.state === "none" || found.state === "ended") return refuse({ code: "not_found" });
  const { share } = found;
  const typed = input.passcode.replaceAll(/[\s-]/g, "");
  if (share.passcodeMac !== "" && typed === "") {
    return refuseField("passcode", message(shareMessages, "enterPasscode"));
  }
  if (share.passcodeMac !== "" && !isPasscode(share.tokenHash, typed, share.passcodeMac)) {
    const left = await inTransaction(ctx, (tx) => countWrong(tx, share, input.device));
    if (!left.ok) return left;
    if (left.value === 0) return refuse({ code: "not_found" });
    const wrong = message(shareMessages, "wrongPasscode", { count: left.value });
    return refuseField("passcode", wrong);
  }
  const opened = await countedView(ctx, share, input);
  if (!opened.ok) return opened;
  if (!opened.value) return refuse({ code: "not_found" });
  return ok({ id: share.id, proof: proofOfReading(share.id, ctx.now()) });
}

/** Counts a wrong passcode; @returns how many tries are left */
async function countWrong(
  tx: TxCtx,
  { id, accountId }: FoundShare,
  device: Device,
): Promise<Result<number>> {
  const [counted] = await tx.tx.$queryRaw<{ tries: number }[]>`
    UPDATE vault_shares SET tries = tries + 1
    WHERE id = ${id} AND ended_at IS NULL AND tries < ${SHARE_TRIES} RETURNING tries`;
  if (!counted) return ok(0);
  await tx.tx.vaultShareView.create({
    data: { shareId: id, at: tx.now(), event: "wrong_passcode", device },
  });
  const left = SHARE_TRIES - counted.tries;
  if (left > 0) return ok(left);
  await tx.tx.vaultShare.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: tx.now(), endReason: "passcode" },
  });
  await enqueue(tx, tellShareEndedJob, { shareId: id });
  const subject = `account:${accountId}`;
  await audit(tx, { action: "vault.share-locked", subject, data: { share: id } });
  return ok(0);
}

export type SharedFile =
  | { readonly state: "none" | "ended" | "locked" }
  | { readonly state: "open"; readonly file: DownloadFile };

/** A file behind a link, for whoever may read it there; it is noted. Refusal: `too_many`. */
export async function openSharedFile(
  ctx: Ctx,
  asked: ShareReader & { readonly fileId: number },
): Promise<Result<SharedFile>> {
  const visitor = await hitLimit(ctx, "sharedLink", asked.ip);
  if (!visitor.ok) return visitor;
  const found = await stand(ctx, asked);
  if (found.state !== "open") return ok({ state: found.state });
  const { share } = found;
  const [paper] = await sharedPapers(ctx, share, { offset: 0, limit: 1, id: asked.fileId });
  if (!paper) return ok({ state: "none" });
  const noted = await inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { device } = asked;
    await tx.tx.vaultShareView.create({
      data: { shareId: share.id, at: tx.now(), event: "downloaded", device, fileId: paper.id },
    });
    return ok(undefined);
  });
  if (!noted.ok) return noted;
  const { fileName, contentType, storageKey } = paper;
  const file = { fileName, contentType, open: () => storage.get(storageKey) };
  return ok({ state: "open", file });
}
