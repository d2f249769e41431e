import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { contestInput, somebody, system } from "#tests/modules/contest/entries";
import { folder } from "#tests/setup/data-folder";
import { formOf, leftovers, media, mediaNames, sendAsScript } from "#tests/setup/files";
import { bytesOfForm, peakOf, sendBadly, tableOf } from "#tests/setup/storm";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, startWorker, stopFaultless } from "#tests/setup/web";

const UPLOADS = 100;
const MOST_MB = 512;
/** Those that cost a decoder the most are in the test of each file for itself. */
const names = mediaNames.filter((name) => media(name).length < 60_000);

let web: RunningProcess;
let worker: RunningProcess;
const rows: (string | number)[][] = [["what", "requests", "answers", "web MB", "worker MB"]];
const today = civilDateIn(new Date(), "America/New_York");

beforeAll(async () => {
  const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
  for (const kind of ["photo", "video"] as const) {
    await addContest(system, { ...contestInput(kind), ...days });
  }
  [web, worker] = await Promise.all([
    startWeb({ DATA_DIR: folder }),
    startWorker({ DATA_DIR: folder }),
  ]);
});
afterAll(async () => {
  console.log(tableOf(rows));
  await Promise.all([stopFaultless(web), worker.stop()]);
});

async function somebodyNew(kind: string): Promise<Visitor> {
  const visitor = new Visitor(web.url);
  await visitor.open(`/contest/${kind}`);
  return visitor;
}

const fieldsOf = () => ({ ...somebody(), type: "empty", message: "", is_member: "0" });

/** Nobody got a fault, nothing is left on the way, and no process grew beyond its bounds. */
async function settled(what: string, statuses: readonly number[]): Promise<void> {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const told = [...counts].map(([status, count]) => `${count} × ${status || "cut off"}`).join(", ");
  const ofWeb = peakOf(web.pid);
  const ofWorker = peakOf(worker.pid);
  rows.push([what, statuses.length, told, ofWeb, ofWorker]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await leftovers(folder)).toEqual([]);
  const arriving = join(folder, "files", "tmp");
  expect(existsSync(arriving) ? readdirSync(arriving) : []).toEqual([]);
  expect(Math.max(ofWeb, ofWorker)).toBeLessThan(MOST_MB);
}

describe("many uploads at once", () => {
  it(`F-28 F-29 F-32 ${UPLOADS} good and bad files, all at the same moment`, async () => {
    const visitor = await somebodyNew("photo");
    const statuses = await Promise.all(
      Array.from({ length: UPLOADS }, async (_, at) => {
        const name = names[at % names.length] ?? "";
        const path = at % 2 ? "/contest/video" : "/contest/photo";
        const answer = await sendAsScript(
          visitor,
          path,
          formOf(fieldsOf(), { name, bytes: media(name) }),
        );
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    // What was taken is prepared meanwhile.
    await expect
      .poll(() => db.contestEntry.count({ where: { mediaState: "waiting" } }), { timeout: 50_000 })
      .toBe(0);
    expect(await db.contestEntry.count()).toBe(statuses.filter((status) => status === 200).length);
    await settled("at the same moment", statuses);
  });

  it("F-32 senders that go away, announce too much or too little, or send a byte a second", async () => {
    const visitor = await somebodyNew("photo");
    const before = await db.contestEntry.count();
    const whole = () => bytesOfForm(fieldsOf(), "team.png", media("img__alpha.png"));
    const send = (count: number, manners: (body: Buffer) => Parameters<typeof sendBadly>[2]) =>
      Promise.all(
        Array.from({ length: count }, () => sendBadly(visitor, "/contest/photo", manners(whole()))),
      );
    const half = (body: Buffer) => body.subarray(0, body.length - 300);
    const [gone, longer, shorter, slow, slowest] = await Promise.all([
      send(10, (sent) => ({ announced: 900_000, sent, leavesAfterMs: 1_500 })),
      send(10, (sent) => ({ announced: sent.length + 500, sent, leavesAfterMs: 3_000 })),
      send(10, (sent) => ({ announced: sent.length - 300, sent })),
      send(10, (sent) => ({
        announced: sent.length,
        sent: half(sent),
        drips: true,
        leavesAfterMs: 4_500,
      })),
      // Stays until it is cut off.
      send(3, (sent) => ({ announced: sent.length, sent: half(sent), drips: true })),
    ]);
    await settled("gone in the middle", gone ?? []);
    await settled("shorter than announced", longer ?? []);
    await settled("longer than announced", shorter ?? []);
    await settled("a byte a second", slow ?? []);
    await settled("a byte a second, for ever", slowest ?? []);
    expect(slowest).toEqual([0, 0, 0]);
    expect(shorter?.every((status) => [0, 400, 422].includes(status))).toBe(true);
    // No half form became an entry, and the next whole one does.
    expect(await db.contestEntry.count()).toBe(before);
    const next = await sendAsScript(
      visitor,
      "/contest/photo",
      formOf(fieldsOf(), { name: "team.png", bytes: media("img__alpha.png") }),
    );
    expect(next.status).toBe(200);
  });
});
