import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Request } from "express";
import { formatSizeLimit } from "#modules/platform/file-size";
import { cleanFileName, fileMessages } from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import {
  ok,
  type Refusal,
  type Refused,
  type Result,
  refuse,
  refuseField,
} from "#modules/platform/result";
import { type ScratchFile, writeScratch } from "#modules/platform/storage/index.server";
import { type Body, bodyOf, type Entries, emptyBody, MAX_FIELDS, malformed } from "./body.server";
import { refusalMessages } from "./refusal-messages";
import { drain, watchPace } from "./request-stream.server";

/** What a route that takes a file says beforehand: its action runs when the file has arrived. */
export interface UploadRule {
  /** The names under which the file may come. */
  readonly fields: readonly string[];
  /** The largest file, in bytes. */
  readonly maxBytes: number;
}

/** What must hold before a single byte of a file is kept. */
export interface UploadGate {
  /** Whether this sender may send a file here at all. */
  admit(): Promise<Result<void>>;
  /** Whether our own page sent it; asked once the fields before the file are known. */
  isOwn(body: Body): boolean;
}

/** A request with a file, read to its end. */
export interface Received {
  readonly body: Body;
  readonly file: (SentFile & { remove(): Promise<void> }) | undefined;
  readonly refusal: Refusal | undefined;
}

/** Room for the fields and the lines between the parts. */
const MAX_OVERHEAD = 1_000_000;
const MAX_FIELD = 100_000;

const forged = refuse({
  code: "forbidden",
  message: message(refusalMessages, "request.forged"),
});

const tooLarge = (maxBytes: number, name?: string) => {
  const size = formatSizeLimit(maxBytes);
  const words = name
    ? message(fileMessages, "tooLarge", { name: cleanFileName(name), size })
    : message(fileMessages, "tooLargeUnnamed", { size });
  return refuse({ code: "too_large", message: words });
};

/**
 * Reads a multipart request whose one file streams to a scratch file; the fields are before it,
 * and who sends is judged by them and the headers before the file is kept. What is refused is read
 * on and thrown away, so that the sender gets to see the answer.
 * @returns undefined when the sender went away; nothing is left then
 * @throws StorageUnavailable when the disk is away or full
 */
export async function receiveUpload(
  req: Request,
  rule: UploadRule,
  gate: UploadGate,
): Promise<Received | undefined> {
  const pace = watchPace(req);
  try {
    const read = await readUpload(req, rule, gate);
    await drain(req);
    if (req.destroyed && !req.complete) {
      if (read.ok) await read.value.file?.remove();
      return undefined;
    }
    return read.ok
      ? { ...read.value, refusal: undefined }
      : { body: emptyBody, file: undefined, refusal: read.refusal };
  } catch (error) {
    await drain(req);
    if (req.destroyed && !req.complete) return undefined;
    throw error;
  } finally {
    pace.stop();
  }
}

type Read = Result<Pick<Received, "body" | "file">>;

async function readUpload(req: Request, rule: UploadRule, gate: UploadGate): Promise<Read> {
  const admitted = await gate.admit();
  if (!admitted.ok) return admitted;
  if (req.get("x-csrf-token") !== undefined && !gate.isOwn(emptyBody)) return forged;
  if (Number(req.get("content-length")) > rule.maxBytes + MAX_OVERHEAD) {
    return tooLarge(rule.maxBytes);
  }
  const parts = await readParts(req, rule, gate);
  if (!parts.ok) return parts;
  const body = bodyOf(parts.value.entries);
  const isOwn = body.ok && gate.isOwn(body.value);
  if (body.ok && isOwn) return ok({ body: body.value, file: parts.value.file });
  await parts.value.file?.remove();
  return body.ok ? forged : body;
}

interface Parts {
  readonly entries: Entries;
  readonly file: Received["file"];
}

/** Takes the parts one by one and stops at the first that may not be. */
async function readParts(req: Request, rule: UploadRule, gate: UploadGate): Promise<Result<Parts>> {
  const parser = parserOf(req, rule);
  if (!parser) return malformed;
  const entries: Entries = [];
  let sent: Pick<SentFile, "field" | "name" | "declaredType"> | undefined;
  let writing: Promise<ScratchFile> | undefined;
  let cut = () => {};
  let room = MAX_OVERHEAD;

  const refused = await new Promise<Refused | undefined>((resolve, reject) => {
    parser.on("field", (field: string | undefined, value, _, isCut) => {
      room -= value.length;
      if (isCut || room < 0) return resolve(malformed);
      entries.push([field ?? "", value]);
    });
    parser.on("file", (field: string | undefined, stream, name: string | undefined, _, type) => {
      // A part that ends too early says so after nobody listens any more.
      stream.on("error", () => {});
      // A browser sends a nameless empty part where no file was chosen.
      if (!name) return void stream.resume();
      const fields = bodyOf(entries);
      const isOwn = fields.ok && gate.isOwn(fields.value);
      if (!isOwn || field === undefined || !rule.fields.includes(field)) {
        stream.resume();
        return resolve(isOwn ? malformed : forged);
      }
      sent = { field, name: nameOf(name), declaredType: type };
      cut = () => void stream.destroy();
      stream.on("limit", () => resolve(tooLarge(rule.maxBytes, nameOf(name))));
      writing = writeScratch(stream);
      writing.catch(reject);
    });
    parser.on("filesLimit", () =>
      resolve(refuseField(rule.fields[0] ?? "file", message(fileMessages, "oneAtATime"))),
    );
    parser.on("fieldsLimit", () => resolve(malformed));
    parser.on("error", () => resolve(malformed));
    parser.on("finish", () => resolve(undefined));
    req.once("close", () => {
      if (!req.complete) resolve(malformed);
    });
    req.pipe(parser);
  }).finally(() => req.unpipe(parser));

  if (!refused) {
    const file = await writing;
    return ok({ entries, file: file && sent && { ...sent, ...file } });
  }
  cut();
  await writing?.then((file) => file.remove()).catch(() => {});
  return refused;
}

/** Undoes what browsers do to quotes and line ends in names (HTML, multipart/form-data encoding). */
const nameOf = (sent: string) => sent.replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");

function parserOf(req: Request, { maxBytes }: UploadRule): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { "content-type": req.get("content-type") ?? "" },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD,
        files: 1,
        fileSize: maxBytes,
        headerPairs: 20,
        headerSize: 8_000,
      },
    });
  } catch {
    // No boundary: nobody can say where a part begins.
    return undefined;
  }
}
