import { randomBytes, randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { limits } from "#modules/platform/ratelimit/limits";
import { makePerson, password } from "#tests/modules/accounts/people";
import { contestInput, somebody, system } from "#tests/modules/contest/entries";
import { hasBalancer } from "#tests/setup/balancer";
import { formOf, media, sendAsScript, smallPdf } from "#tests/setup/files";
import { hasRedis } from "#tests/setup/redis";
import { startTopology, type Topology } from "#tests/setup/topology";
import { sendPart, tusCall } from "#tests/setup/tus";
import { Visitor } from "#tests/setup/visitor";
import { metricsOf } from "#tests/setup/web";
import { addressOf, answers, form } from "./site";

const FACTOR = 10;

describe.skipIf(!hasRedis() || !hasBalancer())("two web processes and three workers", () => {
  let site: Topology;
  beforeAll(async () => {
    site = await startTopology({ RATE_LIMIT_FACTOR: String(FACTOR) });
  });
  afterAll(() => site.stop());

  /** One visitor's browser, as it meets one process and the other. */
  class Traveller extends Visitor {
    at: number | undefined;
    override request(path: string, init?: RequestInit) {
      const origin = this.at === undefined ? site.url : site.webs[this.at]?.url;
      const headers = new Headers(init?.headers);
      // As the proxy would say it; the origin is the one that people type.
      headers.set("X-Forwarded-Host", new URL(site.url).host);
      return super.request(new URL(path, origin).href, { ...init, headers });
    }
    /** The next requests go to this process. */
    to(number: number): this {
      this.at = number;
      return this;
    }
  }
  const newcomer = () => new Traveller(site.url);
  const other = (number: number) => 1 - number;

  async function signedIn(at: number) {
    const person = await makePerson();
    const visitor = newcomer().to(at);
    await visitor.open("/login");
    const answer = await visitor.submit("/login", { email: person.email, password });
    expect(answer.status).toBe(303);
    return { visitor, person };
  }

  it("share the visitors of the balancing proxy, which keeps the operator's pages to itself", async () => {
    for (let i = 0; i < 40; i++) expect((await fetch(`${site.url}/`)).status).toBe(200);
    const counts = await Promise.all(
      site.webs.map(async ({ url }) => {
        const text = await metricsOf(url);
        const lines = text.matchAll(
          /^goodstanding_http_requests_total\{.*method="GET".*\} (\d+)/gm,
        );
        return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
      }),
    );
    for (const count of counts) expect(count).toBeGreaterThan(5);
    for (const path of ["/metrics", "/readyz"]) {
      expect((await fetch(site.url + path)).status).toBe(404);
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it.each([0, 1])("know who signed in at the other, and who signed out (%i)", async (at) => {
    const { visitor } = await signedIn(at);
    for (const where of [other(at), at]) {
      expect((await visitor.to(where).open("/app")).status).not.toBe(302);
    }
    const home = await visitor.to(other(at)).open("/app");
    expect(home.csrfToken).not.toBe("");
    await visitor.submit("/logout", {});
    expect((await visitor.to(at).open("/app")).headers.get("location")).toContain("/login");
  });

  it("count one limit together", async () => {
    const { email } = await makePerson();
    const visitor = newcomer().to(0);
    await visitor.open("/login");
    const statuses: number[] = [];
    const most = limits.loginAccount.points * FACTOR;
    for (let i = 0; i < most + 10; i++) {
      const answer = await visitor.to(i % 2).submit("/login", { email, password: "wrong-1979" });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most);
    expect(statuses.slice(most)).toEqual(Array(10).fill(429));
  });

  it("tell at one how far a document is that was asked for at the other", async () => {
    const visitor = newcomer().to(0);
    const _at = (await visitor.open(form)).hidden("_at");
    const address = await addressOf(await visitor.call(form, "POST", { ...answers, _at }));
    const progress = address.replace("/download/", "/progress/");
    const told = await visitor
      .to(1)
      .request(progress, { headers: { Accept: "text/event-stream" } });
    expect(told.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect((await told.text()).trim().split("\n").at(-1)).toContain('"state":"ready"');
    // And through the proxy, which must not keep words back.
    visitor.at = undefined;
    const again = await visitor.request(progress, { headers: { Accept: "text/event-stream" } });
    expect(await again.text()).toContain('"state":"ready"');
    for (const where of [0, 1]) expect((await visitor.to(where).call(address)).status).toBe(200);
  });

  it("hand out at one the file that was sent to the other", async () => {
    const { visitor, person } = await signedIn(0);
    const account = await db.account.create({ data: { name: "Lincoln Boosters" } });
    const data = { accountId: account.id, userId: person.id, isPrimary: true };
    await db.accountUser.create({ data });
    await visitor.to(0).open("/app/files");
    const body = formOf({}, { field: "uploads[]", name: "Letter 947.pdf", bytes: smallPdf });
    const sent = await sendAsScript(visitor.to(1), "/app/files", body);
    expect(sent.status).toBe(200);
    const { files } = (await sent.json()) as { files: [{ id: number }] };
    const file = await visitor.to(0).request(`/app/files/${files[0].id}/download`);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(smallPdf))).toBe(true);
  });

  describe("of a video that arrives in parts", () => {
    const film = media("vid__quarter_is_red.mp4");
    beforeAll(async () => {
      const today = civilDateIn(new Date(), "America/New_York");
      const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
      await addContest(system, { ...contestInput("video"), ...days });
    });

    const base64 = (text: string) => Buffer.from(text).toString("base64");
    async function begun(bytes: Buffer) {
      const visitor = newcomer().to(0);
      await visitor.open("/contest/video");
      const facts = `filename ${base64("season.mp4")},filetype ${base64("video/mp4")}`;
      const answer = await tusCall(visitor, "/contest/uploads", "POST", {
        "Upload-Length": String(bytes.length),
        "Upload-Metadata": facts,
      });
      return { visitor, path: answer.headers.get("location") ?? "" };
    }
    const offsetOf = async (visitor: Visitor, path: string) =>
      Number((await tusCall(visitor, path, "HEAD")).headers.get("upload-offset"));
    const enter = (visitor: Visitor, path: string) =>
      visitor.call("/contest/video", "POST", {
        ...somebody(),
        type: "booster_club",
        message: "Our season.",
        _upload: path.split("/").at(-1),
      });

    it("F-24 take parts in turn, and the entry at either; of many at once one gets it", async () => {
      const { visitor, path } = await begun(film);
      const size = Math.ceil(film.length / 4);
      for (let i = 0; i < 4; i++) {
        const part = film.subarray(i * size, (i + 1) * size);
        expect((await sendPart(visitor.to((i + 1) % 2), path, i * size, part)).status).toBe(204);
      }
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, i) => enter(visitor.to(i % 2), path)),
      );
      expect(made.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
    });

    it("F-24 go on at one when the line to the other is dead, and never write both", async () => {
      const large = Buffer.concat([film, randomBytes(600_000)]);
      const { visitor, path } = await begun(large);
      const web = site.webs[0]?.url ?? "";
      // A part that stops in the middle and neither ends nor goes away.
      const dead = request(new URL(path, web), {
        method: "PATCH",
        headers: {
          "Tus-Resumable": "1.0.0",
          "X-CSRF-TOKEN": visitor.csrfToken,
          "Upload-Offset": "0",
          "Content-Type": "application/offset+octet-stream",
          "Content-Length": large.length,
          Cookie: `sid=${visitor.cookie("sid")}`,
        },
      });
      dead.on("error", () => {});
      dead.write(large.subarray(0, 200_000));
      await expect.poll(() => db.uploadLock.count()).toBe(1);
      const { holder } = await db.uploadLock.findFirstOrThrow();

      const offset = await offsetOf(visitor.to(1), path);
      expect(offset).toBeGreaterThan(0);
      expect((await db.uploadLock.findMany()).map((one) => one.holder)).not.toContain(holder);
      dead.write(Buffer.alloc(100_000, 1));
      expect((await sendPart(visitor.to(1), path, offset, large.subarray(offset))).status).toBe(
        204,
      );
      dead.destroy();
      const { status } = await enter(visitor.to(0), path);
      expect(status).toBe(200);
      expect(await db.uploadLock.count()).toBe(0);
    });

    it("F-24 go on at one when the other was killed with the lock in its hand", async () => {
      const { visitor, path } = await begun(film);
      const upload = path.split("/").at(-1) ?? "";
      const heldUntil = new Date(Date.now() + 3_000);
      await db.uploadLock.create({ data: { upload, holder: randomUUID(), heldUntil } });
      expect((await sendPart(visitor.to(1), path, 0, film)).status).toBe(204);
      expect(Date.now()).toBeGreaterThan(heldUntil.getTime());
    });
  });
});
