import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import express, { type Handler } from "express";
import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";

/** The browser's files of this release, each with its compressed copies. */
const OWN = "build/client/assets";
/** Those of other releases too: a folder that web processes share (decision 0028). */
const SHARED = resolve(env.DATA_DIR, "assets");
/** Files that no release has laid there for so long belong to pages that nobody has open. */
const KEPT_MS = 30 * 86_400_000;
/** What people send comes first on a disk that is nearly full. */
const SPARE_BYTES = 256 * 1024 * 1024;

/**
 * Lays this release's files where every web process finds them, and removes old ones. Where that is
 * impossible it says so in the log: the process answers for its own files all the same.
 */
export async function shareAssets(now = new Date()): Promise<void> {
  try {
    await mkdir(SHARED, { recursive: true });
    await Promise.all((await readdir(SHARED)).map((name) => removeOld(join(SHARED, name), now)));
    const { bavail, bsize } = await statfs(SHARED);
    if (bavail * bsize < SPARE_BYTES) throw new Error("the disk is nearly full");
    await layOwn(now);
  } catch (error) {
    log.warn({ err: error }, "other releases do not have this one's files for the browser");
  }
}

/** Another process may remove the same. */
async function removeOld(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
}

/** A name holds the hash of what is in the file: one that is there already is the same. */
async function layOwn(now: Date): Promise<void> {
  const there = new Set(await readdir(SHARED));
  const own = (await readdir(OWN)).filter((name) => !/\.(br|gz)$/.test(name));
  await Promise.all(
    own.map(async (name) => {
      if (!there.has(name)) await layWhole(name);
      await utimes(join(SHARED, name), now, now);
    }),
  );
}

/** Who asks meanwhile finds the whole file or none. */
async function layWhole(name: string): Promise<void> {
  const part = join(SHARED, `.${name}.${randomUUID()}`);
  await copyFile(join(OWN, name), part);
  await rename(part, join(SHARED, name));
}

/** Answers for the files of other releases, and for those of this one after a build beside it took their place. */
export function otherReleases(): Handler {
  const answer = express.static(SHARED, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: "1y",
  });
  return (req, res, next) => {
    // Who looked for the compressed copy of this release's file and found it gone has announced it.
    res.removeHeader("Content-Encoding");
    answer(req, res, next);
  };
}
