import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { familyOf } from "../../dev/processes.mjs";

const PERIOD_MS = 100;

/** Processes that get together a share of one core, and those that they start. */
export interface Hold {
  /** How the system does it. */
  readonly by: string;
  take(pid: number): void;
  /** Lets go of what is still there. */
  end(): Promise<void>;
}

/** Holds processes to a share (0 to 1) of one core. */
export function holdTo(share: number): Hold {
  return controlGroup(share) ?? stopAndGo(share);
}

/** By the kernel's scheduler, where this user may make control groups, of either version. */
function controlGroup(share: number): Hold | undefined {
  const quota = Math.round(share * PERIOD_MS * 1_000);
  const period = PERIOD_MS * 1_000;
  // Before all others: on a busy machine the share would be smaller than was asked for.
  const kinds = [
    {
      root: "/sys/fs/cgroup/cpu",
      files: {
        "cpu.cfs_period_us": period,
        "cpu.cfs_quota_us": quota,
        "cpu.shares": 262_144,
      },
    },
    {
      root: "/sys/fs/cgroup",
      files: { "cpu.max": `${quota} ${period}`, "cpu.weight": 10_000 },
    },
  ];
  for (const { root, files } of kinds) {
    const folder = join(root, `goodstanding-${process.pid}-${Date.now()}`);
    try {
      if (!existsSync(join(root, "cgroup.procs"))) continue;
      mkdirSync(folder);
      for (const [name, value] of Object.entries(files)) {
        writeFileSync(join(folder, name), String(value));
      }
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
      continue;
    }
    return {
      by: "a control group",
      take: (pid) => writeFileSync(join(folder, "cgroup.procs"), String(pid)),
      end: async () => {
        // Whoever is about to end is still in it for a moment.
        for (let tries = 0; tries < 50; tries++) {
          for (const pid of readFileSync(join(folder, "cgroup.procs"), "utf8").split("\n")) {
            if (pid) moveTo(root, pid);
          }
          try {
            return rmdirSync(folder);
          } catch {
            await sleep(100);
          }
        }
      },
    };
  }
  return undefined;
}

function moveTo(root: string, pid: string): void {
  try {
    writeFileSync(join(root, "cgroup.procs"), pid);
  } catch {
    // It has ended meanwhile.
  }
}

/** By stopping and continuing them, the whole family at once, ten times a second. */
function stopAndGo(share: number): Hold {
  let isOver = false;
  const roots: number[] = [];
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const turning = (async () => {
    let family: number[] = [];
    for (let turn = 0; !isOver; turn++) {
      if (turn % 10 === 0) family = familyOf(roots);
      signal(family, "SIGCONT");
      await sleep(PERIOD_MS * share);
      signal(family, "SIGSTOP");
      await sleep(PERIOD_MS * (1 - share));
    }
    signal(familyOf(roots), "SIGCONT");
  })();
  return {
    by: "stop and go",
    take: (pid) => void roots.push(pid),
    end: async () => {
      isOver = true;
      await turning;
    },
  };
}
