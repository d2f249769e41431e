import type { FileEntry } from "#modules/platform/forms/contract";
import { type CallAnswer, sendWithProgress } from "~/http/send-with-progress";

/** What goes along with a file. */
export interface UploadTarget {
  readonly action: string;
  readonly csrfToken: string;
  /** The fields of the call besides the file: profile_id, params, create_new_accounts. */
  readonly fields: Readonly<Record<string, string>>;
}

export type Sent =
  | { readonly ok: true; readonly files: readonly FileEntry[] }
  /** `reason` is the server's own words; undefined when the server was not reached. */
  | { readonly ok: false; readonly reason: string | undefined };

interface UploadAnswer {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly files?: readonly { readonly id: string | number; readonly file_name: string }[];
}

function read(answer: CallAnswer | undefined): Sent {
  if (!answer) return { ok: false, reason: undefined };
  const { files, errors = {}, message } = answer.json as UploadAnswer;
  if (answer.status < 300 && files) {
    return { ok: true, files: files.map(({ id, file_name }) => ({ id: String(id), file_name })) };
  }
  return { ok: false, reason: Object.values(errors)[0]?.[0] ?? message ?? "" };
}

/**
 * Sends one file.
 * @param onPercent told how much of the file has left, in whole percent
 * @returns how to stop it, and what came of it; never settles after a stop
 */
export function sendFile(
  file: File,
  { action, csrfToken, fields }: UploadTarget,
  onPercent: (percent: number) => void,
) {
  // The fields are before the file: the server judges by them whether it takes the file at all.
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("uploads[]", file, file.name);
  const { stop, answer } = sendWithProgress({ action, csrfToken, body }, onPercent);
  return { stop, sent: answer.then(read) };
}
