import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isOutage } from "#modules/platform/outage.server";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-sandbox-"));
const before = { ...process.env };
const program = "/bin/true";
const patienceMs = 300;

/** Puts a program called `bwrap` onto the path that does this; it counts its calls in `calls`. */
function bwrapDoes(script: string): void {
  const lines = ["#!/bin/sh", 'echo call >> "$(dirname "$0")/calls"', script, ""];
  writeFileSync(join(folder, "bwrap"), lines.join("\n"));
  chmodSync(join(folder, "bwrap"), 0o755);
}
const calls = () =>
  existsSync(join(folder, "calls"))
    ? readFileSync(join(folder, "calls"), "utf8").trim().split("\n").length
    : 0;
/** Whether the fake is called for the first time. */
const isFirst = '[ "$(wc -l < "$(dirname "$0")/calls")" -eq 1 ]';

const production = {
  NODE_ENV: "production",
  DEMO: "0",
  APP_SECRET: "a-secret-of-this-test-alone-0123456789",
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  DATA_DIR: folder,
  ANET_ENV: "sandbox",
  ANET_API_LOGIN_ID: "login",
  ANET_TRANSACTION_KEY: "transaction",
  ANET_CLIENT_KEY: "client",
  ANET_SIGNATURE_KEY: "A1".repeat(64),
};

beforeEach(() => {
  process.env.PATH = `${folder}:/usr/bin:/bin`;
  process.env.FFMPEG_BIN = program;
});
afterEach(() => {
  for (const name of ["bwrap", "calls"]) rmSync(join(folder, name), { force: true });
  process.env = { ...before };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The modules as a process of this environment has them. */
async function modulesWith(env: Record<string, string> = {}) {
  Object.assign(process.env, env);
  vi.resetModules();
  const { findWalls } = await import("#modules/platform/media/sandbox.server");
  const { checkSandbox, findDecoder } = await import("#modules/platform/media/index.server");
  const { log } = await import("#modules/platform/log.server");
  return { findWalls, checkSandbox, findDecoder, log };
}

describe("the sandbox of the decoder", () => {
  it("is not lost by one slow answer", async () => {
    bwrapDoes(`${isFirst} && exec sleep 30; exit 0`);
    const { findWalls } = await modulesWith();
    const { walls } = await findWalls(program, patienceMs);
    expect([walls.bwrap, calls()]).toEqual([join(folder, "bwrap"), 2]);
  });

  it("is not lost by one failure for want of something", async () => {
    bwrapDoes(`${isFirst} && { echo "no room" >&2; exit 1; }; exit 0`);
    const { findWalls } = await modulesWith();
    expect((await findWalls(program, patienceMs)).walls.bwrap).toBe(join(folder, "bwrap"));
  });

  it("that never answers is waited for, and nothing is decoded meanwhile", async () => {
    bwrapDoes("exec sleep 30");
    const { findWalls } = await modulesWith();
    const fault = await findWalls(program, 50).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: "SandboxUnavailable" });
    // Who sends a film meanwhile is asked to come again.
    expect(isOutage(fault)).toBe(true);
    bwrapDoes("exit 0");
    expect((await findWalls(program, patienceMs)).walls.bwrap).toBe(join(folder, "bwrap"));
  });

  it("is found again as soon as the system can have one", async () => {
    bwrapDoes('echo "no namespaces here" >&2; exit 1');
    const { findDecoder } = await modulesWith();
    expect((await findDecoder()).walls.bwrap).toBeUndefined();
    bwrapDoes("exit 0");
    expect((await findDecoder()).walls.bwrap).toBe(join(folder, "bwrap"));
    const found = calls();
    await findDecoder();
    expect(calls()).toBe(found);
  });

  it("is missed by a warning at the start outside production, which says why", async () => {
    bwrapDoes('echo "no namespaces here" >&2; exit 1');
    const { checkSandbox, log } = await modulesWith();
    const warned = vi.spyOn(log, "warn").mockReturnValue();
    await checkSandbox();
    expect(warned).toHaveBeenCalledOnce();
    expect(warned.mock.calls[0]?.join()).toMatch(/without a sandbox.*no namespaces here/);
  });

  it.each([
    ["has none", undefined],
    ["cannot build one", 'echo "no namespaces here" >&2; exit 1'],
  ])("production that %s does not start, and decodes nothing", async (_, script) => {
    if (script) bwrapDoes(script);
    else process.env.PATH = folder;
    const { checkSandbox, findDecoder } = await modulesWith(production);
    await expect(checkSandbox()).rejects.toThrow(/MEDIA_SANDBOX.*MEDIA_SANDBOX=none/s);
    await expect(findDecoder()).rejects.toMatchObject({ name: "SandboxUnavailable" });
  });

  it("production goes without where MEDIA_SANDBOX=none says so, and tries none then", async () => {
    bwrapDoes("exit 0");
    const { checkSandbox, findDecoder } = await modulesWith({
      ...production,
      MEDIA_SANDBOX: "none",
    });
    await checkSandbox();
    expect((await findDecoder()).walls.bwrap).toBeUndefined();
    expect(calls()).toBe(0);
  });

  it("production starts while it does not answer yet: what is sent waits for it", async () => {
    bwrapDoes("exec sleep 30");
    const { checkSandbox, log } = await modulesWith(production);
    const warned = vi.spyOn(log, "warn").mockReturnValue();
    await checkSandbox(50);
    expect(warned.mock.calls[0]?.join()).toContain("does not answer");
  });
});

it("what the decoder can write is asked again when it did not say", async () => {
  const decoder = join(folder, "ffmpeg");
  const list = "printf ' V..... libx264  H.264\\n A..... aac  AAC\\n'";
  const lines = [
    "#!/bin/sh",
    `[ "$2" = -encoders ] || { for last; do :; done; echo film > "$last"; exit 0; }`,
    `[ -e "$0.asked" ] || { touch "$0.asked"; exit 1; }`,
    list,
    "",
  ];
  writeFileSync(decoder, lines.join("\n"));
  chmodSync(decoder, 0o755);
  vi.resetModules();
  const { makeClip } = await import("#modules/platform/media/video-clip.server");
  const { signal } = new AbortController();
  const source = {
    decoder: { program: decoder, walls: {} },
    input: decoder,
    output: folder,
    signal,
  };
  await makeClip(source).catch(() => undefined);
  expect((await makeClip(source)).clip?.contentType).toBe("video/mp4");
});
