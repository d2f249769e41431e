import { ensureToolPackage } from "../../dev/install.mjs";

export interface S3Server {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a server that speaks S3, with one empty bucket, `files`, for the key and the secret `S3RVER`.
 * Its packages are installed when it is first asked for.
 * @param directory where it keeps what it is given
 */
export async function startS3(directory: string): Promise<S3Server> {
  await ensureToolPackage("s3-server");
  const { startS3Server } = await import("../../dev/s3-server/start.mjs");
  return startS3Server(directory);
}
