import type { ContestKind } from "#modules/contest/contract";
import type { FormAnswer } from "~/http/form-answer";
import { type CallAnswer, sendWithProgress } from "~/http/send-with-progress";
import type { EntryEnd } from "./entry-news";
import type { PartsNews } from "./send-in-parts";

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

type Parts = typeof import("./send-in-parts");
let loading: Promise<Parts | undefined> | undefined;

/** What sends a video in parts; asked for as soon as one is chosen. Undefined when it cannot be loaded. */
export function loadParts(): Promise<Parts | undefined> {
  loading ??= import("./send-in-parts").catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** Something under way: how to stop it, and what came of it; that never settles after a stop. */
interface Sending<T> {
  stop(): void;
  readonly answer: Promise<T>;
}

/**
 * Sends an entry's form as a script does: a video in parts and then the rest, everything else, and
 * a video where that is not to be had, as one request.
 */
export function sendEntry(
  kind: ContestKind,
  form: HTMLFormElement,
  csrfToken: string,
  news: PartsNews,
): Sending<SentEntry> {
  const fields = [...new FormData(form)];
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === "string");
  if (!texts.some(([name]) => name === "is_member")) texts.push(["is_member", "0"]);
  const [file] = fields.flatMap(([, value]) =>
    value instanceof File && value.size + value.name.length > 0 ? [value] : [],
  );
  const { action } = form;
  let current: Sending<unknown> | undefined;
  let isStopped = false;
  const run = <T>(begin: () => Sending<T>): Promise<T> => {
    const sending = begin();
    current = sending;
    return sending.answer;
  };

  async function send(): Promise<CallAnswer | undefined> {
    const parts = kind === "video" && file ? await loadParts() : undefined;
    if (isStopped) return new Promise(() => {});
    if (parts && file) {
      const toSend = { action, csrfToken, file, fields: new URLSearchParams(texts) };
      const came = await run(() => parts.sendInParts(toSend, news));
      if (came !== "notSpoken") return came;
    }
    // The fields are before the file in the body: the server judges by them first.
    const body = new FormData();
    for (const [name, text] of texts) body.append(name, text);
    if (file) body.append("file", file);
    return run(() => sendWithProgress({ action, csrfToken, body }, news.onPercent));
  }
  return {
    stop() {
      isStopped = true;
      current?.stop();
    },
    answer: send().then(read, () => read(undefined)),
  };
}
