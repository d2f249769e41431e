import type { FormAnswer } from "~/http/form-answer";
import { type CallAnswer, sendWithProgress } from "~/http/send-with-progress";
import type { EntryEnd } from "./entry-views";

/** What became of an entry: its end, or a refusal for the form. */
export type SentEntry =
  | { readonly end: EntryEnd }
  | { readonly end: undefined; readonly answer: FormAnswer };

interface Body {
  readonly id?: number;
  readonly has_max_submissions?: boolean;
  readonly message?: string;
  readonly errors?: FormAnswer["errors"];
}

function read(answer: CallAnswer | undefined): SentEntry {
  const status = answer?.status ?? 0;
  const {
    id,
    has_max_submissions: isOver,
    message = "",
    errors = {},
  } = (answer?.json ?? {}) as Body;
  if (status === 200 && id !== undefined) return { end: isOver ? "over" : "done" };
  if (status === 401) return { end: "full" };
  return { end: undefined, answer: { ok: false, status, message, errors, values: {} } };
}

/**
 * Sends an entry's form as a script does.
 * @param onPercent told how much has left, in whole percent
 * @returns how to stop it, and what came of it; never settles after a stop
 */
export function sendEntry(
  form: HTMLFormElement,
  csrfToken: string,
  onPercent: (percent: number) => void,
) {
  // The fields stand before the file in the page and in the body: the server judges by them first.
  const body = new FormData();
  const fields = [...new FormData(form)];
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  if (!body.has("is_member")) body.append("is_member", "0");
  for (const [name, value] of fields) {
    if (value instanceof File && value.size + value.name.length > 0) body.append(name, value);
  }
  const { stop, answer } = sendWithProgress({ action: form.action, csrfToken, body }, onPercent);
  return { stop, answer: answer.then(read) };
}
