import { spawnSync } from "node:child_process";
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

/** The walls that this system offers; bwrap only where it can in fact start the decoder. */
export function findWalls(program: string): Walls {
  const bwrap = findProgram("bwrap");
  const prlimit = findProgram("prlimit");
  const args = [...apart, ...bindings(program), "/decoder", "-version"];
  const options = { timeout: 10_000, env: { NODE_ENV: "production" } } as const;
  const works = bwrap && spawnSync(bwrap, args, options).status === 0;
  return { ...(works && { bwrap }), ...(prlimit && { prlimit }) };
}
