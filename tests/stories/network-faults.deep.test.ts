import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { hasBalancer } from "#tests/setup/balancer";
import { hasRedis } from "#tests/setup/redis";
import { startTopology, type Topology } from "#tests/setup/topology";
import { Visitor } from "#tests/setup/visitor";
import {
  addressOf,
  answers,
  expectDocument,
  form,
  outageMs,
  patienceMs,
  recoveryMs,
  timed,
} from "./site";

/** A line that is slow, but not so slow that anybody gives up. */
const SLOW_MS = 400;

describe.skipIf(!hasRedis() || !hasBalancer())("when the network between the processes", () => {
  let site: Topology;
  beforeAll(async () => {
    site = await startTopology();
  });
  afterEach(async () => {
    for (const server of servers) await site[server].mend();
  });
  afterAll(() => site.stop());

  const servers = ["postgres", "redis", "storage"] as const;
  const faults = {
    "is cut": (server: (typeof servers)[number]) => site[server].cut(),
    "swallows every byte": (server: (typeof servers)[number]) => site[server].freeze(),
    "is slow": (server: (typeof servers)[number]) => site[server].delay(SLOW_MS),
  };
  const cases = servers.flatMap((server) =>
    (Object.keys(faults) as (keyof typeof faults)[]).map((fault) => [server, fault] as const),
  );
  const readiness = () =>
    Promise.all(site.webs.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));

  it.each(cases)(
    "and %s %s: visitors are answered in time, all comes back by itself, nothing is half done",
    async (server, fault) => {
      const visitor = new Visitor(site.url);
      const _at = (await visitor.open(form)).hidden("_at");
      const known = await addressOf(await visitor.call(form, "POST", { ...answers, _at }));
      await expectDocument(visitor, known);
      const pids = [...site.webs, ...site.workers].map(({ pid }) => pid);

      await faults[fault](server);
      const away = sleep(outageMs);
      const accepted: string[] = [];
      for (let i = 0; i < 2; i++) {
        const { value, ms } = await timed(() => visitor.call(form, "POST", { ...answers, _at }));
        expect(ms).toBeLessThan(patienceMs);
        expect([200, 503]).toContain(value.status);
        if (value.status === 200) accepted.push(await addressOf(value));
        else
          expect(await value.json()).toMatchObject({
            reference: expect.stringMatching(/^[\w-]{14}$/),
          });
        const file = await timed(() => visitor.call(known));
        expect(file.ms).toBeLessThan(patienceMs);
        expect([200, 503]).toContain(file.value.status);
        await file.value.arrayBuffer().catch(() => undefined);
        const page = await timed(() => visitor.open("/"));
        expect([page.value.status, page.ms < patienceMs]).toEqual([200, true]);
      }
      // What the fault does not touch goes on: forms need PostgreSQL alone, and patience is no fault.
      if (server !== "postgres" || fault === "is slow") expect(accepted).toHaveLength(2);
      await away;
      await site[server].mend();

      await expect.poll(readiness, { timeout: recoveryMs }).toEqual([200, 200]);
      for (const address of [known, ...accepted]) await expectDocument(visitor, address);
      expect([...site.webs, ...site.workers].map(({ pid }) => pid)).toEqual(pids);
      // Whatever was written has what belongs to it: a version, its request for work, its files.
      await expect
        .poll(() => db.bylawsVersion.count({ where: { state: { not: "ready" } } }), {
          timeout: recoveryMs,
        })
        .toBe(0);
      expect(await db.bylaws.count({ where: { versions: { none: {} } } })).toBe(0);
      expect(await db.bylaws.count()).toBeGreaterThanOrEqual(accepted.length + 1);
    },
    120_000 + 2 * outageMs,
  );
});
