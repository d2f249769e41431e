import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  createRegistry,
  defineJob,
  defineSchedule,
  handle,
  type JobDefinition,
  type JobHandler,
  RegistryError,
  uuidV7,
} from "#modules/platform/jobs/index.server";
import { registry, schedules } from "#workers/registry";

const one = defineJob({ name: "test.one", title: "A test", payload: z.object({ id: z.int() }) });
const two = defineJob({
  name: "test.two",
  title: "A test",
  payload: z.object({ id: z.int() }),
  attempts: 2,
});
const nothing = async () => {};

/** What the check at run time gets when the types were bypassed. */
const unchecked = (jobs: JobDefinition[], handlers: JobHandler[]) => () =>
  createRegistry(jobs, handlers);

describe("the job registry", () => {
  it("joins every job with its handler", () => {
    const joined = createRegistry([one, two], [handle(two, nothing), handle(one, nothing)]);
    expect([...joined.keys()].sort()).toEqual(["test.one", "test.two"]);
    expect(joined.get("test.two")?.job.attempts).toBe(2);
  });

  it("refuses a job without a handler, by name, and does not compile", () => {
    const start = unchecked([one, two], [handle(one, nothing)]);
    expect(start).toThrow(RegistryError);
    expect(start).toThrow("test.two: no handler");
    // @ts-expect-error test.two has no handler
    expect(() => createRegistry([one, two], [handle(one, nothing)])).toThrow(RegistryError);
  });

  it("refuses two handlers, two definitions and a handler of nothing, each by name", () => {
    const both = [handle(one, nothing), handle(one, nothing), handle(two, nothing)];
    expect(unchecked([one, two], both)).toThrow("test.one: two handlers");
    expect(unchecked([one, one], [handle(one, nothing)])).toThrow("test.one: defined twice");
    expect(unchecked([], [handle(one, nothing)])).toThrow("test.one: not defined");
  });

  it("of the application is complete, and its schedules name its jobs", () => {
    expect(registry.size).toBeGreaterThan(0);
    for (const { job } of schedules) expect(registry.has(job.name), job.name).toBe(true);
  });
});

describe("a job definition", () => {
  it("refuses a schedule whose payload is not what the job takes", () => {
    const wrong = () => defineSchedule(one, { id: "x" as unknown as number }, { everyMs: 1_000 });
    expect(wrong).toThrow();
    expect(defineSchedule(one, { id: 1 }, { everyMs: 1_000 }).id).toBe("test.one");
  });

  it("gets ids that sort by the time of their making", () => {
    const ids = [1, 2, 300, 2 ** 40].map((ms) => uuidV7(ms));
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) expect(z.uuid({ version: "v7" }).safeParse(id).success).toBe(true);
  });
});
