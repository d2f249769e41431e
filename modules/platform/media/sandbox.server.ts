import { spawn } from "node:child_process";
import { env } from "../env.server";
import { slowness } from "../patience.server";
import { findProgram } from "./tools.server";

/** What a decoder may use up before it is ended. */
export interface Limits {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  /** The largest file that it may write. */
  readonly fileBytes: number;
}

/** What a decoder is given. */
export interface Place {
  /** The one file that it reads; absolute. */
  readonly input: string;
  /** The one folder that it writes to; absolute. */
  readonly output: string;
}

/** The programs that keep a decoder in bounds; absent where the system has none. */
export interface Walls {
  /** Puts a process into namespaces of its own: no network, no other files. */
  readonly bwrap?: string;
  /** Sets limits on a process. */
  readonly prlimit?: string;
}

/** How a program is started behind walls, and where it finds its file and its folder there. */
export interface Walled {
  readonly command: string;
  readonly args: readonly string[];
  readonly seen: Place;
}

/** The decoder with its libraries, and nothing else of this machine. */
const systemFolders = ["/lib", "/lib32", "/lib64", "/bin", "/sbin"];
const linkerFiles = ["/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf"];

const bindings = (program: string): string[] => [
  ...["--ro-bind", "/usr", "/usr"],
  ...[...systemFolders, ...linkerFiles].flatMap((path) => ["--ro-bind-try", path, path]),
  ...["--ro-bind", program, "/decoder"],
  ...["--tmpfs", "/tmp"],
];

const apart = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"];

/** The command that starts a program behind what walls there are. */
export function walled(
  { bwrap, prlimit }: Walls,
  program: string,
  limits: Limits,
  place: Place,
): Walled {
  const bounds = prlimit
    ? [
        prlimit,
        `--cpu=${limits.cpuSeconds}`,
        `--as=${limits.memoryBytes}`,
        `--fsize=${limits.fileBytes}`,
        "--core=0",
        "--",
      ]
    : [];
  const inside = bwrap
    ? [
        ...[bwrap, ...apart, ...bindings(program)],
        ...["--ro-bind", place.input, "/in", "--bind", place.output, "/out", "--chdir", "/tmp"],
        "/decoder",
      ]
    : [program];
  const [command = program, ...args] = [...bounds, ...inside];
  return { command, args, seen: bwrap ? { input: "/in", output: "/out" } : place };
}

/** The sandbox does not answer, or there is none where there must be one: nothing is decoded. */
export class SandboxUnavailable extends Error {
  override name = "SandboxUnavailable";
}

/** What was found of walls. */
export interface Found {
  readonly walls: Walls;
  /** Why there is no sandbox; undefined when there is one, or none is wanted. */
  readonly lacking?: string;
}

/** How often bwrap is tried before it counts as one that cannot be used here, and how long each time. */
const TRIES = 3;
const PATIENCE_MS = 5_000;

/**
 * The walls that this system offers; bwrap only where it can in fact start the decoder. One slow or
 * failed try is no answer.
 * @throws SandboxUnavailable when nobody can say, as bwrap is there and does not answer
 */
export async function findWalls(program: string, patienceMs = PATIENCE_MS): Promise<Found> {
  const prlimit = findProgram("prlimit");
  const bounds = prlimit ? { prlimit } : {};
  if (env.MEDIA_SANDBOX === "none") return { walls: bounds };
  const bwrap = findProgram("bwrap");
  if (!bwrap) return { walls: bounds, lacking: "bwrap (of the package bubblewrap) is not there" };
  const words: string[] = [];
  for (let tried = 1; tried <= TRIES; tried++) {
    const end = await tryOut(bwrap, program, patienceMs * tried * slowness());
    if (end?.ok) return { walls: { ...bounds, bwrap } };
    if (end) words.push(end.said);
  }
  if (words.length < TRIES) throw new SandboxUnavailable("bwrap is there and does not answer");
  return { walls: bounds, lacking: `bwrap cannot be used: ${words.at(-1)}` };
}

/** Starts the decoder in a sandbox, for nothing but its version; undefined when it takes too long. */
function tryOut(bwrap: string, program: string, ms: number) {
  const args = [...apart, ...bindings(program), "/decoder", "-version"];
  return new Promise<{ readonly ok: boolean; readonly said: string } | undefined>((resolve) => {
    const child = spawn(bwrap, args, {
      env: { NODE_ENV: "production", LC_ALL: "C" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      resolve(undefined);
    }, ms);
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(0, 500);
    });
    const end = (ok: boolean, words: string) => {
      clearTimeout(timer);
      resolve({ ok, said: words.trim() });
    };
    child.once("error", ({ message }) => end(false, message));
    child.once("close", (code) => end(code === 0, said));
  });
}
