import type { FileEntry } from "#modules/platform/forms/contract";

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

function answerIn(text: string): UploadAnswer {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    return {};
  }
}

/**
 * Sends one file. XMLHttpRequest, because fetch says nothing about how far an upload is.
 * @param onPercent told how much of the file has left, in whole percent
 * @returns how to stop it, and what came of it; never settles after a stop
 */
export function sendFile(file: File, target: UploadTarget, onPercent: (percent: number) => void) {
  const request = new XMLHttpRequest();
  const sent = new Promise<Sent>((resolve) => {
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPercent(Math.floor((100 * loaded) / total));
    });
    request.addEventListener("error", () => resolve({ ok: false, reason: undefined }));
    request.addEventListener("timeout", () => resolve({ ok: false, reason: undefined }));
    request.addEventListener("load", () => {
      const { files, errors = {}, message } = answerIn(request.responseText);
      if (request.status < 300 && files) {
        const entries = files.map(({ id, file_name }) => ({ id: String(id), file_name }));
        return resolve({ ok: true, files: entries });
      }
      resolve({ ok: false, reason: Object.values(errors)[0]?.[0] ?? message ?? "" });
    });
  });
  // The fields stand before the file: the server judges by them whether it takes the file at all.
  const body = new FormData();
  for (const [name, value] of Object.entries(target.fields)) body.append(name, value);
  body.append("uploads[]", file, file.name);
  request.open("POST", target.action);
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.setRequestHeader("X-CSRF-TOKEN", target.csrfToken);
  request.send(body);
  return { stop: () => request.abort(), sent };
}
