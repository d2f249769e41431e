import { setTimeout as sleep } from "node:timers/promises";
import { startWeb } from "#tests/setup/web";
import { autocannon } from "./load";
import type { Row } from "./report";
import { residentMb } from "./web";

const MINUTES = 5;
const EVERY_SECONDS = 15;

/**
 * Memory of the web process over five minutes of load. It has levelled off when the last minute
 * needs hardly more than the one before.
 */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn" });
  const curve: number[] = [residentMb(web.pid)];
  try {
    const load = autocannon({
      url: `${web.url}/`,
      connections: 32,
      duration: MINUTES * 60,
      headers: { accept: "text/html" },
    });
    for (let seconds = 0; seconds < MINUTES * 60; seconds += EVERY_SECONDS) {
      await sleep(EVERY_SECONDS * 1000);
      curve.push(residentMb(web.pid));
    }
    await load;
  } finally {
    await web.stop();
  }
  console.log(`web memory in MB, every ${EVERY_SECONDS} s of load at 32 connections:`);
  console.log(curve.map((megabytes) => megabytes.toFixed(0)).join(" "));
  const perMinute = 60 / EVERY_SECONDS;
  const highest = (from: number, to?: number) => Math.max(...curve.slice(from, to));
  const before = highest(-2 * perMinute, -perMinute);
  const last = highest(-perMinute);
  return [
    {
      name: "web memory, last minute beside the one before",
      ours: last,
      reference: before,
      ratio: last / before,
      unit: "MB",
      target: "at most 1.05",
      ok: last / before <= 1.05,
    },
  ];
}
