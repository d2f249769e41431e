import { seconds } from "#modules/platform/dates";
import type { Result } from "#modules/platform/result";
import { paymentInProgress } from "./refusals.server";

/** As long as a statement waits for a lock. */
const PATIENCE = seconds(3);

const lines = new Map<number, Promise<unknown>>();

/**
 * Lets the payments of an account begin one after the other in this process. They would wait for
 * each other in the database anyway, but there each one holds a connection, and somebody who
 * presses a button a hundred times would leave none for anybody else.
 * @returns what the work returns; refusal `conflict` when its turn did not come in time
 */
export async function inTurn<R extends Result<unknown>>(
  accountId: number,
  work: () => Promise<R>,
): Promise<R> {
  const arrived = performance.now();
  const turn = async () =>
    performance.now() - arrived > PATIENCE ? (paymentInProgress() as R) : work();
  const mine = (lines.get(accountId) ?? Promise.resolve()).then(turn);
  const over = mine.catch(() => undefined);
  lines.set(accountId, over);
  try {
    return await mine;
  } finally {
    if (lines.get(accountId) === over) lines.delete(accountId);
  }
}
