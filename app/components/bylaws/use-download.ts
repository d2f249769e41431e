import { useEffect, useRef, useState } from "react";

const POLL_MS = 400;
const NOTICE_MS = 2_000;

export type DownloadState = "idle" | "preparing" | "downloading" | "failed";

/**
 * Downloads a document with a script: waits until the worker has written it, starts the download
 * and says so for two seconds. Without a script the same link leads to the waiting page.
 */
export function useDownload(): { state: DownloadState; download(url: string): void } {
  const [state, setState] = useState<DownloadState>("idle");
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const download = (url: string) => {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setState("preparing");
    waitUntilReady(url, signal).then(
      () => {
        if (signal.aborted) return;
        setState("downloading");
        window.location.assign(url);
        setTimeout(() => signal.aborted || setState("idle"), NOTICE_MS);
      },
      () => signal.aborted || setState("failed"),
    );
  };
  return { state, download };
}

async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { method: "HEAD", signal });
    if (answer.status === 200) return;
    if (answer.status !== 202) throw new Error(`unexpected status ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
