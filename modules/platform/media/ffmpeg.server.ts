import { spawn } from "node:child_process";
import { EnvError, env } from "../env.server";
import { log } from "../log.server";
import { createSlots } from "../slots";
import {
  findWalls,
  type Limits,
  type Place,
  SandboxUnavailable,
  type Walls,
  walled,
} from "./sandbox.server";
import { findFfmpeg } from "./tools.server";

/** There is no program on this machine that decodes videos. */
export class DecoderUnavailable extends Error {
  override name = "DecoderUnavailable";
}

/** A decoder and what keeps it in bounds. */
export interface Decoder {
  readonly program: string;
  readonly walls: Walls;
}

/** One run of the decoder. */
export interface Task {
  readonly place: Place;
  /** What is before the input, and after it; the output folder as the decoder sees it. */
  readonly before?: readonly string[];
  readonly after: (output: string) => readonly string[];
  readonly signal: AbortSignal;
  /** The demuxers that may open the file. */
  readonly formats?: string;
  readonly limits?: Partial<Limits & { readonly wallMs: number }>;
}

export interface Ran {
  /** Whether it ended by itself and well. */
  readonly ok: boolean;
  /** Whether it was ended because it took too long. */
  readonly isTooSlow: boolean;
  /** What it said of the file and of its work, the end in any case. */
  readonly words: string;
  /** The most memory that it used, as it says itself; 0 when it did not get to say so. */
  readonly peakBytes: number;
}

/** Containers of films. Play lists are none: they would have the decoder open other files. */
const FILM_FORMATS = "mov,matroska,ogg,avi,mpeg,mpegvideo,mpegts,flv,asf";
/** The largest picture that is decoded: 8K and a little. */
const MAX_PIXELS = 50_000_000;

const standardLimits = {
  cpuSeconds: 30,
  memoryBytes: 1_073_741_824,
  fileBytes: 64_000_000,
  wallMs: 60_000,
};

const LONGEST_WORDS = 200_000;
const KEPT_END = 20_000;

/** How many decoders run at once. */
const inSlot = createSlots(2);

let known: Decoder | undefined;

/**
 * The decoder of this machine, with the walls that the system offers. It is remembered once its
 * sandbox is there, or none is wanted; until then each call looks for one.
 * @throws DecoderUnavailable; SandboxUnavailable where the sandbox does not answer, and in production
 * where it is lacking
 */
export async function findDecoder(): Promise<Decoder> {
  if (known) return known;
  const program = findFfmpeg();
  if (!program) throw new DecoderUnavailable("there is no ffmpeg on this machine");
  const { walls, lacking } = await findWalls(program);
  const decoder = { program, walls };
  if (lacking && env.isProduction) throw new SandboxUnavailable(lacking);
  if (lacking) return decoder;
  log.info({ program, ...walls }, "videos are decoded by");
  known = decoder;
  return decoder;
}

/**
 * Tells the operator, before anything is taken, when what strangers send would be decoded without a
 * sandbox. Where it does not answer yet, what is sent waits for it.
 * @throws EnvError in production, unless MEDIA_SANDBOX is none
 */
export async function checkSandbox(patienceMs?: number): Promise<void> {
  const program = findFfmpeg();
  if (!program) return;
  try {
    const { lacking } = await findWalls(program, patienceMs);
    if (!lacking) return;
    const why = `films of strangers would be decoded without a sandbox: ${lacking}`;
    if (!env.isProduction) {
      // The launcher shows what lasts to whoever started it.
      return log.warn({ isLasting: true }, `${why} (docs/operations.md, Videos)`);
    }
    throw new EnvError(
      `The configuration is not safe.\nMEDIA_SANDBOX: ${why}. Mend that, or take the risk by MEDIA_SANDBOX=none.`,
    );
  } catch (error) {
    if (!(error instanceof SandboxUnavailable)) throw error;
    log.warn(`no film is taken for now: ${error.message}`);
  }
}

/**
 * Runs the decoder on one file: no other protocol than the file, no play lists, no network where
 * the system can take it away, within limits. It gets no configuration.
 * @throws the signal's reason when it is aborted, after the decoder is gone
 */
export const runDecoder = (decoder: Decoder, task: Task): Promise<Ran> =>
  inSlot(() => run(decoder, task));

async function run({ program, walls }: Decoder, task: Task): Promise<Ran> {
  const { place, signal } = task;
  signal.throwIfAborted();
  const { wallMs, ...limits } = { ...standardLimits, ...task.limits };
  const { command, args, seen } = walled(walls, program, limits, place);
  const options = [
    ...["-nostdin", "-hide_banner", "-loglevel", "info", "-benchmark"],
    ...["-threads", "1", "-max_pixels", String(MAX_PIXELS)],
    ...["-protocol_whitelist", "file", "-format_whitelist", task.formats ?? FILM_FORMATS],
    ...(task.before ?? []),
    ...["-i", `file:${seen.input}`],
    ...task.after(seen.output),
  ];
  const child = spawn(command, [...args, ...options], {
    env: { NODE_ENV: "production", LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let isTooSlow = false;
  const kill = () => {
    child.kill("SIGKILL");
    // What it started and left behind may hold the pipe open: nobody waits for that.
    child.stderr.destroy();
  };
  const timer = setTimeout(() => {
    isTooSlow = true;
    kill();
  }, wallMs);
  signal.addEventListener("abort", kill);
  const words = collect(child.stderr);
  try {
    const [code, by] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (...end) => resolve(end));
    });
    signal.throwIfAborted();
    const said = words();
    const peak = /bench: maxrss=(\d+)k/.exec(said.slice(-KEPT_END))?.[1];
    return {
      ok: code === 0,
      // A limit on processor time ends a program by a signal, which the walls tell as 128 and more.
      isTooSlow: isTooSlow || by !== null || (code ?? 0) > 128,
      words: said,
      peakBytes: Number(peak ?? 0) * 1_024,
    };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}

/** Keeps the beginning and the end of what a program says. */
function collect(stream: NodeJS.ReadableStream): () => string {
  let start = "";
  let end = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    if (start.length < LONGEST_WORDS) start += text;
    else end = (end + text).slice(-KEPT_END);
  });
  return () => start + end;
}
