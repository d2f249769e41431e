import { isHarmless } from "../antivirus/index.server";
import { message } from "../messages";
import { ok, type Result, refuseField } from "../result";
import { isContent } from "./content.server";
import { type FileKind, isDeclared, kindByName } from "./kinds";
import { fileMessages } from "./messages";
import { cleanFileName } from "./names";

export { isContent } from "./content.server";

/** A file that somebody sent, in a temporary place that ends with the request. */
export interface SentFile {
  /** The form field that it came in. */
  readonly field: string;
  /** As it was sent: never shown and never used as a path. */
  readonly name: string;
  /** What the sender says it is; "" for nothing. */
  readonly declaredType: string;
  /** In bytes. */
  readonly size: number;
  /** As hex. */
  readonly sha256: string;
  /** Where its bytes are. */
  readonly path: string;
}

/**
 * The kind of a file on which its name, its sender and its bytes agree.
 * Refuses on the file's own field: "{name} is not allowed." when they do not, when the kind is not
 * one of these or an ending of the name is blocked, an empty file, and what the virus scanner finds.
 * @throws ScannerUnavailable when one is configured and away
 */
export async function judgeFile<Kind extends FileKind>(
  file: SentFile,
  kinds: readonly Kind[],
): Promise<Result<Kind>> {
  const name = cleanFileName(file.name);
  if (file.size === 0) return refuseField(file.field, message(fileMessages, "empty", { name }));
  const kind = kindByName(file.name, kinds);
  const agrees = kind && isDeclared(file.declaredType, kind) && (await isContent(file.path, kind));
  if (!agrees) return refuseNotAllowed(file);
  return (await isHarmless(file.path)) ? ok(kind) : refuseHarmful(file);
}

/** The refusal of a file in which the virus scanner found something. */
export const refuseHarmful = ({ field, name }: SentFile) =>
  refuseField(field, message(fileMessages, "harmful", { name: cleanFileName(name) }));

/** The refusal of a file for what it is. */
export const refuseNotAllowed = ({ field, name }: SentFile) =>
  refuseField(field, message(fileMessages, "notAllowed", { name: cleanFileName(name) }));
