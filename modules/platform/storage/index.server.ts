import { join } from "node:path";
import { env } from "../env.server";
import { diskStorage } from "./disk.server";
import type { Storage } from "./port";

export {
  type ByteRange,
  type OpenFile,
  type Storage,
  StorageUnavailable,
  type StoredFile,
} from "./port";
export {
  adoptScratch,
  makeScratchFolder,
  type ScratchFile,
  type ScratchFolder,
  writeScratch,
} from "./scratch.server";

/** Where this installation keeps files: an S3 bucket when one is configured, else the data folder. */
export const storage: Storage = await chosenStorage();

/** The S3 client weighs more than all else together, so it is loaded only where it is used. */
async function chosenStorage(): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return diskStorage(join(env.DATA_DIR, "files"));
  }
  const { s3Storage } = await import("./s3.server");
  return s3Storage({
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
