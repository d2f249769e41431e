import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { HttpContext } from "~/http/context.server";
import { pacedBody } from "~/http/paced-body.server";

/** A stream of a hundred chunks that counts those that it was asked for. */
function counted() {
  let made = 0;
  const stream = Readable.from(
    (function* () {
      while (made < 100) yield Buffer.from(`${made++},`);
    })(),
    { highWaterMark: 1 },
  );
  return { stream, made: () => made };
}

const context = (drained: () => Promise<boolean>) => ({ drained }) as HttpContext;

describe("a body that is read no faster than it is taken", () => {
  it("F-25 is whole, and reads nothing that nobody has asked for", async () => {
    const { stream, made } = counted();
    const reader = pacedBody(
      context(async () => true),
      stream,
    ).getReader();
    await reader.read();
    expect(made()).toBeLessThan(10);
    let text = "0,";
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += Buffer.from(next.value).toString();
    }
    expect(text.split(",")).toHaveLength(101);
    expect(stream.destroyed).toBe(true);
  });

  it("F-25 stops when its reader has gone, however that is heard of", async () => {
    const left = counted();
    const reader = pacedBody(
      context(async () => true),
      left.stream,
    ).getReader();
    await reader.read();
    await reader.cancel();
    expect(left.stream.destroyed).toBe(true);
    expect(left.made()).toBeLessThan(10);

    const cut = counted();
    let isThere = true;
    const cutReader = pacedBody(
      context(async () => isThere),
      cut.stream,
    ).getReader();
    await cutReader.read();
    isThere = false;
    expect((await cutReader.read()).done).toBe(true);
    expect(cut.stream.destroyed).toBe(true);
    expect(cut.made()).toBeLessThan(10);
  });
});
