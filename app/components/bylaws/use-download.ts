import { type MouseEvent, useEffect, useRef, useState } from "react";

const POLL_MS = 400;
const NOTICE_MS = 2_000;

export type DownloadState = "idle" | "preparing" | "downloading" | "failed";

export interface Download {
  readonly state: DownloadState;
  /** For the click of a link to a document. */
  start(event: MouseEvent<HTMLAnchorElement>): void;
  close(): void;
}

/**
 * Downloads a document with a script: waits until the worker has written it, starts the download
 * and says so for two seconds. Without a script the same link leads to the waiting page.
 */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>("idle");
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = event.currentTarget.href;
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setState("preparing");
    download(url, controller.signal, setState);
  };
  const close = () => {
    current.current?.abort();
    setState("idle");
  };
  return { state, start, close };
}

async function download(
  url: string,
  signal: AbortSignal,
  tell: (state: DownloadState) => void,
): Promise<void> {
  try {
    await waitUntilReady(url, signal);
    if (signal.aborted) return;
    tell("downloading");
    window.location.assign(url);
    await wait(NOTICE_MS);
    if (!signal.aborted) tell("idle");
  } catch {
    if (!signal.aborted) tell("failed");
  }
}

async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { method: "HEAD", signal });
    if (answer.status === 200) return;
    if (answer.status !== 202) throw new Error(`unexpected status ${answer.status}`);
    await wait(POLL_MS);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
