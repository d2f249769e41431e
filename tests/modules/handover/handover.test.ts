import { beforeEach, describe, expect, it } from "vitest";
import { addAccountUser, createAccount, resolveSession } from "#modules/accounts/index.server";
import { addOwnDuty, makeFeed } from "#modules/duties/index.server";
import {
  acceptHandover,
  askAgain,
  cancelHandover,
  completeHandover,
  declineHandover,
  groupHandovers,
  markThing,
  planHandover,
  planSchema,
  readHandover,
  readLink,
  sendHandover,
  startForChapter,
  takeCalendar,
  tendHandovers,
} from "#modules/handover/index.server";
import { addTerm, readRoster } from "#modules/officers/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { makeClub, primaryIds } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { makePerson, newAddress, signInAs, system } from "../accounts/people";
import { must } from "../duties/calendar";
import { clock, makeGroup } from "../letters/letters-world";
import { enter, termFields } from "../officers/officers-world";
import { emptyWorld, work as workOff } from "../standing/clubs-world";
import { acceptance, handoverWorld, planFields, someone, tokenTo } from "./handover-world";

beforeEach(emptyWorld);

const actions = async (accountId: number) =>
  (
    await db.auditEntry.findMany({
      where: { subject: `account:${accountId}`, action: { startsWith: "handover." } },
      orderBy: { id: "asc" },
    })
  ).map(({ action }) => action.replace("handover.", ""));

describe("handing over", () => {
  it("HND-04 changes nothing before acceptance, and cancelling kills the link", async () => {
    const { club, outgoing, sent, visitor, work } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email);
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
    expect(await db.user.count({ where: { email } })).toBe(0);
    expect(await readLink(visitor(), token)).toMatchObject({
      state: "open",
      step: "choose-password",
      accountName: "Elm Street Boosters",
    });
    must(await cancelHandover(outgoing(), id));
    await work();
    expect(await readLink(visitor(), token)).toEqual({ state: "ended" });
    const late = await acceptHandover(visitor(), acceptance(token, { email }));
    expect(late).toMatchObject({ refusal: { code: "conflict" } });
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toContain(
      "Elm Street Boosters: the handover was cancelled",
    );
  });

  it("writes to each in the language that they read, to somebody new in that of who hands over", async () => {
    const { club, outgoing, plan, work, time } = await handoverWorld();
    await db.user.update({ where: { id: club.primary.id }, data: { locale: "es" } });
    const email = newAddress();
    const id = await plan({ email });
    must(await sendHandover(outgoing(), id));
    await work();
    const [link] = await lettersTo(email);
    expect(link?.subject).toBe("Elm Street Boosters: se le pide que se haga cargo");
    expect(link?.text).toContain("le entrega Elm Street Boosters (presidente)");
    expect(link?.text).toContain("hasta el 7 de diciembre de 2026");
    const english = await makePerson();
    const other = await plan({ email: english.email });
    must(await sendHandover(outgoing(), other));
    await work();
    const [asked] = await lettersTo(english.email);
    expect(asked?.subject).toBe("Elm Street Boosters: you are asked to take over");
    time.set("2026-12-08T10:00:00Z");
    await tendHandovers(time.system);
    await work();
    const told = (await lettersTo(club.primary.email)).map(({ subject }) => subject);
    expect(told).toContain("Elm Street Boosters: venció el enlace para Grace Hopper");
  });

  it("is to somebody else, and its list has the duties of the next 120 days", async () => {
    const { club, outgoing, plan } = await handoverWorld();
    const own = { accountId: club.id, fields: planFields({ email: club.primary.email }) };
    expect(await planHandover(outgoing(), own)).toMatchObject({
      refusal: { errors: { email: [{ key: "ownAddress" }] } },
    });
    // 120 days from November 23, 2026, and a day more.
    for (const due_on of ["2027-03-23", "2027-03-24"]) {
      const duty = { title: due_on, due_on, is_yearly: false, note: "" };
      must(await addOwnDuty(outgoing(), { accountId: club.id, fields: duty }));
    }
    const { things } = must(await readHandover(outgoing(), await plan()));
    const titles = things.map((thing) => (thing.kind === "duty" ? thing.title : ""));
    expect(titles).toContain("2027-03-23");
    expect(titles).not.toContain("2027-03-24");
  });

  it("HND-15 accepting moves the role and the term, and the audit tells the whole story", async () => {
    const { club, sent, visitor, work, time, outgoing } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email);
    const accepted = must(await acceptHandover(visitor(), acceptance(token, { email })));
    expect(accepted.session).toBeDefined();
    const user = await db.user.findFirstOrThrow({ where: { email } });
    expect(await primaryIds(club.id)).toEqual([user.id]);
    const roster = must(await readRoster(time.system, club.id));
    expect(roster.terms.map(({ name, endsOn }) => `${name} ${endsOn}`)).toEqual([
      "Ada Lovelace 2027-06-30",
      "Grace Hopper 2027-11-22",
    ]);
    await work();
    expect((await lettersTo(club.primary.email)).map(({ subject }) => subject)).toContain(
      "Elm Street Boosters: Grace Hopper took over",
    );
    const incoming = time.as({ id: user.id, email, isStaff: false }, [club.id]);
    must(await markThing(incoming, { id, thing: "keys", mark: "done" }));
    must(await markThing(outgoing(), { id, thing: "mailbox", mark: "not_ours" }));
    must(await completeHandover(incoming, id));
    expect(await actions(club.id)).toEqual([
      "planned",
      "sent",
      "accepted",
      "thing-marked",
      "thing-marked",
      "completed",
    ]);
    const again = await acceptHandover(visitor(), acceptance(token, { email }));
    expect(again).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("HND-05 a club that is suspended meanwhile is neither accepted nor completed, but by staff", async () => {
    const { club, sent, visitor, time } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email);
    const suspend = (reason: string | null) =>
      db.account.update({
        where: { id: club.id },
        data: { suspendedAt: reason && new Date(), suspendedReason: reason },
      });
    const accept = () => acceptHandover(visitor(), acceptance(token, { email }));
    const refused = {
      refusal: { code: "conflict", message: { values: { reason: "Looked at." } } },
    };
    await suspend("Looked at.");
    expect(await accept()).toMatchObject(refused);
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
    await suspend(null);
    must(await accept());
    const { id: userId } = await db.user.findFirstOrThrow({ where: { email } });
    const incoming = time.as({ id: userId, email, isStaff: false }, [club.id]);
    await suspend("Looked at.");
    expect(await completeHandover(incoming, id)).toMatchObject(refused);
    must(await completeHandover(time.system, id));
  });

  it("HND-05 PSK-09 the list has the keys to remove, by name for who leaves alone", async () => {
    const { club, plan, outgoing, time } = await handoverWorld();
    const id = await plan();
    const keys = async (ctx: Ctx) =>
      must(await readHandover(ctx, id)).things.filter(({ key }) => key === "passkeys");
    expect(await keys(outgoing())).toEqual([]);
    await db.passkey.create({
      data: {
        userId: club.primary.id,
        credentialId: `key-${club.id}`,
        publicKey: Buffer.from("key"),
        counter: 0,
        deviceType: "multiDevice",
        isBackedUp: true,
        aaguid: "",
        name: "Ada's phone",
        createdAt: new Date(),
      },
    });
    expect(await keys(outgoing())).toMatchObject([{ names: ["Ada's phone"] }]);
    for (const other of [time.as(club.member, [club.id]), time.system]) {
      expect(await keys(other)).toMatchObject([{ names: [] }]);
    }
  });

  it("HND-02 of two successors who accept at once one is primary, and the other is told", async () => {
    const { club, sent, visitor, work } = await handoverWorld();
    const [one, other] = [newAddress(), newAddress()];
    const first = await sent(one);
    const second = await sent(other, { name: "Joan Clarke" });
    const results = await Promise.all([
      acceptHandover(visitor(), acceptance(first.token, { email: one })),
      acceptHandover(visitor(), acceptance(second.token, { email: other })),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await primaryIds(club.id)).toHaveLength(1);
    const states = await db.handover.findMany({ where: { accountId: club.id } });
    expect(states.map(({ state }) => state).toSorted()).toEqual(["accepted", "cancelled"]);
    await work();
    const loser = results[0]?.ok ? other : one;
    expect((await lettersTo(loser)).map(({ subject }) => subject)).toContain(
      "Elm Street Boosters: the handover was cancelled",
    );
  });

  it("HND-03 a forwarded link opened with another address explains, and gives no access", async () => {
    const { club, sent, visitor, time } = await handoverWorld();
    const email = newAddress();
    const { token } = await sent(email);
    const thief = await someone();
    const as = time.as(thief, []);
    const link = await readLink(as, token);
    expect(link).toMatchObject({ state: "open", step: "other" });
    expect(JSON.stringify(link)).not.toContain(email);
    expect(await acceptHandover(as, acceptance(token))).toMatchObject({
      refusal: { code: "conflict" },
    });
    const typed = await acceptHandover(visitor(), acceptance(token, { email: thief.email }));
    expect(typed).toMatchObject({ refusal: { code: "invalid", errors: { email: [{}] } } });
    expect(await acceptHandover(visitor(), acceptance(token))).toMatchObject({
      refusal: { code: "invalid" },
    });
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
    expect(await db.accountUser.count({ where: { userId: thief.id } })).toBe(0);
  });

  it("HND-03 who has a sign-in accepts by it and not by a new password", async () => {
    const { club, sent, visitor, time } = await handoverWorld();
    const known = await makePerson();
    const { token } = await sent(known.email);
    expect(await readLink(visitor(), token)).toMatchObject({ step: "sign-in" });
    const typed = await acceptHandover(visitor(), acceptance(token, { email: known.email }));
    expect(typed).toMatchObject({ refusal: { code: "unauthenticated" } });
    must(await acceptHandover(time.as(known, []), acceptance(token)));
    expect(await primaryIds(club.id)).toEqual([known.id]);
  });

  it("HND-05 at completion the outgoing person's way in ends, and other clubs are untouched", async () => {
    const { club, sent, visitor, time } = await handoverWorld();
    const other = await makeClub({ name: "Oak Street", members: 0 });
    must(await addAccountUser(system, { accountId: other.id, userId: club.primary.id }));
    const { token: session } = await signInAs(club.primary);
    const email = newAddress();
    const { id, token } = await sent(email);
    const accepted = must(await acceptHandover(visitor(), acceptance(token, { email })));
    const before = await resolveSession(system, session);
    expect(before?.accountIds.toSorted((a, b) => a - b)).toEqual([club.id, other.id]);
    const user = await db.user.findFirstOrThrow({ where: { email } });
    must(await completeHandover(time.as({ ...user }, [accepted.value.accountId]), id));
    expect((await resolveSession(system, session))?.accountIds).toEqual([other.id]);
    const roster = must(await readRoster(time.system, club.id));
    expect(roster.terms.find(({ name }) => name === "Ada Lovelace")?.endsOn).toBe("2026-11-23");
  });

  it("who hands over to somebody that begins later is in office until the day before", async () => {
    const { club, sent, visitor, outgoing, time } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email, { starts_on: "2026-12-01" });
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    must(await completeHandover(outgoing(), id));
    const { terms } = must(await readRoster(time.system, club.id));
    expect(terms.map(({ name, startsOn, endsOn }) => [name, startsOn, endsOn])).toEqual([
      ["Ada Lovelace", "2026-07-01", "2026-11-30"],
      ["Grace Hopper", "2026-12-01", "2027-11-30"],
    ]);
  });

  it("HND-05 who belongs to no other club is signed out everywhere", async () => {
    const { club, sent, visitor, outgoing } = await handoverWorld();
    const { token: session } = await signInAs(club.primary);
    const email = newAddress();
    const { id, token } = await sent(email);
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    must(await completeHandover(outgoing(), id));
    expect(await resolveSession(system, session)).toBeUndefined();
  });

  it("HND-05 who reads for 30 days changes nothing, and is out after them", async () => {
    const { club, sent, visitor, outgoing, time } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email, { afterwards: "read" });
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    must(await completeHandover(outgoing(), id));
    const { token: session } = await signInAs(club.primary, visitor());
    const seen = await resolveSession(visitor(), session);
    expect([seen?.accountIds, seen?.readOnlyIds]).toEqual([[club.id], [club.id]]);
    const reading = time.as(club.primary, [club.id], { readOnlyIds: [club.id] });
    expect(await readRoster(reading, club.id)).toMatchObject({
      ok: true,
      value: { mayAct: false },
    });
    const fields = termFields({ office: "treasurer" });
    expect(await addTerm(reading, { accountId: club.id, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
    time.set("2026-12-23T10:00:00Z");
    const { token: later } = await signInAs(club.primary, visitor());
    expect((await resolveSession(visitor(), later))?.accountIds).toEqual([]);
    await tendHandovers(time.system);
    const where = { accountId: club.id, userId: club.primary.id };
    expect(await db.accountUser.count({ where })).toBe(0);
  });

  it("HND-05 who stays keeps access, in another office", async () => {
    const { club, sent, visitor, outgoing, time } = await handoverWorld();
    const email = newAddress();
    const stay = { afterwards: "stay", stay_office: "treasurer" };
    const { id, token } = await sent(email, stay);
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    must(await completeHandover(outgoing(), id));
    const member = await db.accountUser.findFirstOrThrow({ where: { userId: club.primary.id } });
    expect([member.isPrimary, member.readsUntil]).toEqual([false, null]);
    const roster = must(await readRoster(time.system, club.id));
    expect(roster.terms.map(({ office, startsOn }) => `${office} ${startsOn}`)).toContain(
      "treasurer 2026-11-23",
    );
  });

  it("HND-05 a private calendar goes on where the successor takes it over by name", async () => {
    const { club, sent, visitor, outgoing, time } = await handoverWorld();
    must(await makeFeed(outgoing(), club.id));
    const email = newAddress();
    const { id, token } = await sent(email);
    must(await acceptHandover(visitor(), acceptance(token, { email })));
    const user = await db.user.findFirstOrThrow({ where: { email } });
    const incoming = time.as({ ...user }, [club.id]);
    const shown = must(await readHandover(incoming, id));
    expect([shown.feed?.userId, shown.mayTakeFeed]).toEqual([club.primary.id, true]);
    expect(await takeCalendar(outgoing(), id)).toMatchObject({ refusal: { code: "not_found" } });
    must(await takeCalendar(incoming, id));
    must(await completeHandover(outgoing(), id));
    const feeds = await db.calendarFeed.findMany({ where: { accountId: club.id } });
    expect(feeds.map(({ userId }) => userId)).toEqual([user.id]);
  });

  it("HND-17 an expired link says so and asks for a new one, once", async () => {
    const { club, sent, visitor, outgoing, work, time } = await handoverWorld();
    const email = newAddress();
    const { id, token } = await sent(email);
    time.set("2026-12-07T10:00:00Z");
    expect(await readLink(visitor(), token)).toMatchObject({ state: "expired", hasAsked: false });
    expect(await acceptHandover(visitor(), acceptance(token, { email }))).toMatchObject({
      refusal: { code: "conflict" },
    });
    await tendHandovers(time.system);
    must(await askAgain(visitor(), { token, ip: "asks" }));
    must(await askAgain(visitor(), { token, ip: "asks" }));
    await work();
    const subjects = (await lettersTo(club.primary.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes("asks for a new link"))).toHaveLength(1);
    expect(subjects.filter((one) => one.includes("expired"))).toHaveLength(1);
    must(await sendHandover(outgoing(), id));
    await work();
    const fresh = await tokenTo(email);
    expect(fresh).not.toBe(token);
    expect(await readLink(visitor(), token)).toEqual({ state: "ended" });
    must(await acceptHandover(visitor(), acceptance(fresh, { email })));
  });

  it("HND-04 who does not answer for a week is reminded once; a declined one ends", async () => {
    const { sent, visitor, work, time, club } = await handoverWorld();
    const email = newAddress();
    const { token } = await sent(email);
    time.set("2026-11-30T10:00:00Z");
    await tendHandovers(time.system);
    await tendHandovers(time.system);
    await work();
    expect(await lettersTo(email)).toHaveLength(2);
    must(await declineHandover(visitor(), { token, reason: "I move away.", ip: "declines" }));
    await work();
    expect(await readLink(visitor(), token)).toEqual({ state: "ended" });
    const [letter] = await lettersTo(club.primary.email);
    expect(letter?.text).toContain("I move away.");
  });

  it("HND-16 staff who see as a member can neither send nor accept", async () => {
    const { club, sent, time, plan } = await handoverWorld();
    const seeing = { seenBy: 999_999, provedAt: undefined };
    const as = time.as(club.primary, [club.id], seeing);
    const id = await plan();
    const fields = planFields();
    const tries = [
      await planHandover(as, { accountId: club.id, fields }),
      await sendHandover(as, id),
      await cancelHandover(as, id),
    ];
    for (const tried of tries) expect(tried).toMatchObject({ refusal: { code: "forbidden" } });
    const known = await makePerson();
    const { token } = await sent(known.email);
    const accepted = await acceptHandover(time.as(known, [], seeing), acceptance(token));
    expect(accepted).toMatchObject({ refusal: { code: "forbidden" } });
    expect(must(await readHandover(as, id))).toMatchObject({ mayManage: false, mayMark: false });
  });

  it("HND-04 is for the primary user, and refuses odd input at its field", async () => {
    const { club, outgoing, time, sent } = await handoverWorld();
    const member = time.as(club.member, [club.id]);
    const accountId = club.id;
    const plan = (changes: Record<string, string>, by = outgoing()) =>
      planHandover(by, { accountId, fields: planFields(changes) });
    expect(await plan({}, member)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await plan({}, time.as(await someone(), []))).toMatchObject({
      refusal: { code: "not_found" },
    });
    const wrong = async (field: string, changes: Record<string, string>) =>
      expect(await plan(changes)).toMatchObject({
        refusal: { code: "invalid", errors: { [field]: [{}] } },
      });
    await wrong("email", { email: club.primary.email });
    await wrong("office", { office: "" });
    expect(parseFields(planSchema, { office: "king" }, "en")).toMatchObject({
      refusal: { code: "invalid", errors: { office: [{}] } },
    });
    await wrong("title", { office: "other" });
    await wrong("afterwards", { afterwards: "" });
    await wrong("stay_office", { afterwards: "stay" });
    await wrong("starts_on", { starts_on: "2030-01-01" });
    const staff = await makePerson({ isStaff: true });
    const asStaff = time.as(staff, [], { isStaff: true, role: "owner" });
    expect(await plan({ email: club.primary.email }, asStaff)).toMatchObject({
      refusal: { code: "invalid", errors: { email: [{}] } },
    });
    const email = newAddress();
    await sent(email);
    await wrong("email", { email });
    await db.account.update({
      where: { id: accountId },
      data: { suspendedAt: new Date(), suspendedReason: "Being looked at." },
    });
    expect(await plan({})).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("HND-10 HQ starts one for a chapter without people, and the last officers are told", async () => {
    const time = clock("2026-11-23T10:00:00Z");
    const { central, hq, chapter } = await makeGroup(time, 1);
    const empty = must(await createAccount(system, { name: "Chapter 9" }));
    const { groupId } = await db.account.findUniqueOrThrow({ where: { id: chapter.id } });
    await db.account.update({ where: { id: empty.id }, data: { groupId } });
    const former = newAddress();
    await enter(time.system, empty.id, { email: former, starts_on: "2024-07-01" });
    const email = newAddress();
    const fields = planFields({ email });
    const start = (by: Ctx, chapterId: number) =>
      startForChapter(by, { accountId: central.id, chapterId, fields });
    expect(await start(hq(), chapter.id)).toMatchObject({
      refusal: { code: "invalid", errors: { chapter: [{}] } },
    });
    expect(await start(chapter.ctx(), empty.id)).toMatchObject({ refusal: { code: "not_found" } });
    // The form begins with the chapter that was chosen in the table, however many there are.
    const offered = async (chosen: number) =>
      must(await groupHandovers(hq(), { accountId: central.id, page: 1, chosen })).withoutPeople[0];
    const { id: other } = must(await createAccount(system, { name: "Chapter 8" }));
    await db.account.update({ where: { id: other }, data: { groupId } });
    expect([await offered(0), await offered(empty.id)]).toMatchObject([
      { name: "Chapter 8" },
      { name: "Chapter 9" },
    ]);
    // Nobody signed in for it before either: an account with people never loses the last one.
    const last = db.accountUser.deleteMany({ where: { accountId: chapter.id } });
    await expect(last).rejects.toThrow("without a primary user");
    const { id } = must(await start(hq(), empty.id));
    await workOff({ ctx: time.system });
    const [letter] = await lettersTo(former);
    expect(letter?.subject).toBe("Chapter 9: headquarters asks Grace Hopper to take over");
    const listed = must(await groupHandovers(hq(), { accountId: central.id, page: 1 }));
    expect(listed.chapters.rows.find(({ id: one }) => one === empty.id)).toMatchObject({
      name: "Chapter 9",
      lastEnd: "2025-06-30",
      people: 0,
      handover: { id, state: "sent", isOurs: true },
    });
    const visitor = createCtx({ now: time.now });
    const token = await tokenTo(email);
    // Who asks for a new link is answered where the headquarters sends it.
    time.set("2026-12-08T10:00:00Z");
    must(await askAgain(visitor, { token, ip: "192.0.2.7" }));
    await workOff({ ctx: time.system });
    const asked = (await lettersTo(central.primary.email)).find(({ text }) =>
      text.includes("/app/group/handover"),
    );
    expect(asked?.text).toContain(`/app/group/handover?account_id=${central.id}`);
    must(await sendHandover(hq(), id));
    await workOff({ ctx: time.system });
    must(await acceptHandover(visitor, acceptance(await tokenTo(email), { email })));
    const user = await db.user.findFirstOrThrow({ where: { email } });
    expect(await primaryIds(empty.id)).toEqual([user.id]);
    expect(await cancelHandover(hq(), id)).toMatchObject({ refusal: { code: "conflict" } });
  });
});
