import type { Ctx } from "./ctx.server";
import { seconds } from "./dates";

/** How long one reading serves every page of this process; what another one saves shows then. */
const FRESH_MS = seconds(10);

export interface KeptReadingOptions<T> {
  readonly read: (ctx: Ctx) => Promise<T>;
  /** What is said while nothing could be read yet. */
  readonly nothing: T;
  /** What the log says when it could not be read. */
  readonly warning: string;
}

/**
 * Something that every page shows. Pages do not wait for the database because of it: it is read
 * every few seconds at most, and while the database is away what was known is said.
 */
export function keptReading<T>({ read, nothing, warning }: KeptReadingOptions<T>) {
  let known: { readonly at: number; readonly value: T } | undefined;
  let reading: Promise<void> | undefined;
  let forgotten = 0;

  async function readAnew(ctx: Ctx): Promise<void> {
    const at = ctx.now().getTime();
    const started = forgotten;
    const value = await read(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, warning);
      return known?.value ?? nothing;
    });
    if (started !== forgotten) return;
    known = { at, value };
    reading = undefined;
  }

  return {
    /** What was read last; the same object until it was read again. */
    async current(ctx: Ctx): Promise<T> {
      const isStale = known === undefined || Math.abs(ctx.now().getTime() - known.at) >= FRESH_MS;
      if (isStale) {
        reading ??= readAnew(ctx);
        if (known === undefined) await reading;
      }
      return known?.value ?? nothing;
    },
    /** Has the next page read again, in this process: for whoever changed it. */
    forget(): void {
      known = undefined;
      // What is being read at this moment may be older than the change.
      reading = undefined;
      forgotten += 1;
    },
  };
}
