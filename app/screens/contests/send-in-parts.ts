import { DetailedError, Upload } from "tus-js-client";
import { type CallAnswer, sendWithProgress } from "~/http/send-with-progress";
import { contestUploads } from "~/http/server-paths";
import { forgetUpload } from "./stored-uploads";

/** So much is lost at most when a line is cut, also behind a proxy that waits for a whole part. */
const PART_BYTES = 8_000_000;
/** In milliseconds; the count starts over with each part that arrives. */
const RETRY_DELAYS = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];
/** What goes by: the part before is still being taken, or the server is restarted. */
const PASSING = new Set([409, 423, 502, 503, 504]);
/** A server, or something before it, that does not know this way of sending. */
const NOT_SPOKEN = new Set([404, 405, 415, 501]);

export interface PartsToSend {
  readonly action: string;
  readonly csrfToken: string;
  readonly file: File;
  /** What is sent when the file has arrived. */
  readonly fields: URLSearchParams;
}

export interface PartsNews {
  /** How much has arrived, in whole percent. */
  readonly onPercent: (percent: number) => void;
  /** Whether the line is cut just now. */
  readonly onCut: (isCut: boolean) => void;
}

/** What came of it; undefined when the server was not reached. */
export type PartsAnswer = CallAnswer | "notSpoken" | undefined;

/**
 * Sends a video in parts and then its form. A cut line is waited for; a video that was begun before,
 * also before the page was loaded again, goes on where it stopped.
 * @returns how to stop it, which removes what has arrived; and what came of it
 */
export function sendInParts({ action, csrfToken, file, fields }: PartsToSend, news: PartsNews) {
  let stopForm = () => {};
  let isStopped = false;
  const headers = { "X-CSRF-TOKEN": csrfToken, "X-Requested-With": "XMLHttpRequest" };

  let settle: (answer: PartsAnswer) => void = () => {};
  const answer = new Promise<PartsAnswer>((resolve) => {
    settle = resolve;
  });
  const upload: Upload = new Upload(file, {
    endpoint: contestUploads,
    metadata: { filename: file.name, filetype: file.type },
    headers,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS,
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      // Before anything has arrived there is nothing to wait for: whoever sends is told at once.
      const isWorthIt = upload.url !== null && (status < 400 || PASSING.has(status));
      if (isWorthIt) news.onCut(true);
      return isWorthIt;
    },
    onProgress(sent, total) {
      news.onCut(false);
      news.onPercent(Math.floor((100 * sent) / total));
    },
    onError: (error) => settle(answerIn(error)),
    onSuccess() {
      if (isStopped) return;
      fields.set("_upload", upload.url?.split("/").at(-1) ?? "");
      const form = sendWithProgress({ action, csrfToken, body: fields }, () => {});
      stopForm = form.stop;
      form.answer.then((came) => {
        if (came && isOver(came)) forgetUpload(upload.url);
        settle(came);
      });
    },
  });
  // Where the browser keeps nothing for pages there is nothing to go on with.
  const previous = upload.findPreviousUploads().catch(() => []);
  previous.then(([before]) => {
    if (isStopped) return;
    news.onCut(false);
    if (before) upload.resumeFromPreviousUpload(before);
    upload.start();
  });

  async function stop() {
    isStopped = true;
    stopForm();
    await upload.abort(true).catch(() => {});
    forgetUpload(upload.url);
  }
  return { stop: () => void stop(), answer };
}

/** Whether the upload has served: it was entered, or the server would not have the file. */
const isOver = ({ status, json }: CallAnswer): boolean =>
  status < 300 || "file" in ((json as { errors?: object }).errors ?? {});

function answerIn(error: Error): PartsAnswer {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0) return undefined;
  if (NOT_SPOKEN.has(status)) return "notSpoken";
  try {
    return { status, json: JSON.parse(response.getBody()) ?? {} };
  } catch {
    return { status, json: {} };
  }
}
