import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { median, type Row } from "./report";

/**
 * A video of 300 MB through what reads our uploads, as one form and in parts, beside plain busboy
 * to disk: three processes with the same modules loaded, which take turns.
 */

const MEGABYTES = 300;
const ROUNDS = 3;
const BOUNDARY = "----goodstanding";
/** How much of a video one request carries, in MB. */
const PART = 8;
const megabyte = randomBytes(1_000_000);

type Mode = "ours" | "parts" | "bare";

async function* formOf(): AsyncGenerator<Buffer> {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`;
  yield Buffer.from(`${part}"_token"\r\n\r\nx\r\n`);
  yield Buffer.from(`${part}"file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n`);
  for (let sent = 0; sent < MEGABYTES; sent++) yield megabyte;
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

async function start(mode: Mode, folder: string) {
  const script = ["--import", "tsx", "tests/bench/upload-server.ts", mode];
  const child: ChildProcess = spawn(process.execPath, script, {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [port] = (await once(child, "message")) as [number];
  const origin = `http://127.0.0.1:${port}`;
  return {
    /** Sends the video; how long it took, in ms, and the most memory the process has used, in MB. */
    async send(): Promise<{ ms: number; mb: number }> {
      const from = performance.now();
      const peak = await (mode === "parts" ? sendParts(origin) : sendForm(origin));
      if (!peak) throw new Error(`${mode}: it was not taken`);
      return { ms: performance.now() - from, mb: Number(peak) };
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function sendForm(origin: string): Promise<string> {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const req = request(origin, { method: "POST", headers });
  const answered = once(req, "response");
  await pipeline(formOf(), req);
  const [response] = await answered;
  let text = "";
  for await (const piece of response) text += piece;
  if (response.statusCode !== 200) throw new Error(text);
  return text;
}

async function sendParts(origin: string): Promise<string> {
  const version = { "Tus-Resumable": "1.0.0" };
  const length = { "Upload-Length": String(MEGABYTES * 1_000_000) };
  const begun = await fetch(`${origin}/parts`, {
    method: "POST",
    headers: { ...version, ...length },
  });
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  const address = new URL(begun.headers.get("location") ?? "", origin);
  const part = Buffer.concat(Array<Buffer>(PART).fill(megabyte));
  let peak = "";
  for (let sent = 0; sent < MEGABYTES; sent += PART) {
    const body = part.subarray(0, (MEGABYTES - sent) * 1_000_000);
    const type = { "Content-Type": "application/offset+octet-stream" };
    const headers = { ...version, ...type, "Upload-Offset": String(sent * 1_000_000) };
    // Undici copies what it sends, which would be measured with it.
    const req = request(address, { method: "PATCH", headers, agent });
    const answered = once(req, "response");
    req.end(body);
    const [answer] = await answered;
    answer.resume();
    if (answer.statusCode !== 204) throw new Error(String(answer.statusCode));
    peak = answer.headers["x-peak"] ?? "";
  }
  return peak;
}

const agent = new Agent({ keepAlive: true });
const modes = ["bare", "ours", "parts"] as const;

/** Sends the video to all of them in turns. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-upload-"));
  const servers = await Promise.all(modes.map((mode) => start(mode, folder)));
  const times: Record<Mode, number[]> = { bare: [], ours: [], parts: [] };
  const peak: Record<Mode, number> = { bare: 0, ours: 0, parts: 0 };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [at, mode] of modes.entries()) {
        const { ms, mb } = (await servers[at]?.send()) ?? { ms: 0, mb: 0 };
        peak[mode] = Math.max(peak[mode], mb);
        // The first of each warms up.
        if (round > 0) times[mode].push(ms);
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  const rowsOf = (mode: Mode, how: string, most: number): Row[] => {
    const mine = median(times[mode]);
    const reference = median(times.bare);
    const above = peak[mode] - peak.bare;
    return [
      {
        name: `upload of ${MEGABYTES} MB ${how}, beside plain busboy to disk`,
        ours: mine,
        reference,
        ratio: mine / reference,
        unit: "ms",
        target: `at most ${most}`,
        ok: mine / reference <= most,
      },
      {
        name: `peak memory of the process that takes it ${how}, above plain busboy's`,
        ours: above,
        unit: "MB",
        target: "at most 60 MB",
        ok: above <= 60,
      },
    ];
  };
  // What came in parts is read once more for its hash, which may have been begun by another process.
  return [...rowsOf("ours", "as one form", 1.3), ...rowsOf("parts", `in parts of ${PART} MB`, 2.5)];
}
