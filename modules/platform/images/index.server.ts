import { availableParallelism } from "node:os";
import { startDrawer } from "./drawer.server";
import type { PicturesMade, PictureTask } from "./protocol";

export { MAX_FRAMES, MAX_PIXELS, type PictureSize, type Shape } from "./protocol";

/** What came of a file: the pictures asked for, or why there are none. */
export type Drawn =
  | PicturesMade
  | { readonly kind: "unreadable" }
  /** More are waiting than will be done within a visitor's patience. */
  | { readonly kind: "busy" };

/** One processor stays free for everybody else. */
const DRAWERS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 12;

interface Waiting {
  readonly task: PictureTask;
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: unknown) => void;
}

const waiting: Waiting[] = [];
const drawers = Array.from({ length: DRAWERS }, () => startDrawer());
const free = [...drawers];

function next(): void {
  const drawer = free.at(-1);
  const job = drawer && waiting.shift();
  if (!job) return;
  free.pop();
  drawer
    .draw(job.task)
    .then(job.resolve, job.reject)
    .finally(() => {
      free.push(drawer);
      next();
    });
}

/**
 * Decodes a JPEG, PNG, GIF, WebP or SVG, whatever its name, in a process of its own with limits on
 * pixels, memory and time, and makes the pictures of the task. Anything else is `unreadable`. A
 * drawing in SVG is for `isContent` to judge first: here it is only kept from loading anything.
 * @throws when that process cannot be started
 */
export function drawPictures(task: PictureTask): Promise<Drawn> {
  if (waiting.length >= MOST_WAITING) return Promise.resolve({ kind: "busy" });
  return new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject });
    next();
  });
}

const small = [{ width: 320, height: 320, format: "jpeg" }] as const;

/** Decodes a picture to its end and keeps nothing of it; throws as `drawPictures`. */
export const tryPicture = (path: string): Promise<Drawn> =>
  drawPictures({ path, sizes: small, fit: "inside" });
