import { setTimeout as sleep } from "node:timers/promises";

/** Whether a process with this number runs, whoever it is. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Waits until `isDone` holds, looking every 20 ms; false when `limitMs` went by. */
export async function waitUntil(isDone, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
