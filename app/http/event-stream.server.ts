import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#modules/platform/log.server";

/** What a page that waits is told: something plain, and whether it is the last that it will hear. */
export interface Look {
  readonly data: Readonly<Record<string, unknown>>;
  readonly isLast: boolean;
}

export interface EventLimits {
  /** How often is looked, and how often is said that the line is open still. */
  readonly lookMs: number;
  readonly heartbeatMs: number;
  /** A stream ends after this long, whatever is still to come. */
  readonly longestMs: number;
  /** So many streams are open at once in this process, and so many of one visitor. */
  readonly most: number;
  readonly mostOfVisitor: number;
}

const usual: EventLimits = {
  lookMs: 300,
  heartbeatMs: 10_000,
  longestMs: 60_000,
  most: 500,
  mostOfVisitor: 6,
};

/** Ends one stream each; and how many each visitor has. */
const openStreams = new Set<AbortController>();
const counts = new Map<string, number>();

/** Ends every stream, so that a server which stops waits for none. Browsers ask elsewhere then. */
export function closeEventStreams(): void {
  for (const stream of openStreams) stream.abort();
}

export interface EventStreamOptions {
  /** Whose stream it is, such as the visitor's address. */
  readonly visitor: string;
  /** The request's own signal: its sender has gone. */
  readonly signal: AbortSignal;
  /** Asks how things stand. Between two looks nothing is held. */
  readonly look: () => Promise<Look>;
  readonly limits?: Partial<EventLimits>;
}

/**
 * Answers with server-sent events: what `look` says whenever it says something new, until it says
 * that this was all. Undefined when too many streams are open; whoever asks can ask again by itself.
 */
export function answerEvents(options: EventStreamOptions): Response | undefined {
  const limits = { ...usual, ...options.limits };
  const { visitor } = options;
  const own = counts.get(visitor) ?? 0;
  if (openStreams.size >= limits.most || own >= limits.mostOfVisitor) return undefined;
  const stop = new AbortController();
  openStreams.add(stop);
  counts.set(visitor, own + 1);
  const release = () => {
    if (!openStreams.delete(stop)) return;
    const left = (counts.get(visitor) ?? 1) - 1;
    if (left > 0) counts.set(visitor, left);
    else counts.delete(visitor);
  };
  stop.signal.addEventListener("abort", release);
  options.signal.addEventListener("abort", () => stop.abort());
  if (options.signal.aborted) stop.abort();
  const events = eventsOf(options.look, limits, stop.signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (!next.done) return controller.enqueue(encoder.encode(next.value));
      stop.abort();
      controller.close();
    },
    cancel: () => stop.abort(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      // Neither kept nor compressed: each word goes out when it is said.
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
      "X-Robots-Tag": "noindex",
    },
  });
}

async function* eventsOf(
  look: () => Promise<Look>,
  limits: EventLimits,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = performance.now() + limits.longestMs;
  let said = "";
  let saidAt = performance.now();
  try {
    while (!signal.aborted && performance.now() < end) {
      const { data, isLast } = await look();
      const text = JSON.stringify(data);
      const isSilent = performance.now() - saidAt >= limits.heartbeatMs;
      if (text !== said || isSilent) {
        saidAt = performance.now();
        yield text === said ? ":\n\n" : `data: ${text}\n\n`;
        said = text;
      }
      if (isLast) return;
      await sleep(limits.lookMs, undefined, { signal });
    }
  } catch (error) {
    // The page asks in its other way; a line that was cut is no fault.
    if (!signal.aborted) log.warn({ err: error }, "a stream of events has ended early");
  }
}
