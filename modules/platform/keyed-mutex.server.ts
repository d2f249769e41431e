const lines = new Map<string, Promise<unknown>>();

/**
 * A keyed mutex: does what has the same key one after the other in this process. It would wait for the same lock
 * in the database anyway, but there each one holds a connection, and somebody who presses a button a
 * hundred times would leave none for anybody else.
 * @param work gets the milliseconds that it waited
 */
export async function withMutex<T>(
  key: string,
  work: (waitedMs: number) => Promise<T>,
): Promise<T> {
  const arrived = performance.now();
  const mine = (lines.get(key) ?? Promise.resolve()).then(() => work(performance.now() - arrived));
  const over = mine.catch(() => undefined);
  lines.set(key, over);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === over) lines.delete(key);
  }
}
