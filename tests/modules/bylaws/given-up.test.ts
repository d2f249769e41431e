import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/bylaws/handlers.server";
import { createBylaws, documentOf, findBylaws, retryVersion } from "#modules/bylaws/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { JobTimedOut } from "#modules/platform/jobs/index.server";
import { StorageUnavailable } from "#modules/platform/storage/index.server";
import { chapterFields } from "../../factories/bylaws";
import { accepted, renderRequests, runRender } from "./worker";

const ctx = createCtx();
const variant = "chapter";
const [handler] = handlers;

async function create() {
  return accepted(await createBylaws(ctx, { variant, fields: chapterFields() })).hash;
}
async function giveUp(error: Error) {
  const [request] = await renderRequests();
  await handler.giveUp(ctx, request?.payload, error);
}
const run = (payload: unknown) => runRender(ctx, payload);
const stalled = new Error("job stalled more than allowable limit");

beforeEach(async () => {
  await db.outboxJob.deleteMany();
});

describe("a version whose job is given up", () => {
  it.each([
    { error: new StorageUnavailable("full"), failure: "storageFailure" },
    { error: new JobTimedOut("slow"), failure: "storageFailure" },
    { error: stalled, failure: "renderFailure" },
  ])("is failed and says why: $failure after $error.message", async ({ error, failure }) => {
    const hash = await create();
    await giveUp(error);
    expect(await documentOf(ctx, hash)).toEqual({ state: "failed", variant, version: 1, failure });
    const found = await findBylaws(ctx, variant, hash);
    expect(found?.versions[0]).toMatchObject({ state: "failed", failure });
  });

  it("may still be made by a late delivery, and is never failed once it is ready", async () => {
    const hash = await create();
    await giveUp(stalled);
    const [request] = await renderRequests();
    await run(request?.payload);
    expect(await documentOf(ctx, hash)).toMatchObject({ state: "ready" });
    await giveUp(stalled);
    expect(await documentOf(ctx, hash)).toMatchObject({ state: "ready" });
  });

  it("is asked for again, once however many ask, and then made", async () => {
    const hash = await create();
    await giveUp(stalled);
    const ask = () => retryVersion(ctx, { variant, hash, version: "1" });
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { hash, version: 1 } });
    expect(await documentOf(ctx, hash)).toEqual({ state: "preparing", version: 1 });
    const [first, again, ...others] = await renderRequests();
    expect(others).toEqual([]);
    expect(again).toMatchObject({ jobName: "bylaws.render", payload: first?.payload });
    await run(again?.payload);
    expect(await documentOf(ctx, hash)).toMatchObject({ state: "ready" });
    expect((await ask()).ok).toBe(true);
    expect(await documentOf(ctx, hash)).toMatchObject({ state: "ready" });
    expect(await renderRequests()).toHaveLength(2);
  });

  it("is not asked for by those who do not hold its hash, nor by a wrong number", async () => {
    const hash = await create();
    await giveUp(stalled);
    for (const at of [
      { hash: "a".repeat(43), version: "1" },
      { hash: "", version: "1" },
      ...["0", "2", "-1", "1.0", "x", "", "9".repeat(20), undefined, ["1", "1"]].map((version) => ({
        hash,
        version,
      })),
      { hash, version: "1", variant: "booster-2" },
    ]) {
      expect(await retryVersion(ctx, { variant, ...at })).toMatchObject({
        refusal: { code: "not_found" },
      });
    }
    expect(await documentOf(ctx, hash)).toMatchObject({ state: "failed" });
    expect(await renderRequests()).toHaveLength(1);
  });
});
