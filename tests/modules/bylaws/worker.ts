import { handlers } from "#modules/bylaws/handlers.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";

const [handler] = handlers;

/** What a command answered with. @throws Error when it refused */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}

/** What a worker is asked to do, oldest first. */
export const renderRequests = () => db.outboxJob.findMany({ orderBy: { createdAt: "asc" } });

/** One delivery of a render job. */
export const runRender = (ctx: Ctx, payload: unknown) =>
  handler.run({ ...ctx, jobId: "test", attempt: 1, signal: new AbortController().signal }, payload);

/** Does all that a worker was asked for. */
export async function runAllRenders(ctx: Ctx): Promise<void> {
  for (const { payload } of await renderRequests()) await runRender(ctx, payload);
  await db.outboxJob.deleteMany();
}
