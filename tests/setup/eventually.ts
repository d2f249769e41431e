import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `read` gives something, at most `ms`. */
export async function eventually<T>(read: () => Promise<T | undefined>, ms = 30_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`nothing came within ${ms} ms`);
    await sleep(20);
  }
}
