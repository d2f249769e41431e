import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { changeContest } from "#modules/contest/index.server";
import { civilDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { contestInput, keptFiles, openContests, photo, send, system } from "./entries";
import { code } from "./staffed";

let id = 0;
beforeEach(async () => {
  await db.contestEntry.deleteMany();
  await db.contest.deleteMany();
  await openContests();
  await db.contest.deleteMany({ where: { kind: "video" } });
  id = (await db.contest.findFirstOrThrow()).id;
});

/** Does one thing while another, which it has to wait for, is not committed yet. */
async function whileUncommitted<T>(statements: readonly string[], work: () => Promise<T>) {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    for (const statement of statements) await client.query(statement);
    const working = work();
    await sleep(300);
    await client.query("COMMIT");
    return await working;
  } finally {
    client.release();
  }
}

describe("a contest that is changed in the same moment", () => {
  it("F-13 takes no entry of the kind that it was", async () => {
    const file = await photo();
    const became = ["SELECT FROM contests FOR UPDATE", "UPDATE contests SET kind = 'video'"];
    const sent = await whileUncommitted(became, () => send({ file }));
    expect(code(sent)).toBe("conflict");
    expect(await db.contestEntry.count()).toBe(0);
    expect(keptFiles()).toEqual([]);
  });

  it("F-25 keeps its days when its winners are announced", async () => {
    const { version } = await db.contest.findUniqueOrThrow({ where: { id } });
    const input = { ...contestInput("photo"), closesOn: civilDate("2026-12-31") };
    const announced = [
      "SELECT FROM contests FOR NO KEY UPDATE",
      "UPDATE contests SET announced_at = now()",
    ];
    const changed = await whileUncommitted(announced, () =>
      changeContest(system, { id, version, input }),
    );
    expect(changed).toMatchObject({ refusal: { errors: { closes_on: [expect.anything()] } } });
  });
});
