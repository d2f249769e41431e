import { describe, expect, it } from "vitest";
import { createQueue, createSlots } from "#modules/platform/slots";

describe("slots", () => {
  it("run at most so many at a time, in order, and go on after a failure", async () => {
    const inSlot = createSlots(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) =>
      inSlot(async () => {
        started.push(index);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running--;
        if (index === 1) throw new Error("failed");
        return index;
      });
    const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(ended.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "fulfilled",
    ]);
    expect(most).toBe(2);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("are never fewer than one", async () => {
    expect(await createSlots(0)(async () => "done")).toBe("done");
  });
});

describe("a queue", () => {
  it("tells who comes too late, and who waited in vain, and hands places on in order", async () => {
    const queue = createQueue({ places: 1, mostWaiting: 2, patienceMs: () => 40 });
    const leave = await queue.enter();
    const first = queue.enter();
    const second = queue.enter();
    expect(queue.waiting).toBe(2);
    expect(await queue.enter()).toBeUndefined();
    leave?.();
    leave?.();
    const next = await first;
    expect(next).toBeDefined();
    expect(await second).toBeUndefined();
    next?.();
    expect(await queue.enter()).toBeDefined();
  });

  it("has those go on waiting for whom it is worth it", async () => {
    const asked: number[] = [];
    const goesOn = (waitedMs: number) => asked.push(waitedMs) < 3;
    const queue = createQueue({ places: 1, patienceMs: () => 5, goesOn });
    await queue.enter();
    expect(await queue.enter()).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});
