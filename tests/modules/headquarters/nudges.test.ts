import { beforeEach, describe, expect, it } from "vitest";
import { readBoardView } from "#modules/headquarters/contract";
import {
  cancelNudge,
  listNudges,
  type NudgeFields,
  previewNudge,
  readNudge,
  sendNudge,
} from "#modules/headquarters/index.server";
import { beginNudge } from "#modules/headquarters/nudges/sending/begin-nudge.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, days } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { lettersTo } from "../accounts/mailbox";
import { clock, work } from "../standing/clubs-world";
import { giveRole, makeHeadquarters, must } from "./headquarters-world";
import { DUTY, FINDING, lackBylaws, nudge, oweNotice, person } from "./nudge-world";
import { makeRosterGroup } from "./roster-world";

beforeEach(() => db.outboxJob.deleteMany());

async function world(names: readonly string[] = ["Alpha", "Beta"]) {
  const time = clock("2026-11-24T15:00:00Z");
  const group = await makeRosterGroup(time.now);
  const { centralAccountId, owner } = group;
  const chapters = await group.chapters(names.map((name) => ({ name })));
  const people = new Map<string, Awaited<ReturnType<typeof person>>>();
  for (const { id, name } of chapters) people.set(name, await person(id));
  const idOf = (name: string) => chapters.find((one) => one.name === name)?.id ?? 0;
  const ids = chapters.map(({ id }) => id);
  const preview = async ({
    topic = FINDING,
    ...filters
  }: Readonly<Record<string, string>> = {}) => {
    const view = readBoardView(new URLSearchParams(filters));
    return must(await previewNudge(owner, centralAccountId, { topic, view }));
  };
  /** Sends a nudge to the chapters that its page shows. */
  const send = async (changes: Partial<NudgeFields> = {}, ctx = owner) => {
    const { chosen } = await preview(changes.topic ? { topic: changes.topic } : {});
    const shown = chosen?.chapters.map(({ accountId }) => accountId).join(",") ?? "";
    return sendNudge(ctx, { centralAccountId, fields: nudge({ chapters: shown, ...changes }) });
  };
  const outcomes = async (id: number) => {
    const view = must(await readNudge(owner, { centralAccountId, id, page: 1 }));
    return Object.fromEntries(view.chapters.map(({ name, outcome }) => [name, outcome]));
  };
  const inbox = async (name: string) => lettersTo(people.get(name)?.email ?? "");
  return { ...group, time, chapters, ids, idOf, people, preview, send, outcomes, inbox };
}

describe("the preview of a nudge", () => {
  it("names the chapters, why, how many people, and who ended such mail", async () => {
    const { ids, idOf, preview } = await world(["Alpha", "Beta", "Gamma"]);
    await lackBylaws(ids.slice(0, 2));
    const quiet = await person(idOf("Beta"), false, "Quiet");
    const view = await preview();
    expect(view.topics).toMatchObject([
      { topic: FINDING, label: "No adopted bylaws", chapters: 2 },
    ]);
    expect(view.chosen).toMatchObject({ letters: 2, people: 2, unwanted: 1, nobody: 0, recent: 0 });
    expect(view.chosen?.chapters).toMatchObject([
      { name: "Alpha", people: 1, unwanted: [], due: undefined },
      { name: "Beta", people: 1, unwanted: ["Quiet"] },
    ]);
    expect(view.chosen?.chapters[0]?.reason).toMatch(/bylaws/);
    expect(quiet.id).toBeGreaterThan(0);
  });

  it("has duties that are due within 60 days or overdue, with their dates, and narrows as the board does", async () => {
    const { ids, preview } = await world(["Alpha", "Beta", "Gamma 100%"]);
    await oweNotice(ids.slice(0, 1), "2026-11-16");
    await oweNotice(ids.slice(1, 2), "2027-05-17");
    await oweNotice(ids.slice(2, 3), "2026-12-15");
    const { chosen } = await preview({ topic: DUTY });
    expect(chosen?.chapters).toMatchObject([
      { name: "Alpha", due: "2026-11-16" },
      { name: "Gamma 100%", due: "2026-12-15" },
    ]);
    const named = async (changes: Readonly<Record<string, string>>) =>
      (await preview({ topic: DUTY, ...changes })).chosen?.chapters.map(({ name }) => name);
    expect(await named({ search: "0%" })).toEqual(["Gamma 100%"]);
    expect(await named({ state: "OK" })).toEqual([]);
    expect(await named({ region: "999999999" })).toEqual([]);
    // By the board's filters, whichever they are.
    expect(await named({ authorization: "none" })).toEqual(["Alpha", "Gamma 100%"]);
    expect(await named({ authorization: "on_file" })).toEqual([]);
    expect(await named({ verdict: "revoked" })).toEqual([]);
  });
});

describe("a duty that a chapter owes for two years", () => {
  it("is named for both, in the preview and in the letter, and not for one that is settled or to come", async () => {
    const { time, ids, preview, send, inbox } = await world();
    await oweNotice(ids, "2025-11-17", { period: "2025-06-30" });
    await oweNotice(ids.slice(0, 1), "2026-11-16");
    await oweNotice(ids.slice(1), "2026-11-16", { state: "done" });
    await oweNotice(ids, "2026-12-15", { period: "2026-07-31" });
    const { chosen } = await preview({ topic: DUTY });
    expect(chosen?.chapters).toMatchObject([
      { name: "Alpha", due: "2025-11-17", reason: expect.stringMatching(/2025.*; .*2026/) },
      { name: "Beta", due: "2025-11-17", reason: expect.not.stringContaining(";") },
    ]);
    must(await send({ topic: DUTY }));
    await work(time);
    const [both, one] = [(await inbox("Alpha"))[0]?.text, (await inbox("Beta"))[0]?.text];
    expect(both).toContain("By November 17, 2025 (overdue); November 16, 2026 (overdue)");
    expect(both).toMatch(/because of this: .*June 30, 2025.*; .*June 30, 2026/);
    expect(one).toContain("By November 17, 2025 (overdue):");
    expect(one).not.toContain("2026");
  });

  it("is asked about for what is still owed where the older was settled before its letter, and dropped when nothing is", async () => {
    const { time, ids, idOf, send, outcomes, inbox } = await world(["Alpha", "Beta", "Gamma"]);
    const older = "2025-06-30";
    await oweNotice(ids, "2025-11-17", { period: older });
    await oweNotice(ids, "2026-11-16");
    // What is to come and not overdue is no reason of its own.
    await oweNotice(ids, "2026-12-15", { period: "2026-07-31" });
    const settle = (name: string, period?: string) =>
      db.duty.updateMany({
        where: {
          accountId: idOf(name),
          dueOn: { lt: new Date("2026-11-24") },
          ...(period && { period }),
        },
        data: { state: "done" },
      });
    const { id } = must(await send({ topic: DUTY }));
    await settle("Alpha", older);
    await settle("Gamma");
    const [begin] = await db.outboxJob.findMany();
    const { registry } = await import("#workers/registry");
    const job = { ...time.ctx, jobId: "one", attempt: 1, signal: new AbortController().signal };
    await registry.get("headquarters.begin-nudge")?.run(job, begin?.payload);
    // One more between the job and its letter.
    await settle("Beta", older);
    await work(time);
    for (const name of ["Alpha", "Beta"]) {
      const [letter, ...others] = await inbox(name);
      expect(others).toEqual([]);
      expect(letter?.text).toContain("By November 16, 2026 (overdue):");
      expect(letter?.text).not.toContain("2025");
    }
    expect(await inbox("Gamma")).toEqual([]);
    expect(await outcomes(id)).toEqual({ Alpha: "sent", Beta: "sent", Gamma: "mended" });
    await settle("Alpha");
    expect(await outcomes(id)).toMatchObject({ Alpha: "done_since", Beta: "sent" });
  });
});

describe("a nudge", () => {
  it("HQ-08 says who asks and why, in each chapter's own words, and answers go to the sender at headquarters", async () => {
    const { time, central, ids, idOf, send, outcomes, inbox } = await world();
    await lackBylaws(ids);
    await db.user.update({
      where: { id: central.primary.id },
      data: { firstName: "Grace", lastName: "Hopper" },
    });
    const { id } = must(await send());
    await work(time);
    const [letter, ...others] = await inbox("Alpha");
    expect(others).toEqual([]);
    expect(letter?.subject).toBe("Alpha: please help");
    expect(letter?.replyTo).toBe(central.primary.email);
    expect(letter?.text).toMatch(/Grace Hopper of National \S+ writes to the people of Alpha/);
    expect(letter?.text).toMatch(/You get this letter because of this: .*bylaws/);
    expect(letter?.text).toContain("By as soon as you can:");
    expect(letter?.text).toContain(`/app/standing?account_id=${idOf("Alpha")}`);
    expect(letter?.headers["List-Unsubscribe"]).toBeTruthy();
    expect(await outcomes(id)).toEqual({ Alpha: "sent", Beta: "sent" });
  });

  it("says in Spanish to who reads it who asks and why; what the headquarters wrote stays", async () => {
    const { time, ids, people, send, inbox } = await world();
    await lackBylaws(ids);
    await db.user.update({ where: { id: people.get("Alpha")?.id ?? 0 }, data: { locale: "es" } });
    must(await send());
    await work(time);
    const [inSpanish, inEnglish] = [(await inbox("Alpha"))[0], (await inbox("Beta"))[0]];
    expect(inSpanish?.text).toMatch(/escribe a las personas de Alpha/);
    expect(inSpanish?.text).toMatch(/Recibe este correo por lo siguiente: .*estatutos/);
    expect(inSpanish?.text).toContain("By as soon as you can:");
    expect(inEnglish?.text).toMatch(/You get this letter because of this: .*bylaws/);
  });

  it("HQ-06 is sent once each however often the form is posted, at once too, and however often the jobs run", async () => {
    const { time, ids, send, inbox, groupId } = await world();
    await lackBylaws(ids);
    const { form_key } = nudge();
    const made = await Promise.all([send({ form_key }), send({ form_key }), send({ form_key })]);
    expect(new Set(made.map((one) => must(one).id)).size).toBe(1);
    const jobs = await db.outboxJob.findMany();
    expect(jobs).toHaveLength(1);
    await work(time);
    await db.outboxJob.createMany({
      data: jobs.map((job) => ({ ...job, payload: job.payload ?? {} })),
    });
    await work(time);
    const [first] = made;
    if (!first) throw new Error("three were sent");
    expect(must(await send({ form_key })).id).toBe(must(first).id);
    await work(time);
    expect(await inbox("Alpha")).toHaveLength(1);
    expect(await inbox("Beta")).toHaveLength(1);
    expect(await db.nudge.count({ where: { groupId } })).toBe(1);
  });

  it("HQ-07 leaves out and counts chapters that mended the reason between preview and sending", async () => {
    const { time, ids, idOf, send, outcomes, inbox, preview } = await world([
      "Alpha",
      "Beta",
      "Gamma",
      "Delta",
    ]);
    await lackBylaws(ids);
    const { chosen } = await preview();
    const chapters = chosen?.chapters.map(({ accountId }) => accountId).join(",") ?? "";
    // One between the preview and the form, one before its job.
    await lackBylaws([idOf("Beta")], false);
    const { id } = must(await send({ chapters }));
    await lackBylaws([idOf("Gamma")], false);
    await work(time);
    expect(await outcomes(id)).toEqual({
      Alpha: "sent",
      Beta: "mended",
      Gamma: "mended",
      Delta: "sent",
    });
    for (const name of ["Beta", "Gamma"]) expect(await inbox(name)).toEqual([]);
  });

  it("HQ-07 a letter that waits while its reason is mended is not sent", async () => {
    const { time, ids, idOf, send, outcomes, inbox } = await world();
    await lackBylaws(ids);
    const { id } = must(await send());
    const [begin] = await db.outboxJob.findMany();
    const { registry } = await import("#workers/registry");
    const job = { ...time.ctx, jobId: "one", attempt: 1, signal: new AbortController().signal };
    await registry.get("headquarters.begin-nudge")?.run(job, begin?.payload);
    await lackBylaws([idOf("Beta")], false);
    await work(time);
    expect(await outcomes(id)).toEqual({ Alpha: "sent", Beta: "mended" });
    expect(await inbox("Beta")).toEqual([]);
  });

  it("goes to a chapter once in 7 days for one topic, unless the sender insists", async () => {
    const { time, ids, send, outcomes, inbox, preview } = await world(["Alpha"]);
    await lackBylaws(ids);
    await oweNotice(ids, "2026-12-15");
    must(await send());
    await work(time);
    time.pass(days(6));
    expect((await preview()).chosen).toMatchObject({ recent: 1 });
    expect(await send()).toMatchObject({ refusal: { code: "conflict" } });
    // Another topic is another matter.
    must(await send({ topic: DUTY }));
    const again = must(await send({ insists: true }));
    await work(time);
    expect(await outcomes(again.id)).toEqual({ Alpha: "sent" });
    expect(await inbox("Alpha")).toHaveLength(3);
    time.pass(days(8));
    must(await send());
  });

  it("leaves out chapters that had a letter, where others have not", async () => {
    const { time, ids, idOf, send, outcomes } = await world();
    await lackBylaws(ids.slice(0, 1));
    must(await send());
    await work(time);
    await lackBylaws(ids);
    const { id } = must(await send());
    await work(time);
    expect(await outcomes(id)).toEqual({ Alpha: "recent", Beta: "sent" });
    expect(idOf("Alpha")).toBe(ids[0]);
  });

  it("counts no letter to a chapter that is left out, and names those first that it reaches", async () => {
    const { time, ids, idOf, send, preview } = await world(["Alpha", "Beta"]);
    await lackBylaws([idOf("Alpha")]);
    must(await send());
    await work(time);
    await lackBylaws(ids);
    const { chosen } = await preview();
    expect(chosen).toMatchObject({ letters: 1, people: 1, recent: 1 });
    expect(chosen?.chapters.map(({ name }) => name)).toEqual(["Beta", "Alpha"]);
  });

  it("says of a date that has passed that it is past", async () => {
    const { time, ids, send, inbox } = await world(["Alpha", "Beta"]);
    await oweNotice(ids.slice(0, 1), "2026-11-16");
    await oweNotice(ids.slice(1), "2026-12-15");
    must(await send({ topic: DUTY }));
    await work(time);
    expect((await inbox("Alpha"))[0]?.text).toContain("By November 16, 2026 (overdue):");
    expect((await inbox("Beta"))[0]?.text).toContain("By December 15, 2026:");
  });

  it("is not for chapters that the form did not show, nor for those of others", async () => {
    const { ids, idOf, send, outcomes } = await world();
    const other = await world();
    await lackBylaws([...ids, ...other.ids]);
    const { id } = must(await send({ chapters: `${idOf("Alpha")},${other.idOf("Alpha")}` }));
    expect(await outcomes(id)).toEqual({ Alpha: "waiting" });
  });

  it("says of a chapter that it has nobody to write to, that it has left, and that it was done since", async () => {
    const { time, ids, idOf, people, send, outcomes, groupId } = await world([
      "Alpha",
      "Beta",
      "Gamma",
    ]);
    await oweNotice(ids, "2026-12-15");
    const { id } = must(await send({ topic: DUTY }));
    await db.user.updateMany({
      where: { id: people.get("Beta")?.id ?? 0 },
      data: { isSubscribedEventEmails: false },
    });
    await db.account.update({ where: { id: idOf("Gamma") }, data: { groupId: null } });
    await work(time);
    const kept = await db.nudgeChapter.findMany({ where: { nudgeId: id } });
    const byId = new Map(kept.map(({ accountId, outcome }) => [accountId, outcome]));
    expect(ids.map((one) => byId.get(one))).toEqual(["sent", "nobody", "left"]);
    // What has left is not shown any more.
    expect(await outcomes(id)).toEqual({ Alpha: "sent", Beta: "nobody" });
    await db.duty.updateMany({ where: { accountId: idOf("Alpha") }, data: { state: "done" } });
    expect(await outcomes(id)).toEqual({ Alpha: "done_since", Beta: "nobody" });
    expect(groupId).toBeGreaterThan(0);
  });

  it("says of a finding that it was mended since by the history of the standing", async () => {
    const { time, ids, idOf, send, outcomes } = await world();
    await lackBylaws(ids);
    const { id } = must(await send());
    await work(time);
    const later = (name: string, code: string) =>
      db.standingChange.create({
        data: {
          accountId: idOf(name),
          at: new Date(time.now().getTime() + days(1)),
          cause: "account",
          verdict: "attention",
          findings: [{ code }],
        },
      });
    await later("Alpha", "bylaws_missing");
    await later("Beta", "insurance_expired");
    expect(await outcomes(id)).toEqual({ Alpha: "sent", Beta: "done_since" });
  });

  it("is sent on its day at 9 in the morning at the central organization, or cancelled before", async () => {
    const { time, ids, send, outcomes, inbox, owner, centralAccountId } = await world(["Alpha"]);
    await lackBylaws(ids);
    const later = { when: "later", send_on: civilDate("2026-12-01"), insists: true } as const;
    const cancelled = must(await send(later));
    const sent = must(await send(later));
    const { sendAt } = await db.nudge.findUniqueOrThrow({ where: { id: sent.id } });
    expect(sendAt.toISOString()).toBe("2026-12-01T14:00:00.000Z");
    await work(time);
    expect(await inbox("Alpha")).toEqual([]);
    must(await cancelNudge(owner, { centralAccountId, id: cancelled.id }));
    await work(time, true);
    expect(await inbox("Alpha")).toHaveLength(1);
    expect(await outcomes(cancelled.id)).toEqual({ Alpha: "cancelled" });
    expect(await cancelNudge(owner, { centralAccountId, id: sent.id })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("is cancelled where its sender may ask nobody any more by then, or the chapter no more", async () => {
    const { time, ids, idOf, send, outcomes, inbox, ...group } = await world(["Alpha", "Beta"]);
    await lackBylaws(ids);
    const later = { when: "later", send_on: civilDate("2026-12-01"), insists: true } as const;
    const west = await db.region.create({
      data: { groupId: group.groupId, name: "West", createdAt: time.now() },
    });
    await db.account.update({ where: { id: idOf("Alpha") }, data: { regionId: west.id } });
    const first = must(await send(later));
    const { userId } = await db.nudge.findUniqueOrThrow({ where: { id: first.id } });
    const of = { groupId: group.groupId, userId: userId ?? 0 };
    const role = { ...of, role: "editor", isLimited: true, updatedAt: time.now() };
    await db.headquartersRole.create({
      data: { ...role, regions: { create: { regionId: west.id } } },
    });
    await work(time, true);
    expect(await inbox("Alpha")).toHaveLength(1);
    expect(await inbox("Beta")).toHaveLength(0);
    await db.headquartersRole.deleteMany({ where: of });
    expect(await outcomes(first.id)).toEqual({ Alpha: "sent", Beta: "cancelled" });
    const second = must(await send({ ...later, send_on: civilDate("2026-12-20") }));
    await db.headquartersRole.create({ data: { ...role, role: "viewer", isLimited: false } });
    await work(time, true);
    const nudge = await db.nudge.findUniqueOrThrow({ where: { id: second.id } });
    expect(nudge.state).toBe("cancelled");
    expect(await outcomes(second.id)).toEqual({ Alpha: "cancelled", Beta: "cancelled" });
    expect(await inbox("Beta")).toHaveLength(0);

    // The same where a run was killed before it decided all chapters.
    await db.headquartersRole.deleteMany({ where: of });
    const third = must(await send({ ...later, send_on: civilDate("2027-01-20") }));
    await db.headquartersRole.create({ data: { ...role, role: "viewer", isLimited: false } });
    await db.nudge.update({ where: { id: third.id }, data: { state: "sending" } });
    await beginNudge(time.ctx, third.id);
    expect(await outcomes(third.id)).toEqual({ Alpha: "cancelled", Beta: "cancelled" });
    expect((await db.nudge.findUniqueOrThrow({ where: { id: third.id } })).state).toBe("sent");
  });

  it("is refused with words that stand for nothing, without a topic, and with no day or a wrong one", async () => {
    const { ids, send } = await world(["Alpha"]);
    await lackBylaws(ids);
    const errorsOf = async (changes: Partial<NudgeFields>) => {
      const done = await send({ chapters: ids.join(","), ...changes });
      return done.ok || !("errors" in done.refusal) ? [] : Object.keys(done.refusal.errors ?? {});
    };
    expect(await errorsOf({ text: "Dear {Chapter}" })).toEqual(["text"]);
    expect(await errorsOf({ subject: "{name}" })).toEqual(["subject"]);
    expect(await errorsOf({ topic: "standing.no_own_return" })).toEqual(["topic"]);
    expect(await errorsOf({ topic: "duty.own.5" })).toEqual(["topic"]);
    expect(await errorsOf({ when: null })).toEqual(["when"]);
    for (const send_on of [null, civilDate("2026-11-24"), civilDate("2028-01-01")]) {
      expect(await errorsOf({ when: "later", send_on })).toEqual(["send_on"]);
    }
    expect(await send({ chapters: "" })).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("fills in a chapter's own words as they are", async () => {
    const { time, ids, send, people } = await world(["{link} $& <b>Alpha</b>"]);
    await lackBylaws(ids);
    must(await send({ subject: "{chapter}", text: "{chapter}" }));
    await work(time);
    const [letter] = await lettersTo(people.get("{link} $& <b>Alpha</b>")?.email ?? "");
    expect(letter?.subject).toBe("{link} $& <b>Alpha</b>");
    expect(letter?.html).toContain("{link} $&amp; &lt;b&gt;Alpha&lt;/b&gt;");
  });
});

describe("who asks chapters", () => {
  it("HQ-03 people of a region ask and see its chapters alone; viewers, staff and strangers ask nobody", async () => {
    const headquarters = await makeHeadquarters();
    const { centralAccountId, chapters, regions, owner, other, chapter } = headquarters;
    const [east, west] = [chapters.east.id, chapters.west.id];
    await lackBylaws([east, west]);
    must(await giveRole(headquarters, "editor", [regions.east]));
    const view = readBoardView(new URLSearchParams());
    const seen = must(await previewNudge(other, centralAccountId, { topic: FINDING, view }));
    expect(seen.chosen?.chapters.map(({ accountId }) => accountId)).toEqual([east]);
    const sendAs = (ctx: typeof owner, ids: readonly number[]) =>
      sendNudge(ctx, { centralAccountId, fields: nudge({ chapters: ids.join(",") }) });
    const mine = must(await sendAs(other, [east, west]));
    expect(await db.nudgeChapter.findMany({ where: { nudgeId: mine.id } })).toMatchObject([
      { accountId: east },
    ]);
    const theirs = must(await sendAs(owner, [west]));
    const asked = { centralAccountId, id: theirs.id, page: 1 };
    expect(await readNudge(other, asked)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await cancelNudge(other, asked)).toMatchObject({ refusal: { code: "not_found" } });
    const list = must(await listNudges(other, { centralAccountId, page: 1 }));
    expect(list.rows.map(({ id }) => id)).toEqual([mine.id]);
    must(await giveRole(headquarters, "viewer"));
    expect(await sendAs(other, [east])).toMatchObject({ refusal: { code: "forbidden" } });
    const staff = createCtx({
      actor: {
        kind: "user",
        userId: headquarters.ownerPerson.id,
        isStaff: true,
        role: "owner",
        accountIds: [],
        provedAt: new Date(),
      },
    });
    expect(await sendAs(staff, [east])).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await sendAs(chapter, [east])).toMatchObject({ refusal: { code: "not_found" } });
    expect(await listNudges(chapter, { centralAccountId, page: 1 })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });
});
