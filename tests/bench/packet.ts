import { createHash, randomBytes } from "node:crypto";
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { askPacket, openPacket } from "#modules/packet/index.server";
import { writePacket } from "#modules/packet/write/write-packet.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { storage } from "#modules/platform/storage/index.server";
import { median, type Row } from "./report";

/** 2,000 files of 500 MB together, which cannot be packed any smaller: scans and photographs. */
const FILES = Number(process.env.BENCH_PACKET_FILES ?? 2_000);
const BYTES = 250_000;
const ROUNDS = 3;
const MOST_MB = 60;
const MOST_START_MS = 2_000;

const ctx = createCtx({ actor: { kind: "system", name: "bench" } });
const mega = (bytes: number) => bytes / 1_000_000;

/** A club with its files; the same bytes lie in a folder too, for the bare library. */
async function enter(folder: string): Promise<{ accountId: number; paths: readonly string[] }> {
  const { id: accountId } = await db.account.create({ data: { name: "Measured Boosters" } });
  const paths: string[] = [];
  for (let number = 1; number <= FILES; number++) {
    const body = randomBytes(BYTES);
    const path = join(folder, `Scan ${number}.pdf`);
    writeFileSync(path, body);
    paths.push(path);
    const storageKey = `accounts/bench-packet-${accountId}-${number}`;
    await storage.put(storageKey, body, { contentType: "application/pdf" });
    await db.accountFile.create({
      data: {
        accountId,
        fileName: `Scan ${number}.pdf`,
        contentType: "application/pdf",
        size: BYTES,
        sha256: createHash("sha256").update(body).digest("hex"),
        storageKey,
        createdAt: ctx.now(),
      },
    });
  }
  return { accountId, paths };
}

/** How long something takes, and how far the process grew above what it was. */
async function measured(work: () => Promise<unknown>): Promise<{ ms: number; grown: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  clearInterval(looking);
  return { ms, grown: mega(most - before) };
}

async function bare(paths: readonly string[], to: string): Promise<void> {
  const zip = new ZipFile();
  for (const path of paths) {
    zip.addFile(path, path.slice(path.lastIndexOf("/") + 1), { compressionLevel: 1 });
  }
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(to));
}

/** How long it takes from the question until the first bytes of a packet that is ready are there. */
async function firstBytes(id: number): Promise<number> {
  const start = performance.now();
  const found = await openPacket(ctx, id, { isLook: false });
  const file = found.ok ? await found.value.open() : undefined;
  if (!file) throw new Error("the packet is not there");
  for await (const _ of file.stream) break;
  return performance.now() - start;
}

async function packet(accountId: number): Promise<number> {
  const asked = await askPacket(ctx, accountId);
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
  await writePacket(ctx, asked.value.id);
  return asked.value.id;
}

/** Packets, beside the bare library that packs the same files. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-packet-"));
  try {
    const { accountId, paths } = await enter(folder);
    const ours: { ms: number; grown: number }[] = [];
    const theirs: { ms: number; grown: number }[] = [];
    const starts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await measured(() => bare(paths, join(folder, "bare.zip"))));
      let id = 0;
      const write = async () => {
        id = await packet(accountId);
      };
      ours.push(await measured(write));
      starts.push(await firstBytes(id));
    }
    const speed = (all: typeof ours) =>
      mega(FILES * BYTES) / (median(all.map(({ ms }) => ms)) / 1_000);
    const ratio = speed(ours) / speed(theirs);
    const grown = Math.max(...ours.map((one) => one.grown));
    return [
      {
        name: `packet of ${FILES} files`,
        ours: speed(ours),
        reference: speed(theirs),
        ratio,
        unit: "MB/s",
        target: "at least 0.5",
        ok: ratio >= 0.5,
      },
      {
        name: "memory above the process",
        ours: grown,
        unit: "MB",
        target: `at most ${MOST_MB} MB`,
        ok: grown <= MOST_MB,
      },
      {
        name: "start of a packet's download",
        ours: Math.max(...starts),
        unit: "ms",
        target: `at most ${MOST_START_MS} ms`,
        ok: Math.max(...starts) <= MOST_START_MS,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await closeDb();
  }
}
