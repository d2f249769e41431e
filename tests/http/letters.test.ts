import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderLetter } from "#modules/letters/file/render-letter.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, password, system } from "#tests/modules/accounts/people";
import { enter } from "#tests/modules/officers/officers-world";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const today = civilDateIn(new Date(), "America/New_York");

/** A headquarters and a chapter with a president, each with a browser, and a letter that was sent. */
async function world(kind = "inclusion") {
  const central = await makeClub({ name: "Delta Rho Omega", members: 0 });
  const group = await db.group.create({
    data: { label: "Delta Rho Omega", centralAccountId: central.id, gen: "5271" },
  });
  const chapter = await makeClub({ name: "Theta Chapter", members: 0 });
  await db.account.update({ where: { id: chapter.id }, data: { groupId: group.id } });
  const starts = { starts_on: addDays(today, -30) };
  await enter(system, chapter.id, { email: chapter.primary.email, ...starts });
  const hq = await signedIn(web.url, central.primary.email);
  const member = await signedIn(web.url, chapter.primary.email);
  const path = `/app/group/letters/new?kind=${kind}`;
  const page = await hq.open(path);
  const form = { version: page.hidden("version"), key: page.hidden("key"), days: "" };
  const sent = await hq.submit(path, { decision: "send", ...form });
  const letter = await db.letter.findFirstOrThrow({ where: { accountId: chapter.id } });
  return { central, chapter, hq, member, id: letter.id, sent, form, path };
}

const age = (userId: number) =>
  db.$executeRaw`UPDATE sessions SET created_at = created_at - interval '16 minutes',
    confirmed_at = confirmed_at - interval '16 minutes' WHERE user_id = ${userId}`;

describe("letters without script", () => {
  it("LET-04 a letter is read and signed, with the password once more, without JavaScript", async () => {
    const { chapter, member, hq, id, sent } = await world();
    expect(sent.status).toBe(303);
    expect((await member.open("/app/letters")).text).toContain("Authorization to be included");
    await age(chapter.primary.id);
    const path = `/app/letters/${id}`;
    const read = await member.open(path);
    expect(read.text).toContain("Theta Chapter (EIN not known yet) authorizes Delta Rho Omega");
    expect(read.text).toContain("You would sign as President.");
    const asked = await member.submit(path, { decision: "open" });
    const confirm = asked.headers.get("location") ?? "";
    const unproved = await member.open(`${path}/sign`);
    expect(unproved.headers.get("location")).toBe(confirm);
    expect([asked.status, confirm.startsWith("/account/confirm")]).toEqual([303, true]);
    await member.open(confirm);
    const proved = await member.submit(confirm, { current_password: password });
    expect([proved.status, proved.headers.get("location")]).toEqual([303, `${path}/sign`]);
    const form = await member.open(`${path}/sign`);
    const digest = form.hidden("digest");
    const missing = await member.submit(`${path}/sign`, { digest, full_name: "Grace" });
    expect(missing.status).toBe(422);
    expect(missing.text).toContain("There is a problem");
    expect(missing.html).toContain('value="Grace"');
    const named = { digest, agrees: "1", full_name: "Grace Hopper" };
    const signed = await member.submit(`${path}/sign`, named);
    expect([signed.status, signed.headers.get("location")]).toEqual([303, path]);
    const kept = await db.letterSignature.findFirstOrThrow({ where: { letterId: id } });
    expect(kept).toMatchObject({
      name: "Grace Hopper",
      office: "President",
      network: "127.0.0.0/24",
    });
    const session = await db.session.findFirstOrThrow({ where: { userId: chapter.primary.id } });
    expect(kept.sessionId).toBe(session.publicId);
    expect((await member.open(path)).text).toContain("Grace Hopper, President, on");
    expect((await hq.open(path)).text).toContain("Grace Hopper, President, on");
    // The form that was left open in another tab signs nothing more.
    expect((await member.submit(`${path}/sign`, named)).status).toBe(303);
    expect(await db.letterSignature.count({ where: { letterId: id } })).toBe(1);
  });

  it("LET-04 a script signs by the same address, and is told where to give the password", async () => {
    const { chapter, member, id } = await world();
    const path = `/app/letters/${id}/sign`;
    const digest = (await member.open(path)).hidden("digest");
    const named = { digest, agrees: "1", full_name: "Grace Hopper" };
    await age(chapter.primary.id);
    const late = await member.call(path, "POST", named);
    expect([late.status, await late.json()]).toMatchObject([
      403,
      { confirm: expect.stringContaining("/account/confirm") },
    ]);
    const again = await signedIn(web.url, chapter.primary.email);
    await again.open(path);
    const signed = await again.call(path, "POST", named);
    expect([signed.status, await signed.json()]).toEqual([200, { status: "signed" }]);
  });

  it("LET-01 a text that changed while it was read is shown again", async () => {
    const { member, hq, id, path: prepare } = await world();
    const path = `/app/letters/${id}/sign`;
    const digest = (await member.open(path)).hidden("digest");
    const page = await hq.open(prepare);
    const changed = { decision: "save", version: page.hidden("version"), text: "Other words." };
    expect((await hq.submit(prepare, changed)).status).toBe(303);
    const sent = { digest, agrees: "1", full_name: "Grace Hopper" };
    const refused = await member.submit(path, sent);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Read it again before you sign");
    expect(refused.text).toContain("Other words.");
    const again = { ...sent, digest: refused.hidden("digest") };
    expect((await member.submit(path, again)).status).toBe(303);
  });

  it("LET-05 the form posted again is the same act, and Enter sends nothing", async () => {
    const { hq, path, form, sent, id } = await world();
    const again = await hq.submit(path, { decision: "send", ...form });
    expect(again.headers.get("location")).toBe(sent.headers.get("location"));
    expect(await db.letter.count({ where: { id: { gte: id } } })).toBe(1);
    const html = (await hq.open("/app/group/letters/new?kind=conflict")).html;
    const buttons = [...html.matchAll(/<button[^>]*value="(save|send)"/g)];
    expect(buttons.map(([, value]) => value)).toEqual(["save", "send"]);
  });

  it("LET-06 the check page says the digest of the PDF that is downloaded", async () => {
    const { member, id } = await world();
    const path = `/app/letters/${id}`;
    const digest = (await member.open(`${path}/sign`)).hidden("digest");
    const named = { digest, agrees: "1", full_name: "Grace Hopper" };
    await member.submit(`${path}/sign`, named);
    expect((await member.request(`${path}/file`)).status).toBe(202);
    await renderLetter(system, id);
    const file = await member.request(`${path}/file`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { code } = await db.letter.findUniqueOrThrow({ where: { id } });
    const live = await member.open(`/check/${code.toLowerCase()}`);
    expect(live.status).toBe(200);
    expect(live.text).toContain(sha256);
    expect(live.text).toContain("In force");
    expect(live.text).toContain("Grace Hopper, President");
  });

  it("LET-07 declining without a reason is refused at its field; with one HQ reads it", async () => {
    const { member, hq, id } = await world();
    const path = `/app/letters/${id}`;
    await member.open(path);
    const empty = await member.submit(path, { decision: "decline", reason: " " });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain("There is a problem");
    const reason = "We leave the <group>.";
    expect((await member.submit(path, { decision: "decline", reason })).status).toBe(303);
    expect((await hq.open(path)).text).toContain(reason);
  });

  it("LET-08 revoking a consent hides what it allowed in the same request", async () => {
    const { member, hq, chapter, id } = await world("consent");
    const path = `/app/letters/${id}`;
    const shared = `/app/group/letters/shared/${chapter.id}`;
    expect((await hq.open(shared)).text).toContain("no consent is in force");
    const page = `/app/group/chapters/${chapter.id}`;
    const isLinked = async () => (await hq.open(page)).text.includes("What it consented to show");
    expect(await isLinked()).toBe(false);
    const digest = (await member.open(`${path}/sign`)).hidden("digest");
    const named = { agrees: "1", full_name: "Grace Hopper" };
    await member.submit(`${path}/sign`, { digest, ...named });
    const { text } = await hq.open(shared);
    expect(text).toContain("Bank signers and responsible party No signer is named yet");
    expect(text).toContain("Ask one of its officers to do so: they show here then.");
    expect(await isLinked()).toBe(true);
    const asked = await member.open(`${path}/revoke`);
    expect(asked.text).toMatch(/revokes its letter “.+” with number \S+, signed on/);
    const revoked = await member.submit(`${path}/revoke`, { reason: "", ...named });
    expect(revoked.status).toBe(303);
    expect((await hq.open(shared)).text).toContain("no consent is in force");
    expect(await isLinked()).toBe(false);
    expect((await hq.open(path)).text).toContain("A later letter revoked this one");
  });

  it("LET-09 staff who see as a member cannot sign", async () => {
    const { chapter, id } = await world();
    const { email } = await makePerson({ isStaff: true, staffRole: "owner" });
    const staff = await signedIn(web.url, email);
    const path = `/app/letters/${id}`;
    expect((await staff.open(path)).status).toBe(200);
    const named = { digest: "x", agrees: "1", full_name: "Grace Hopper" };
    expect((await staff.submit(`${path}/sign`, named)).status).toBe(404);
    const see = `/admin/accounts/${chapter.id}/see`;
    await staff.open(see);
    const seen = { person: String(chapter.primary.id), reason: "A call" };
    expect((await staff.submit(see, seen)).status).toBe(303);
    await staff.open(path);
    expect((await staff.submit(`${path}/sign`, named)).status).toBe(403);
    expect((await staff.submit(path, { decision: "open" })).status).toBe(403);
    expect(await db.letterSignature.count({ where: { letterId: id } })).toBe(0);
  });

  it("LET-11 an expired letter says whom to ask", async () => {
    const { member, id, central } = await world();
    await db.letter.update({
      where: { id },
      data: { expiresOn: new Date(`${addDays(today, -2)}T00:00:00Z`) },
    });
    const page = await member.open(`/app/letters/${id}`);
    expect(page.text).toContain(central.primary.email);
    expect(page.text).toContain("for a new one");
    expect((await member.open(`/app/letters/${id}/sign`)).status).toBe(303);
  });
});
