import type { IncomingMessage, ServerResponse } from "node:http";
import { Busboy } from "@fastify/busboy";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { refusalMessages } from "./refusal-messages";

/** What was submitted: the fields that a schema judges, and those that steer the request itself. */
export interface Body {
  /** Field name → value: text (a list where a name stands more than once), or what JSON holds. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** `_token`, `_method`, the bot check's fields: never part of a form's own schema. */
  readonly controls: Readonly<Record<string, string>>;
}

export const emptyBody: Body = { fields: {}, controls: {} };

const MAX_BYTES = 1_000_000;
const MAX_DISCARDED = 50_000_000;
/** A form without files that takes longer is no form but somebody holding a place. */
const MAX_MS = 120_000;
export const MAX_FIELDS = 500;
const MAX_NAME = 200;
const unsafeName = /(^|[.[\]])(__proto__|prototype|constructor)($|[.[\]])/;

/** What could not be read. */
export const malformed = refuse({
  code: "invalid",
  errors: {},
  message: message(refusalMessages, "request.malformed"),
});
const tooLarge = refuse({ code: "too_large" });

/**
 * Reads a small request body: JSON, urlencoded or multipart without files.
 * Over a megabyte is `too_large`; what cannot be parsed, too many fields and unsafe names are
 * `invalid`. A route that takes files reads its own stream and is not sent through here.
 */
export async function readBody(req: IncomingMessage): Promise<Result<Body>> {
  const late = setTimeout(() => req.destroy(), MAX_MS);
  const bytes = await readBytes(req).finally(() => clearTimeout(late));
  if (bytes === undefined) return tooLarge;
  if (bytes.length === 0) return ok(emptyBody);
  const contentType = req.headers["content-type"] ?? "";
  const entries = await parseEntries(contentType, bytes);
  return entries ? bodyOf(entries) : malformed;
}

export type Entries = [name: string, value: unknown][];

/**
 * The body that these entries make; too many of them and unsafe names are `invalid`. A browser sends
 * nothing for a box that is not ticked: those that the form names in `_boxes` come as "0", so that
 * what was unticked differs from what was not sent.
 */
export function bodyOf(entries: Entries): Result<Body> {
  if (entries.length > MAX_FIELDS) return malformed;
  const fields: Record<string, unknown> = {};
  const controls: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (name === "" || name.length > MAX_NAME || unsafeName.test(name)) return malformed;
    if (name.startsWith("_") || name === "g-recaptcha-response") {
      if (typeof value !== "string" || name in controls) return malformed;
      controls[name] = value;
    } else {
      fields[name] = name in fields ? [fields[name], value].flat() : value;
    }
  }
  for (const name of controls._boxes?.split(" ") ?? []) {
    if (name === "" || name.length > MAX_NAME || unsafeName.test(name)) return malformed;
    if (!Object.hasOwn(fields, name)) fields[name] = "0";
  }
  return Object.keys(fields).length > MAX_FIELDS ? malformed : ok({ fields, controls });
}

/**
 * The body's bytes, or undefined beyond the limit. What is too much is read on and thrown away:
 * a sender whose bytes nobody takes never gets to see the answer. One that does not end gets it all
 * the same; `cutOffLate` ends the connection.
 */
async function readBytes(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_DISCARDED) return undefined;
    if (size > MAX_BYTES) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : Buffer.concat(chunks);
}

async function parseEntries(contentType: string, bytes: Buffer): Promise<Entries | undefined> {
  try {
    switch (contentType.split(";")[0]?.trim().toLowerCase()) {
      case "application/json":
        return parseJson(bytes);
      case "application/x-www-form-urlencoded":
        return parseUrlEncoded(bytes);
      case "multipart/form-data":
        return await parseMultipart(contentType, bytes);
      default:
        return undefined;
    }
  } catch {
    // Whatever a parser throws at text from outside, the sender is told the same.
    return undefined;
  }
}

/** How long somebody who goes on sending after the answer may take to read it. */
const LINGER_MS = 5_000;

/** Ends the connection of a sender who goes on sending though the answer has gone out. */
export function cutOffLate(req: IncomingMessage, res: ServerResponse): void {
  res.once("finish", () => {
    if (req.complete) return;
    const late = setTimeout(() => req.destroy(), LINGER_MS);
    req.once("close", () => clearTimeout(late));
  });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function parseJson(bytes: Buffer): Entries | undefined {
  const body: unknown = JSON.parse(decoder.decode(bytes));
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? Object.entries(body) : undefined;
}

function parseUrlEncoded(bytes: Buffer): Entries {
  const text = decoder.decode(bytes);
  // URLSearchParams silently mends broken escapes; decoding once refuses them instead.
  decodeURIComponent(text.replaceAll("+", " "));
  return [...new URLSearchParams(text)];
}

function parseMultipart(contentType: string, bytes: Buffer): Promise<Entries> {
  return new Promise((resolve, reject) => {
    const entries: Entries = [];
    const parser = new Busboy({
      headers: { "content-type": contentType },
      limits: { fields: MAX_FIELDS + 1, fieldSize: MAX_BYTES, files: 0 },
    });
    // A part without a name has none at all, whatever the types say.
    parser.on("field", (name: string | undefined, value) => entries.push([name ?? "", value]));
    parser.on("finish", () => resolve(entries));
    parser.on("error", reject);
    parser.end(bytes);
  });
}
