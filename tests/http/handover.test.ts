import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

const today = civilDateIn(new Date(), "America/New_York");

/** A club, its primary person's browser, and the form of a handover that it sends. */
async function makeClub() {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const primary = await signedIn(web.url, email);
  const plan = {
    name: "Grace Hopper",
    email: newAddress(),
    office: "president",
    starts_on: today,
    afterwards: "leave",
  };
  return { id: account.id, userId, primary, plan };
}

/** A link as the worker makes it, whose mail is read. */
async function linkOf(handoverId: number, sending = 1): Promise<string> {
  const token = randomToken();
  await db.handoverLink.create({
    data: { tokenHash: hashToken(token), handoverId, sending, createdAt: new Date() },
  });
  return `/handover/${token}`;
}

describe("a handover without script", () => {
  it("HND-01 takes three screens to a sent link, and the successor a password", async () => {
    const { id: accountId, userId, primary, plan } = await makeClub();
    await primary.open("/app/handover");
    const long = "x".repeat(300);
    const odd = { email: "nobody", title: long, stay_title: long };
    const wrong = await primary.submit("/app/handover", { ...plan, ...odd });
    expect(wrong.status).toBe(422);
    for (const field of Object.keys(odd)) expect(wrong.html).toContain(`href="#plan-${field}"`);
    expect(wrong.html).toContain('value="Grace Hopper"');
    const planned = await primary.submit("/app/handover", plan);
    expect(planned.status).toBe(303);
    const path = planned.headers.get("location") ?? "";
    const check = await primary.open(path);
    expect(check.text).toContain("nothing changes for anybody");
    expect(check.text).toContain("Keys and the cash box");
    const sent = await primary.submit(path, { decision: "send" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, path]);
    const handover = await db.handover.findFirstOrThrow({ where: { accountId } });
    // Both sides read the club's day, as the mail says it: in the East it is May 4 by then.
    await db.account.update({ where: { id: accountId }, data: { timeZone: "Pacific/Honolulu" } });
    const expiresAt = new Date("2030-05-04T05:00:00Z");
    await db.handover.update({ where: { id: handover.id }, data: { expiresAt } });
    const waiting = await primary.open(path);
    expect(waiting.text).toContain("Waiting for an answer");
    expect(waiting.text).toContain("May 3, 2030");
    const link = await linkOf(handover.id);
    const successor = new Visitor(web.url);
    const page = await successor.open(link);
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.text).toContain("Take over Elm Street Boosters");
    expect(page.text).toContain("May 3, 2030");
    expect(page.html).not.toContain(plan.email);
    const answer = {
      decision: "accept",
      email: "other@example.org",
      first_name: "Grace",
      last_name: "Hopper",
      password: "drum-corps-1943",
      password_confirmation: "drum-corps-1943",
    };
    const other = await successor.submit(link, answer);
    expect(other.status).toBe(422);
    expect(other.text).toContain("The link was sent to another address");
    const accepted = await successor.submit(link, { ...answer, email: plan.email });
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, path]);
    expect((await successor.open(path)).text).toContain("Complete the handover");
    const marked = await successor.submit(path, { decision: "mark", thing: "keys", mark: "done" });
    expect(marked.status).toBe(303);
    expect((await successor.open(path)).text).toContain("Done: Grace Hopper");
    expect((await successor.open("/app")).text).toContain("Handover under way");
    const done = await primary.submit(path, { decision: "complete" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/"]);
    expect((await primary.open("/")).text).toContain("you have left the club's pages");
    expect(await db.accountUser.count({ where: { accountId, userId } })).toBe(0);
    expect((await successor.open(path)).text).toContain("Completed on");
    expect((await new Visitor(web.url).open(link)).text).toContain("This link was used");
  });

  it("HND-17 an expired link explains, and asks for a new one", async () => {
    const { id: accountId, primary, plan } = await makeClub();
    await primary.open("/app/handover");
    const planned = await primary.submit("/app/handover", plan);
    const path = planned.headers.get("location") ?? "";
    await primary.open(path);
    await primary.submit(path, { decision: "send" });
    const handover = await db.handover.findFirstOrThrow({ where: { accountId } });
    const over = { expiresAt: new Date(Date.now() - 1_000) };
    await db.handover.update({ where: { id: handover.id }, data: over });
    const visitor = new Visitor(web.url);
    const link = await linkOf(handover.id);
    expect((await visitor.open(link)).text).toContain("This link has expired");
    expect((await visitor.submit(link, { decision: "ask" })).status).toBe(303);
    expect((await visitor.open(link)).text).toContain("You asked for a new link");
    expect((await primary.open(path)).text).toContain("asks for a new one");
    const es = await visitor.open(`${link}?lang=es`);
    expect(es.status).toBeLessThan(400);
  });

  it("HND-05 who only reads is refused whatever is sent for the club", async () => {
    const { id: accountId, primary, userId } = await makeClub();
    const { id: next } = await makePerson();
    await db.$transaction([
      db.accountUser.update({
        where: { accountId_userId: { accountId, userId } },
        data: { isPrimary: false, readsUntil: new Date(Date.now() + 86_400_000) },
      }),
      db.accountUser.create({ data: { accountId, userId: next, isPrimary: true } }),
    ]);
    expect((await primary.open("/app/officers")).status).toBe(200);
    expect((await primary.open("/app/officers/new")).status).toBe(200);
    const term = { office: "president", name: "Ada Lovelace", starts_on: today };
    const sent = await primary.submit("/app/officers/new", term);
    expect(sent.status).toBe(403);
    expect(sent.text).toContain("You can still read its pages");
  });
});
