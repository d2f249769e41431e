import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { accountChangedJob } from "./jobs";

/** Tells whoever judges accounts that this one changed. Called by whatever changes what is judged. */
export const tellAccountChanged = (tx: TxCtx, accountId: number): Promise<void> =>
  enqueue(tx, accountChangedJob, { accountId });
