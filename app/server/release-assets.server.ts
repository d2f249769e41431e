import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import express, { type Handler } from "express";
import { env } from "#modules/platform/env.server";

/** The browser's files of this release, each with its compressed copies. */
const OWN = "build/client/assets";
/** Those of other releases too: a folder that web processes share (decision 0028). */
const SHARED = resolve(env.DATA_DIR, "assets");
/** Files that no release has laid there for so long belong to pages that nobody has open. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Lays this release's files where every web process finds them, and removes old ones. A name holds
 * the hash of what is in the file: one that is there already is the same.
 */
export async function shareAssets(now = new Date()): Promise<void> {
  await mkdir(SHARED, { recursive: true });
  const there = new Set(await readdir(SHARED));
  const own = (await readdir(OWN)).filter((name) => !/\.(br|gz)$/.test(name));
  await Promise.all(
    own.map(async (name) => {
      if (!there.has(name)) await layWhole(name);
      await utimes(join(SHARED, name), now, now);
    }),
  );
  await Promise.all([...there].map((name) => removeOld(join(SHARED, name), now)));
}

/** Who asks meanwhile finds the whole file or none. */
async function layWhole(name: string): Promise<void> {
  const part = join(SHARED, `.${name}.${randomUUID()}`);
  await copyFile(join(OWN, name), part);
  await rename(part, join(SHARED, name));
}

/** Another process may remove the same. */
async function removeOld(file: string, now: Date): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
}

/** Answers for the files of other releases. */
export const otherReleases = (): Handler =>
  express.static(SHARED, { index: false, redirect: false, immutable: true, maxAge: "1y" });
