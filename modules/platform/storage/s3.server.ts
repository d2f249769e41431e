import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { checkedKey, type Storage, StorageUnavailable } from "./port";

export interface S3Options {
  readonly bucket: string;
  /** Of an S3-compatible server; Amazon's own when left out. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long one request may take until its answer begins, and how often it is tried; milliseconds. */
interface Patience {
  readonly requestTimeout: number;
  readonly maxAttempts: number;
}
/** Somebody waits for a page; a part of a large file takes its time on a thin line. */
const reading: Patience = { requestTimeout: 5_000, maxAttempts: 2 };
const writing: Patience = { requestTimeout: 30_000, maxAttempts: 3 };
/** An answer that has begun may pause this long, as when the visitor's phone reads no further. */
const IDLE_MS = 60_000;

function clientOf(options: S3Options, { requestTimeout, maxAttempts }: Patience): S3Client {
  return new S3Client({
    region: options.region,
    endpoint: options.endpoint,
    forcePathStyle: options.endpoint !== undefined,
    credentials: {
      accessKeyId: options.accessKeyId,
      secretAccessKey: options.secretAccessKey,
    },
    maxAttempts,
    // Servers other than Amazon's often do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout,
      // Without it the line that swallows every byte is only written about.
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
    },
  });
}

/** Files in one bucket of an S3-compatible server. Streams are sent in parts of 5 MiB. */
export function s3Storage(options: S3Options): Storage {
  const client = clientOf(options, reading);
  const writer = clientOf(options, writing);
  const at = (key: string) => ({ Bucket: options.bucket, Key: checkedKey(key) });

  return {
    async put(key, body, { contentType }) {
      const place = at(key);
      const counted = count(body);
      await guarded(async () => {
        const upload = new Upload({
          client: writer,
          params: { ...place, Body: counted.body, ContentType: contentType },
          queueSize: 2,
          leavePartsOnError: false,
        });
        await upload.done();
      });
      return { size: counted.size(), contentType };
    },
    async get(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const place = { ...at(key), ...part };
      const found = await guarded(() => client.send(new GetObjectCommand(place)));
      if (!(found?.Body instanceof Readable)) return undefined;
      return { ...describe(found), stream: found.Body };
    },
    async stat(key) {
      const place = at(key);
      const found = await guarded(() => client.send(new HeadObjectCommand(place)));
      return found && describe(found);
    },
    async remove(key) {
      const place = at(key);
      await guarded(() => client.send(new DeleteObjectCommand(place)));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await guarded(() =>
          client.send(
            new ListObjectsV2Command({ Bucket: options.bucket, ContinuationToken: token }),
          ),
        );
        for (const { Key } of page?.Contents ?? []) if (Key) yield Key;
        token = page?.NextContinuationToken;
      } while (token);
    },
    async health() {
      const bucket = await guarded(() =>
        client.send(new HeadBucketCommand({ Bucket: options.bucket })),
      );
      if (!bucket) throw new StorageUnavailable("storage is not available: no such bucket");
    },
  };
}

interface Found {
  readonly ContentLength?: number;
  readonly ContentType?: string;
  /** `bytes 0-9/70`: of a part alone. */
  readonly ContentRange?: string;
}

function describe(found: Found) {
  const whole = found.ContentRange?.split("/")[1];
  return {
    size: whole ? Number(whole) : (found.ContentLength ?? 0),
    contentType: found.ContentType ?? "application/octet-stream",
  };
}

function count(body: Buffer | Readable): { body: Buffer | Readable; size: () => number } {
  if (Buffer.isBuffer(body)) return { body, size: () => body.length };
  let size = 0;
  async function* counted(source: Readable) {
    for await (const chunk of source) {
      size += chunk.length;
      yield chunk;
    }
  }
  return { body: Readable.from(counted(body)), size: () => size };
}

/** Undefined when there is no such object; a fault of the reader's own stream passes as it is. */
async function guarded<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isOfTheServer = error instanceof S3ServiceException || isOfTheNetwork(error);
    if (!isOfTheServer) throw error;
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const name = error instanceof Error ? error.name : "";
    if (status === 404 && name !== "NoSuchBucket" && name !== "NoSuchUpload") return undefined;
    throw new StorageUnavailable(`storage is not available: ${name}`, { cause: error });
  }
}

function isOfTheNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return "$metadata" in error || "syscall" in error || error.name === "TimeoutError";
}
