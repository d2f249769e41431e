import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startDrawer } from "#modules/platform/images/drawer.server";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-drawer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that says it is ready and then does this with its tasks. */
function drawerOf(name: string, body: string, maxMs = 5_000) {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, body);
  return startDrawer({ script, maxMs });
}

const ready = 'process.send({ kind: "ready" });';
const made = '{ kind: "made", pictures: [new Uint8Array([process.pid & 255])], peakBytes: 1 }';
const task = (path: string) => ({ path, sizes: [] });

it("B-94 a picture that brings its process down is unreadable, and the next is drawn by another", async () => {
  const drawer = drawerOf(
    "dies",
    `process.on("message", ({ path }) => path === "bad" ? process.abort() : process.send(${made}));${ready}`,
  );
  const first = await drawer.draw(task("good"));
  expect(first.kind).toBe("made");
  expect(await drawer.draw(task("bad"))).toEqual({ kind: "unreadable" });
  const second = await drawer.draw(task("good"));
  expect(second.kind).toBe("made");
});

it("B-94 a picture that takes too long is unreadable, and its process is gone", async () => {
  const drawer = drawerOf(
    "sleeps",
    `process.on("message", ({ path }) => { if (path === "good") process.send(${made}); });${ready}`,
    3_000,
  );
  expect(await drawer.draw(task("bad"))).toEqual({ kind: "unreadable" });
  expect((await drawer.draw(task("good"))).kind).toBe("made");
});

it("a process that does not start is our fault, not the picture's", async () => {
  const drawer = drawerOf("never", "process.exit(1);");
  await expect(drawer.draw(task("good"))).rejects.toThrow("did not start");
});

it("the process knows nothing of the configuration", async () => {
  const seen = "new TextEncoder().encode(JSON.stringify(Object.keys(process.env)))";
  const answer = `{ kind: "made", pictures: [${seen}], peakBytes: 1 }`;
  const drawer = drawerOf("env", `process.on("message", () => process.send(${answer}));${ready}`);
  const drawing = await drawer.draw(task("good"));
  const text = drawing.kind === "made" ? new TextDecoder().decode(drawing.pictures[0]) : "";
  expect(text).toContain("NODE_ENV");
  expect(text).not.toMatch(/DATABASE|SECRET|PATH/);
});
