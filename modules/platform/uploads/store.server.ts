import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { FileStore } from "@tus/file-store";
import { hours } from "../dates";
import { env } from "../env.server";
import { guarded } from "../storage/disk.server";
import { sweepLocks } from "./locks.server";

/** How long an upload may lie unfinished, or finished and unused, since it was begun. */
const KEPT_MS = hours(24);

const folder = resolve(env.DATA_DIR, "uploads");
let made: FileStore | undefined;

/**
 * The uploads that arrive in parts, in a folder that all web processes share: of each its bytes as
 * `<id>` and what was said of them as `<id>.json`.
 */
export async function uploadStore(): Promise<FileStore> {
  // The store makes its folder too, but a refusal of the disk would end the process there.
  await guarded(() => mkdir(folder, { recursive: true }));
  made ??= new FileStore({ directory: folder, expirationPeriodInMilliseconds: KEPT_MS });
  return made;
}

export const placeOf = (id: string): string => join(folder, id);
export const factsOf = (id: string): string => join(folder, `${id}.json`);

/** Removes the uploads that were begun too long ago. @returns how many files went */
export async function sweepUploads(now: Date): Promise<number> {
  await sweepLocks(new Date(now.getTime() - KEPT_MS));
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const begun = await stat(factsOf(name.replace(/\.json$/, "")))
      .catch(() => stat(placeOf(name)))
      .catch(() => undefined);
    if (!begun || now.getTime() - begun.mtimeMs <= KEPT_MS) continue;
    // The facts tell the age of the bytes, so the bytes go first.
    for (const path of [placeOf(name.replace(/\.json$/, "")), placeOf(name)]) {
      await rm(path, { force: true }).catch(() => {});
    }
    removed += 1;
  }
  return removed;
}

/** How many uploads lie here that were begun from one place. */
export async function countUploadsFrom(from: string): Promise<number> {
  const store = await uploadStore();
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  const uploads = await Promise.all(ids.map((id) => store.getUpload(id).catch(() => undefined)));
  return uploads.filter((upload) => upload?.metadata?.from === from).length;
}
