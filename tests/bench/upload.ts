import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { median, type Row } from "./report";

/**
 * A video of 300 MB through what reads our uploads beside plain busboy to disk: two processes with
 * the same modules loaded, which take turns.
 */

const MEGABYTES = 300;
const ROUNDS = 3;
const BOUNDARY = "----goodstanding";

async function* formOf(): AsyncGenerator<Buffer> {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`;
  yield Buffer.from(`${part}"_token"\r\n\r\nx\r\n`);
  yield Buffer.from(`${part}"file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n`);
  const megabyte = randomBytes(1_000_000);
  for (let sent = 0; sent < MEGABYTES; sent++) yield megabyte;
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

async function start(mode: "ours" | "bare", folder: string) {
  const script = ["--import", "tsx", "tests/bench/upload-server.ts", mode];
  const child: ChildProcess = spawn(process.execPath, script, {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [port] = (await once(child, "message")) as [number];
  return {
    /** Sends the form; how long it took, in ms, and the most memory the process has used, in MB. */
    async send(): Promise<{ ms: number; mb: number }> {
      const from = performance.now();
      const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
      const req = request({ port, host: "127.0.0.1", method: "POST", headers });
      const answered = once(req, "response");
      await pipeline(formOf(), req);
      const [response] = await answered;
      let text = "";
      for await (const piece of response) text += piece;
      if (response.statusCode !== 200) throw new Error(`${mode}: ${text}`);
      return { ms: performance.now() - from, mb: Number(text) };
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Sends the video to both in turns. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-upload-"));
  const [ours, bare] = [await start("ours", folder), await start("bare", folder)];
  const times = { ours: [] as number[], bare: [] as number[] };
  const peak = { ours: 0, bare: 0 };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const [reference, mine] = [await bare.send(), await ours.send()];
      peak.bare = Math.max(peak.bare, reference.mb);
      peak.ours = Math.max(peak.ours, mine.mb);
      // The first of each warms up.
      if (round === 0) continue;
      times.bare.push(reference.ms);
      times.ours.push(mine.ms);
    }
  } finally {
    await ours.stop();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const [mine, reference] = [median(times.ours), median(times.bare)];
  const above = peak.ours - peak.bare;
  return [
    {
      name: `upload of ${MEGABYTES} MB, beside plain busboy to disk`,
      ours: mine,
      reference,
      ratio: mine / reference,
      unit: "ms",
      target: "at most 1.3",
      ok: mine / reference <= 1.3,
    },
    {
      name: "peak memory of the process that takes it, above plain busboy's",
      ours: above,
      unit: "MB",
      target: "at most 60 MB",
      ok: above <= 60,
    },
  ];
}
