import { rename, rm } from "node:fs/promises";
import type { SentFile } from "../files/index.server";
import { adoptScratch } from "../storage/index.server";
import { factsOf, placeOf, uploadStore } from "./store.server";

/** A file that arrived in parts, taken for one use. */
export interface ClaimedUpload extends SentFile {
  /** It was not the file's fault: it can be taken once more. */
  giveBack(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Takes a finished upload. One at a time has it; undefined for everybody else, and for one that is
 * unknown or not finished.
 * @param id judged by the caller: made here, and by whoever asks
 * @throws StorageUnavailable when the disk is away
 */
export async function claimUpload(id: string, field: string): Promise<ClaimedUpload | undefined> {
  const store = await uploadStore();
  const found = await store.getUpload(id).catch(() => undefined);
  if (!found || found.offset !== found.size) return undefined;
  const file = await adoptScratch(placeOf(id));
  if (!file) return undefined;
  const { path, size, sha256 } = file;
  const { filename, filetype } = found.metadata ?? {};
  return {
    field,
    path,
    size,
    sha256,
    name: filename ?? "",
    declaredType: filetype ?? "",
    giveBack: () => rename(path, placeOf(id)),
    async remove() {
      await file.remove();
      await rm(factsOf(id), { force: true });
    },
  };
}
