import { createHash, type Hash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brand } from "#modules/platform/brand.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { civilDateIn, days, hours } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { translator } from "#modules/platform/messages";
import { ok } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { type ZipPart, zipOf } from "#modules/platform/zip.server";
import { folders } from "../domain/folders";
import {
  type IndexedFile,
  type IndexedMissing,
  type IndexWords,
  indexCsv,
  indexHtml,
  type PacketIndex,
} from "../domain/index-files";
import { pathGiver, safeName } from "../domain/names";
import { discardPacketJob } from "../jobs";
import { missingWords, packetWords } from "../messages";
import { type Gathered, gatherPapers, type PacketPaper } from "../sources/gather.server";

/** So long it is kept to be downloaded. */
const KEPT_MS = days(14);
/** An attempt that died left its file behind; longer than one takes. */
const LEFT_MS = hours(2);
/** After so many files it is noted how far it is. */
const NOTED = 25;

const words = translator(packetWords, "en");

/**
 * Writes the ZIP of a packet that waits. Each attempt writes to a place of its own, which nobody can
 * download; the row names it once it is whole. A second delivery finds it written, or writes it again.
 */
export async function writePacket(ctx: Ctx, id: number): Promise<void> {
  const packet = await ctx.db.packet.findUnique({
    where: { id },
    include: { account: { select: { name: true, timeZone: true } } },
  });
  if (packet?.state !== "waiting") return;
  const { accountId, account } = packet;
  const key = `packets/${id}-${randomToken(16)}.zip`;
  await inTransaction(ctx, async (tx) =>
    ok(await enqueue(tx, discardPacketJob, { key }, { delayMs: LEFT_MS })),
  );
  const gathered = await gatherPapers(ctx, accountId);
  const noteFiles = (data: { readonly allFiles?: number; readonly writtenFiles: number }) =>
    ctx.db.packet.updateMany({ where: { id, state: "waiting" }, data });
  await noteFiles({ allFiles: gathered.count, writtenFiles: 0 });
  const said = { missing: 0 };
  const parts = partsOf(ctx, {
    name: account.name,
    day: formatLongDate(civilDateIn(ctx.now(), account.timeZone), {
      ...ctx,
      formatLocale: "en-US",
    }),
    gathered,
    said,
    onWritten: async (writtenFiles) => {
      if (writtenFiles % NOTED === 0) await noteFiles({ writtenFiles });
    },
  });
  const stored = await storage.put(key, zipOf(parts), { contentType: "application/zip" });
  const expiresAt = new Date(ctx.now().getTime() + KEPT_MS);
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.packet.updateMany({
      where: { id, state: "waiting" },
      data: {
        state: "ready",
        storageKey: key,
        size: stored.size,
        missing: said.missing,
        settledAt: tx.now(),
        expiresAt,
      },
    });
    if (count === 1) await enqueue(tx, discardPacketJob, { key }, { delayMs: KEPT_MS + hours(1) });
    return ok(undefined);
  });
}

/** Says that it will not be made, unless it was made meanwhile. */
export async function failPacket(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.packet.updateMany({
    where: { id, state: "waiting" },
    data: { state: "failed", settledAt: ctx.now() },
  });
}

/** Removes a file of a packet that no row names, or whose days are over. */
export async function discardPacket(ctx: Ctx, key: string): Promise<void> {
  const packet = await ctx.db.packet.findUnique({ where: { storageKey: key } });
  if (packet?.expiresAt && packet.expiresAt > ctx.now()) return;
  await storage.remove(key);
  await ctx.db.packet.updateMany({
    where: { storageKey: key, state: "ready" },
    data: { state: "expired", storageKey: null },
  });
}

interface Writing {
  readonly name: string;
  readonly day: string;
  readonly gathered: Gathered;
  /** How many papers are missing is known behind the last one. */
  readonly said: { missing: number };
  readonly onWritten: (files: number) => Promise<void>;
}

const indexWords: IndexWords = {
  path: words("path"),
  title: words("title"),
  category: words("category"),
  date: words("date"),
  missing: words("missing"),
  next: words("next"),
  nothing: words("nothing"),
  check: words("check"),
};

/** The papers one after the other, and behind them the index with the digests that were met. */
async function* partsOf(ctx: Ctx, writing: Writing): AsyncGenerator<ZipPart> {
  const at = ctx.now();
  const pathOf = pathGiver();
  const files: IndexedFile[] = [];
  const lost: IndexedMissing[] = [];
  let digest: Hash | undefined;
  let last: Omit<IndexedFile, "sha256"> | undefined;
  // A stream is read to its end before the next part is asked for: then its digest is known.
  const settle = () => {
    if (last && digest) files.push({ ...last, sha256: digest.digest("hex") });
    last = undefined;
    digest = undefined;
  };
  for await (const paper of writing.gathered.papers) {
    settle();
    await writing.onWritten(files.length);
    const body = await paper.open();
    if (!body) {
      const title = words("lost", { title: paper.title });
      const next = translator(missingWords, "en")("get.lost");
      lost.push({ folder: paper.folder, title, next });
      continue;
    }
    digest = createHash("sha256");
    last = entryOf(paper, pathOf);
    yield { name: last.path, body: hashed(body, digest), at, isPacked: true };
  }
  settle();
  const missing = [...writing.gathered.missing(), ...lost];
  writing.said.missing = missing.length;
  const index: PacketIndex = {
    title: words("indexTitle", { name: writing.name }),
    lede: words("indexLede", { name: writing.name, day: writing.day, company: brand.company }),
    files,
    missing,
  };
  yield { name: "index.csv", body: Buffer.from(indexCsv(index, indexWords)), at };
  yield { name: "index.html", body: Buffer.from(indexHtml(index, indexWords)), at };
}

function entryOf(paper: PacketPaper, pathOf: ReturnType<typeof pathGiver>) {
  const { folder, title, category, date, fileName } = paper;
  const path = pathOf(folders[folder], safeName(title, fileName));
  return { path, folder, title, category: words(`category.${category}`), date };
}

/** The bytes as they come, counted into a digest on their way. */
function hashed(body: Readable | Buffer, digest: Hash): Readable {
  if (Buffer.isBuffer(body)) {
    digest.update(body);
    return Readable.from([body]);
  }
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  // What goes wrong with either is the other's end too; the archive fails by `through`.
  pipeline(body, through).catch(() => {});
  return through;
}
