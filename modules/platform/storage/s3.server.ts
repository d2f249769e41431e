import { createHash } from "node:crypto";
import { Agent, type ClientRequest, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps, Agent as TlsAgent } from "node:https";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
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
  readonly answerMs: number;
  readonly attempts: number;
}
/** Somebody waits for a page; a part of a large file takes its time on a thin line. */
const reading: Patience = { answerMs: 5_000, attempts: 2 };
const writing: Patience = { answerMs: 30_000, attempts: 3 };
const CONNECT_MS = 3_000;
/** An answer that has begun may pause this long, as when the visitor's phone reads no further. */
const IDLE_MS = 60_000;
/** Before the second attempt at most; before each further one twice as long. */
const PAUSE_MS = 100;

/** The least that S3 takes as a part of an upload that is not its last. */
const PART_BYTES = 5 * 1024 * 1024;
/** Parts of one upload that are under way at the same time. */
const PARTS_AT_ONCE = 2;

interface Order {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Nothing for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What the server said about an order that it did not carry out. */
class Refused extends Error {
  constructor(
    readonly status: number,
    /** S3's own word, the status when the answer had none. */
    readonly code = `status ${status}`,
  ) {
    super(code);
  }
}

/** The server was not reached, or went silent. */
class Unreachable extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    super("the server was not reached", { cause });
    const { code, name } = cause as NodeJS.ErrnoException;
    this.code = code ?? name;
  }
}

/** Files in one bucket of an S3-compatible server. Streams are sent in parts of 5 MiB. */
export function s3Storage(options: S3Options): Storage {
  const send = sender(options);
  const ask = (order: Order, patience = reading) => available(() => send(order, patience));
  const done = async (order: Order) => drained(await ask(order, writing));

  return {
    async put(key, body, { contentType }) {
      const place = { key: checkedKey(key), headers: { "Content-Type": contentType } };
      const whole = async (bytes: Buffer) => {
        await done({ ...place, method: "PUT", body: bytes });
        return { size: bytes.length, contentType };
      };
      if (Buffer.isBuffer(body)) return whole(body);
      const parts = inParts(body);
      const first = await parts.next();
      if (first.done) return whole(Buffer.alloc(0));
      if (first.value.length < PART_BYTES) return whole(first.value);
      const size = await available(() => upload(send, place, first.value, parts));
      return { size: size ?? 0, contentType };
    },
    async get(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await ask({ method: "GET", key: checkedKey(key), headers });
      return found && { ...describe(found), stream: found };
    },
    async stat(key) {
      const found = await ask({ method: "HEAD", key: checkedKey(key) });
      await drained(found);
      return found && describe(found);
    },
    async remove(key) {
      await done({ method: "DELETE", key: checkedKey(key) });
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = { "list-type": "2", ...(token && { "continuation-token": token }) };
        const page = (await drained(await ask({ method: "GET", query }))) ?? "";
        yield* elements(page, "Key");
        [token] = elements(page, "NextContinuationToken");
      } while (token);
    },
    async health() {
      const bucket = await ask({ method: "HEAD" });
      await drained(bucket);
      if (!bucket) throw new StorageUnavailable("storage is not available: no such bucket");
    },
  };
}

type Send = (order: Order, patience: Patience) => Promise<IncomingMessage>;

/** What carries out an order, and tries again what may succeed then. @throws Refused, faults of the network */
function sender({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options): Send {
  // A certificate of Amazon's is good for one label before its own name only.
  const asHost = !endpoint && !bucket.includes(".");
  const server = endpoint ?? `https://${asHost ? `${bucket}.` : ""}s3.${region}.amazonaws.com`;
  const root = `${server.replace(/\/$/, "")}/${asHost ? "" : `${bucket}/`}`;
  const isTls = root.startsWith("https:");
  const agent = new (isTls ? TlsAgent : Agent)({ keepAlive: true, maxSockets: 50 });
  const access = { accessKeyId, secretAccessKey, service: "s3", region, cache: new Map() };

  async function once({ method, key = "", query, headers, body }: Order, answerMs: number) {
    const url = new URL(key ? `${root}${key}` : root.replace(/\/$/, ""));
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const unsigned = { ...headers, "X-Amz-Content-Sha256": digest };
    const signer = new AwsV4Signer({ ...access, url: url.href, method, headers: unsigned });
    const signed = await signer.sign();
    const length = { "Content-Length": String(body?.length ?? 0) };
    const isSending = method === "PUT" || method === "POST";
    const sent = (isTls ? overHttps : overHttp)(signed.url, {
      method,
      agent,
      headers: { ...Object.fromEntries(signed.headers), ...(isSending && length) },
    });
    sent.end(body);
    const found = await answerOf(sent, answerMs);
    const status = found.statusCode ?? 0;
    if (status < 300) return found;
    throw new Refused(status, elements((await drained(found)) ?? "", "Code")[0]);
  }

  return async (order, { answerMs, attempts }) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(order, answerMs);
      } catch (error) {
        const isFinal = error instanceof Refused && error.status < 500 && error.status !== 429;
        if (isFinal || attempt === attempts) throw error;
        await sleep(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  };
}

/** The answer once it begins. It ends with an error when it pauses for longer than is good. */
function answerOf(sent: ClientRequest, answerMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const late = (why: string) => () => sent.destroy(new Error(why));
    const answering = setTimeout(late("no answer"), answerMs);
    const connecting = setTimeout(late("no connection"), CONNECT_MS);
    const settle = () => {
      clearTimeout(answering);
      clearTimeout(connecting);
    };
    sent.once("socket", (socket) => {
      if (!socket.connecting) clearTimeout(connecting);
      else socket.once("connect", () => clearTimeout(connecting));
    });
    sent.on("error", (error) => {
      settle();
      reject(new Unreachable(error));
    });
    sent.once("response", (found) => {
      settle();
      sent.setTimeout(IDLE_MS, late("the answer paused"));
      resolve(found);
    });
  });
}

/**
 * Sends a stream of more than one part. The object appears when the last part is confirmed; what
 * breaks off is taken back.
 * @returns the size in bytes
 */
async function upload(
  send: Send,
  place: { key: string; headers: Readonly<Record<string, string>> },
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
): Promise<number> {
  const { key } = place;
  const begun = await drained(
    await send({ ...place, method: "POST", query: { uploads: "" } }, writing),
  );
  const [uploadId = ""] = elements(begun ?? "", "UploadId");
  const tags: string[] = [];
  const underWay = new Set<Promise<void>>();
  let size = 0;
  const sendPart = async (body: Buffer, number: number) => {
    const query = { partNumber: String(number), uploadId };
    const sent = await send({ method: "PUT", key, query, body }, writing);
    await drained(sent);
    tags[number - 1] = sent.headers.etag ?? "";
  };
  const start = (body: Buffer) => {
    size += body.length;
    const sending: Promise<void> = sendPart(body, tags.push("")).then(() => {
      underWay.delete(sending);
    });
    // Whoever waits next hears of a fault.
    sending.catch(() => undefined);
    underWay.add(sending);
  };
  try {
    start(first);
    for await (const part of rest) {
      if (underWay.size >= PARTS_AT_ONCE) await Promise.race(underWay);
      start(part);
    }
    await Promise.all(underWay);
    const listed = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload>${listed.join("")}</CompleteMultipartUpload>`,
    );
    const said = await drained(
      await send({ method: "POST", key, query: { uploadId }, body }, writing),
    );
    // Putting the parts together takes long: S3 answers 200 before it knows how that ends.
    if (said?.includes("<Error>")) throw new Refused(500, elements(said, "Code")[0]);
    return size;
  } catch (error) {
    await Promise.allSettled(underWay);
    await send({ method: "DELETE", key, query: { uploadId } }, reading)
      .then(drained)
      .catch(() => undefined);
    throw error;
  }
}

/** A stream in pieces of the size of a part; the last may be smaller. At most one part is held. */
async function* inParts(source: Readable): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    let bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    while (size + bytes.length >= PART_BYTES) {
      const taken = bytes.subarray(0, PART_BYTES - size);
      bytes = bytes.subarray(taken.length);
      const part = Buffer.concat([...held, taken]);
      [held, size] = [[], 0];
      yield part;
    }
    if (bytes.length > 0) size += held.push(bytes) && bytes.length;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** Reads an answer to its end, so that its connection can serve the next. */
async function drained(found: IncomingMessage | undefined): Promise<string | undefined> {
  return found && text(found).catch((error) => Promise.reject(new Unreachable(error)));
}

function describe({ headers }: IncomingMessage) {
  // `bytes 0-9/70`: of a part alone.
  const whole = headers["content-range"]?.split("/")[1];
  return {
    size: Number(whole ?? headers["content-length"] ?? 0),
    contentType: headers["content-type"] ?? "application/octet-stream",
  };
}

const entities: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
};

/** What is in the elements of a name, in S3's flat answers. */
function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"));
  return [...found].map(([, content = ""]) =>
    content.replace(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole),
  );
}

/** Undefined when there is no such object; a fault of the reader's own stream passes as it is. */
async function available<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (!isRefused && !(error instanceof Unreachable)) throw error;
    const isObject = error.code !== "NoSuchBucket" && error.code !== "NoSuchUpload";
    if (isRefused && error.status === 404 && isObject) return undefined;
    throw new StorageUnavailable(`storage is not available: ${error.code}`, { cause: error });
  }
}
