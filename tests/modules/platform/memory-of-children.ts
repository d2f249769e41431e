import { readdirSync, readFileSync } from "node:fs";

const FIELD = /^(PPid|VmRSS):\s+(\d+)/gm;

/** The processes there are: who started them, and the memory that they hold, in bytes. */
function processes(): Map<number, { parent: number; bytes: number }> {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const values = new Map([...status.matchAll(FIELD)].map(([, key, value]) => [key, value]));
      const bytes = Number(values.get("VmRSS") ?? 0) * 1_024;
      found.set(Number(name), { parent: Number(values.get("PPid")), bytes });
    } catch {
      // It has ended in between.
    }
  }
  return found;
}

/**
 * Watches what the processes hold that this one starts from now on; the largest of them counts.
 * Those that run already (the web server that test files share) are left out. Linux only.
 */
export function watchChildren(everyMs = 25): { peak(): number; stop(): void } {
  let most = 0;
  const earlier = new Set(processes().keys());
  const look = () => {
    if (process.platform !== "linux") return;
    const all = processes();
    for (const [pid, { bytes }] of all) {
      let at: number | undefined = pid;
      while (at !== undefined && !earlier.has(at)) at = all.get(at)?.parent;
      if (at === process.pid && pid !== at) most = Math.max(most, bytes);
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    peak() {
      look();
      const value = most;
      most = 0;
      return value;
    },
    stop: () => clearInterval(timer),
  };
}
