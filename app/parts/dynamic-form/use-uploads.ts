import { type RefObject, useEffect, useRef, useState } from "react";
import type { FileEntry } from "#modules/platform/forms/contract";
import { sendFile, type UploadTarget } from "./send-file";

/** A file that is on its way, or did not arrive. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  /** Why it failed: the server's words, "" without any, null when it was not reached. */
  readonly failure?: string | null;
}

export interface UploadsOptions {
  /** What a reset of the form brings back. */
  readonly initial: readonly FileEntry[];
  /** What it starts with: after a refusal what had been uploaded, else `initial`. */
  readonly kept: readonly FileEntry[];
  readonly target: UploadTarget;
}

/** Other parts of the page hear on the document of what arrived. */
const tellPage = (name: string, files?: readonly FileEntry[]) =>
  document.dispatchEvent(new CustomEvent(name, { detail: { files } }));

export type Uploads = ReturnType<typeof useUploads>;

/**
 * The files of a dropbox: those that arrived, and those under way. A reset of the form brings back
 * the first ones; every change is told to the form as typing is.
 */
export function useUploads(
  hidden: RefObject<HTMLInputElement | null>,
  { initial, kept, target }: UploadsOptions,
) {
  const [entries, setEntries] = useState(kept);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<number, () => void>());
  const keys = useRef(0);
  const first = useRef(initial);
  const told = useRef(entries);
  first.current = initial;

  useEffect(() => {
    if (told.current === entries) return;
    told.current = entries;
    hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [entries, hidden]);

  useEffect(() => {
    const form = hidden.current?.form;
    const running = stops.current;
    const stopAll = () => {
      for (const stop of running.values()) stop();
      running.clear();
    };
    const restart = () => {
      stopAll();
      setUploads([]);
      setEntries(first.current);
    };
    form?.addEventListener("reset", restart);
    return () => {
      form?.removeEventListener("reset", restart);
      stopAll();
    };
  }, [hidden]);

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const forget = (key: number) => {
    stops.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  async function send(key: number, file: File) {
    const { stop, sent } = sendFile(file, target, (percent) => change(key, { percent }));
    stops.current.set(key, stop);
    const answer = await sent;
    if (!answer.ok) {
      stops.current.delete(key);
      return change(key, { failure: answer.reason ?? null });
    }
    forget(key);
    setEntries((all) => [...all, ...answer.files]);
    tellPage("clear-dragover");
    tellPage("file-uploaded", answer.files);
  }

  return {
    entries,
    uploads,
    add(file: File) {
      keys.current += 1;
      const key = keys.current;
      setUploads((all) => [...all, { key, file, percent: 0 }]);
      void send(key, file);
    },
    retry({ key, file }: Upload) {
      change(key, { percent: 0, failure: undefined });
      void send(key, file);
    },
    cancel({ key }: Upload) {
      stops.current.get(key)?.();
      forget(key);
    },
    remove: (id: string) => setEntries((all) => all.filter((entry) => entry.id !== id)),
  };
}
