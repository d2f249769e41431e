import { fileMessages } from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import { type Result, refuseField } from "#modules/platform/result";
import { claimUpload } from "#modules/platform/uploads/index.server";
import type { HttpContext } from "./context.server";

/** What the names of uploads are signed for. */
export const uploadKeys = "upload";

/** Whether a form came with a file, or names one that arrived in parts before it. */
export const hasSentFile = ({ body, file }: HttpContext): boolean =>
  file !== undefined || Boolean(body.controls._upload);

/**
 * Does a form's work with the file that came with it, or that arrived in parts before it. Such an
 * upload serves its own browser once: afterwards it is gone, unless the work was refused for
 * something else than the file, or failed on our side; then the form can be sent once more.
 */
export async function withSentFile<T>(
  { body, file, visit }: HttpContext,
  field: string,
  work: (file: SentFile | undefined) => Promise<Result<T>>,
): Promise<Result<T>> {
  const key = body.controls._upload;
  if (file || !key) return work(file);
  const upload = visit.isOwnKey(uploadKeys, key) ? await claimUpload(key, field) : undefined;
  if (!upload) return refuseField(field, message(fileMessages, "gone"));
  let isUsed = false;
  try {
    const result = await work(upload);
    isUsed = result.ok || isAbout(result.refusal, field);
    return result;
  } finally {
    await (isUsed ? upload.remove() : upload.giveBack());
  }
}

const isAbout = (refusal: object, field: string): boolean =>
  "errors" in refusal && field in (refusal.errors as object);
