import { seconds } from "#modules/platform/dates";
import { withMutex } from "#modules/platform/keyed-mutex.server";
import type { Result } from "#modules/platform/result";
import { paymentInProgress } from "./refusals.server";

/** As long as a statement waits for a lock. */
const PATIENCE = seconds(3);

/**
 * Lets the payments of an account begin one after the other in this process.
 * @returns what the work returns; refusal `conflict` when its turn did not come in time
 */
export const onePaymentAtATime = <R extends Result<unknown>>(
  accountId: number,
  work: () => Promise<R>,
): Promise<R> =>
  withMutex(`payments of ${accountId}`, async (waitedMs) =>
    waitedMs > PATIENCE ? (paymentInProgress() as R) : work(),
  );
