import { join } from "node:path";
import { env } from "../env.server";
import { diskStorage } from "./disk.server";
import type { Storage } from "./port";
import { s3Storage } from "./s3.server";

export { type OpenFile, type Storage, StorageUnavailable, type StoredFile } from "./port";

/** Where this installation keeps files: an S3 bucket when one is configured, else the data folder. */
export const storage: Storage =
  env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? s3Storage({
        bucket: env.S3_BUCKET,
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      })
    : diskStorage(join(env.DATA_DIR, "files"));
