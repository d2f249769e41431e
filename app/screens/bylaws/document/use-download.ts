import { useRevalidator } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { paths } from "~/http/paths";
import { wait, waitUntilReady } from "./wait-until-ready";

const NOTICE_MS = 2_000;

export type DownloadState = "idle" | "preparing" | "downloading" | "failed";

/** A file that a hidden frame loads, so that the page stays as it is. */
export interface DownloadFrame {
  readonly url: string;
  /** Each download has its own, also of the same file. */
  readonly key: number;
}

export interface Download {
  readonly state: DownloadState;
  readonly frame: DownloadFrame | undefined;
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
  const [frame, setFrame] = useState<DownloadFrame>();
  const { revalidate } = useRevalidator();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const load = (url: string) => {
    setFrame((last) => ({ url, key: (last?.key ?? 0) + 1 }));
    setState("downloading");
  };
  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = event.currentTarget.href;
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setState("preparing");
    // A document that failed can be asked for again, in the list that the page then shows.
    const fail = () => {
      setState("failed");
      revalidate();
    };
    download(url, controller.signal, { load, fail, end: () => setState("idle") });
  };
  const close = () => {
    current.current?.abort();
    setState("idle");
  };
  return { state, frame, start, close };
}

/** Where to hear how far the document of a download is. */
const progressOf = (url: string) => url.replace(paths.bylawsDownload(""), paths.bylawsProgress(""));

interface Steps {
  load(url: string): void;
  end(): void;
  fail(): void;
}

async function download(url: string, signal: AbortSignal, steps: Steps): Promise<void> {
  try {
    const isReady = await waitUntilReady(progressOf(url), signal);
    if (!isReady) return steps.fail();
    steps.load(url);
    await wait(NOTICE_MS);
    if (!signal.aborted) steps.end();
  } catch {
    if (!signal.aborted) steps.fail();
  }
}
