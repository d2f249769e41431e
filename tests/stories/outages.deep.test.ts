import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { hasRedis } from "#tests/setup/redis";
import {
  addressOf,
  answers,
  atForm,
  expectClearAnswer,
  expectClearPage,
  expectDocument,
  expectPublicPage,
  form,
  openSite,
  outageMs,
  partsOf,
  patienceMs,
  recoveryMs,
  type Site,
  signedIn,
  timed,
} from "./site";

describe.each([
  ["PostgreSQL alone", false],
  ["PostgreSQL and Redis", true],
] as const)("with %s", (_name, withRedis) => {
  describe.skipIf(withRedis && !hasRedis())("when PostgreSQL is away", () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite({ withRedis });
    });
    afterEach(() => site.postgres.mend());
    afterAll(() => site.stop());

    it.each(["cut", "freeze"] as const)(
      "visitors are told, nothing is half saved, and all comes back by itself (%s)",
      async (how) => {
        const { visitor, send, _at } = await atForm(site);
        const person = await signedIn(site);
        expect((await person.open("/")).status).toBe(200);
        const before = await db.bylaws.count();
        const pids = [site.web.pid, site.worker.pid];

        await site.postgres[how]();
        const away = sleep(outageMs);
        await expectClearAnswer(await timed(send));
        expectClearPage(await timed(() => visitor.submit(form, { ...answers, _at })));
        await expectPublicPage(person);
        expect((await fetch(`${site.web.url}/healthz`)).status).toBe(200);
        expect(await partsOf(site)).toMatchObject({ status: 503, parts: { database: false } });
        await away;
        await site.postgres.mend();

        await expect
          .poll(async () => (await partsOf(site)).status, { timeout: recoveryMs })
          .toBe(200);
        expect(await db.bylaws.count()).toBe(before);
        const answer = await send();
        expect(answer.status).toBe(200);
        await expectDocument(visitor, await addressOf(answer));
        expect((await person.open("/")).status).toBe(200);
        expect(await db.bylaws.count()).toBe(before + 1);
        expect([site.web.pid, site.worker.pid]).toEqual(pids);
        expect(site.worker.isRunning).toBe(true);
      },
      60_000 + 2 * outageMs,
    );
  });
});

describe.skipIf(!hasRedis())("when Redis is away", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ withRedis: true });
  });
  afterEach(() => site.redis?.mend());
  afterAll(() => site.stop());

  it.each(["cut", "freeze"] as const)(
    "forms are still taken, and their documents made when it is back (%s)",
    async (how) => {
      const { visitor, send } = await atForm(site);
      await site.redis?.[how]();
      const away = sleep(outageMs);
      const { value: answer, ms } = await timed(send);
      expect(ms).toBeLessThan(patienceMs);
      expect(answer.status).toBe(200);
      expect((await fetch(`${site.web.url}/healthz`)).status).toBe(200);
      expect(await partsOf(site)).toMatchObject({ status: 503, parts: { queue: false } });
      await away;
      await site.redis?.mend();
      await expectDocument(visitor, await addressOf(answer));
      await expect
        .poll(async () => (await partsOf(site)).status, { timeout: recoveryMs })
        .toBe(200);
    },
    60_000 + 2 * outageMs,
  );
});
