import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";

/** A packet as its club sees it. */
export interface PacketView {
  readonly id: number;
  readonly askedOn: CivilDate;
  readonly state: "waiting" | "ready" | "failed" | "expired";
  readonly writtenFiles: number;
  /** 0 until they are counted. */
  readonly allFiles: number;
  /** In bytes; 0 until it is ready. */
  readonly size: number;
  readonly missing: number;
  /** The last day on which it is there; undefined until it is ready. */
  readonly until: CivilDate | undefined;
}

export interface PacketPage {
  readonly accountName: string;
  /** The newest first; the last ten. */
  readonly packets: readonly PacketView[];
  readonly mayAct: boolean;
}

const NEWEST = 10;

/** The packets of an account, for its people, staff and the system; `not_found` for anybody else. */
export async function readPackets(ctx: Ctx, accountId: number): Promise<Result<PacketPage>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: {
      name: true,
      timeZone: true,
      packets: { orderBy: { id: "desc" }, take: NEWEST },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const { name, timeZone } = account;
  const now = ctx.now();
  return ok({
    accountName: name,
    mayAct: mayActFor(ctx, accountId),
    packets: account.packets.map((row) => ({
      id: row.id,
      askedOn: civilDateIn(row.createdAt, timeZone),
      // The table's check holds it to its words.
      state: isOver(row.expiresAt, now) ? "expired" : (row.state as PacketView["state"]),
      writtenFiles: row.writtenFiles,
      allFiles: row.allFiles,
      size: Number(row.size ?? 0),
      missing: row.missing ?? 0,
      until: row.expiresAt
        ? civilDateIn(new Date(row.expiresAt.getTime() - 1), timeZone)
        : undefined,
    })),
  });
}

const isOver = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

export interface PacketFile {
  /** Of the day on which it was asked for. */
  readonly day: CivilDate;
  readonly isWaiting: boolean;
  /** Undefined when it is not there (any more). @throws StorageUnavailable when that place is away */
  open(): Promise<OpenFile | undefined>;
}

/**
 * A packet to download, for the account's people and staff; each download is audited, a look at it
 * (`isLook`) is not. `not_found` for anybody else, and when its days are over.
 */
export async function openPacket(
  ctx: Ctx,
  id: number,
  { isLook }: { readonly isLook: boolean },
): Promise<Result<PacketFile>> {
  const row = await ctx.db.packet.findUnique({
    where: { id },
    include: { account: { select: { timeZone: true } } },
  });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  const { state, storageKey, accountId, expiresAt } = row;
  if (state !== "waiting" && (!storageKey || isOver(expiresAt, ctx.now()))) {
    return refuse({ code: "not_found" });
  }
  return ok({
    day: civilDateIn(row.createdAt, row.account.timeZone),
    isWaiting: state === "waiting",
    open: async () => {
      const file = storageKey ? await storage.get(storageKey) : undefined;
      if (!file || isLook) return file;
      await inTransaction(ctx, async (tx) => {
        await audit(tx, {
          action: "packet.downloaded",
          subject: `account:${accountId}`,
          data: { id },
        });
        return ok(undefined);
      });
      return file;
    },
  });
}
