import { beforeEach, describe, expect, it } from "vitest";
import { createGroup, unsubscribe } from "#modules/accounts/index.server";
import { brand } from "#modules/platform/brand.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { submitRenewal } from "#modules/renewal/index.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { decidedFor, giveUpLetter, letterStates, makeReminded, remind, work } from "./reminding";
import { basic, formOf, must, systemOn } from "./renewing";

beforeEach(async () => {
  await db.outboxJob.deleteMany();
  // Each test's accounts alone are reminded.
  await db.account.updateMany({ data: { renewalDueAt: null } });
});

const member = (accountId: number) =>
  createCtx({ actor: { kind: "user", userId: 1, isStaff: false, accountIds: [accountId] } });

describe("when reminders go out", () => {
  it.each([
    ["a day that springs forward", "2027-03-14", "America/New_York", "2027-03-14T12:05:00Z"],
    ["a day that falls back", "2027-11-07", "America/New_York", "2027-11-07T13:05:00Z"],
    ["29 February", "2028-02-29", "America/Chicago", "2028-02-29T14:05:00Z"],
    ["31 December", "2027-12-31", "America/Los_Angeles", "2027-12-31T16:05:00Z"],
    ["Hawaii", "2027-05-03", "Pacific/Honolulu", "2027-05-03T18:05:00Z"],
    ["Guam", "2027-05-03", "Pacific/Guam", "2027-05-02T22:05:00Z"],
  ])("on %s it is eight in the morning there, not an hour before", async (_, due, zone, at) => {
    const { accountId } = await makeReminded({ due, zone });
    await remind(new Date(Date.parse(at) - 3_600_000));
    expect((await decidedFor(accountId)).filter((row) => row.includes(" 0 "))).toEqual([]);
    await remind(at);
    expect((await decidedFor(accountId)).at(-1)).toMatch(` 0 sent ${due} 1`);
  });

  it("after a week without a worker the newest goes out and the older are noted", async () => {
    const { accountId } = await makeReminded();
    await remind("2027-04-18T15:05:00Z");
    // -14 fell on 19 April and -3 on 30 April; the worker is back on 1 May.
    await remind("2027-05-01T15:05:00Z");
    expect(await decidedFor(accountId)).toEqual([
      "2027-05-03 -60 overtaken 2027-04-18 0",
      "2027-05-03 -30 overtaken 2027-04-18 0",
      "2027-05-03 -14 overtaken 2027-05-01 0",
      "2027-05-03 -3 sent 2027-05-01 1",
    ]);
  });

  it("a reminder is up to fourteen days late, and none goes out long after the last", async () => {
    const late = await makeReminded({ due: "2027-03-20" });
    const tooLate = await makeReminded({ due: "2027-03-19" });
    const forgotten = await makeReminded({ due: "2024-03-19" });
    // 44 days after 20 March.
    await remind("2027-05-03T15:05:00Z");
    expect((await decidedFor(late.accountId)).at(-1)).toBe("2027-03-20 30 sent 2027-05-03 1");
    expect(await decidedFor(tooLate.accountId)).toEqual([]);
    expect(await decidedFor(forgotten.accountId)).toEqual([]);
  });

  it("a week without a worker costs no reminder of its own", async () => {
    const { accountId } = await makeReminded();
    await remind("2027-04-03T15:05:00Z");
    await remind("2027-04-26T15:05:00Z");
    expect((await decidedFor(accountId)).at(-1)).toBe("2027-05-03 -14 sent 2027-04-26 1");
  });

  it("runs at once decide each once", async () => {
    const reminded = [];
    for (let count = 0; count < 20; count++)
      reminded.push(await makeReminded({ people: [true, true] }));
    const at = "2027-04-19T15:05:00Z";
    await Promise.all(Array.from({ length: 4 }, () => remind(at)));
    await remind(at);
    for (const { accountId } of reminded) {
      expect(await decidedFor(accountId)).toHaveLength(3);
      expect(await letterStates(accountId)).toEqual(["-14 waiting", "-14 waiting"]);
    }
    expect(await db.outboxJob.count({ where: { jobName: "renewal.send-reminder" } })).toBe(40);
  });

  it("more accounts than a page holds are all decided, each once", async () => {
    const count = 4_001;
    await db.account.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        name: `Club ${index}`,
        levelId: 1002,
        renewalDueAt: toUtcDate(civilDate("2027-05-03")),
      })),
    });
    await remind("2027-03-04T15:05:00Z");
    const rows = { where: { account: { name: { startsWith: "Club " } } } };
    expect(await db.reminder.count(rows)).toBe(count);
  });

  it("nobody is reminded without a due date or a level; an unknown time zone is taken for New York's", async () => {
    const noDate = await makeReminded({ due: null });
    const noLevel = await makeReminded({ levelId: null });
    const nowhere = await makeReminded({ zone: "Mars/Olympus" });
    await remind("2027-04-19T15:05:00Z");
    expect(await decidedFor(noDate.accountId)).toEqual([]);
    expect(await decidedFor(noLevel.accountId)).toEqual([]);
    expect((await decidedFor(nowhere.accountId)).at(-1)).toMatch("-14 sent");
  });
});

describe("who gets a reminder, and which", () => {
  it("every person of the account who wants event mails; a row says so when there is none", async () => {
    const some = await makeReminded({ people: [true, false, true] });
    const none = await makeReminded({ people: [false] });
    await remind("2027-04-19T15:05:00Z");
    expect((await decidedFor(some.accountId)).at(-1)).toBe("2027-05-03 -14 sent 2027-04-19 2");
    expect((await decidedFor(none.accountId)).at(-1)).toBe("2027-05-03 -14 nobody 2027-04-19 0");
    await work("renewal.send-reminder", "2027-04-19T15:06:00Z");
    const [first = "", second = "", third = ""] = some.emails;
    expect(await lettersTo(first)).toHaveLength(1);
    expect(await lettersTo(second)).toHaveLength(0);
    expect(await lettersTo(third)).toHaveLength(1);
  });

  it("the letter is in Spanish for who chose it", async () => {
    const { emails } = await makeReminded();
    const [email = ""] = emails;
    await db.user.update({ where: { emailKey: email }, data: { locale: "es" } });
    await remind("2027-04-19T15:05:00Z");
    await work("renewal.send-reminder", "2027-04-20T15:05:00Z");
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe("Elm Street Boosters: la membresía se renueva en 13 días");
    expect(letter?.text).toContain("dura hasta el 3 de mayo de 2027.");
  });

  it("the letter says how long it is, where to renew, where to choose, and how to end it", async () => {
    const { accountId, emails } = await makeReminded();
    await remind("2027-04-19T15:05:00Z");
    expect(await work("renewal.send-reminder", "2027-04-20T15:05:00Z")).toBe(1);
    const [letter] = await lettersTo(emails[0] ?? "");
    expect(letter?.subject).toBe("Elm Street Boosters: membership up for renewal in 13 days");
    expect(letter?.text).toContain(
      "The Maintain membership of Elm Street Boosters runs through May 3, 2027.",
    );
    expect(letter?.text).toContain(`/app/renewal?account_id=${accountId}`);
    expect(letter?.text).toContain(`/app/account/reminders?account_id=${accountId}`);
    // What the law on commercial mail asks for: who sends it, a postal address, a way to end it.
    expect(letter?.text).toContain(`${brand.company}`);
    expect(letter?.text).toContain(brand.postalAddress);
    expect(letter?.text).toContain("Stop these e-mails");
    const [, token = ""] =
      /\/unsubscribe\/(\S+?)>?\]?$/.exec(letter?.headers["List-Unsubscribe"] ?? "") ?? [];
    must(await unsubscribe(createCtx(), token.replace(">", "")));
    await remind("2027-04-30T15:05:00Z");
    expect((await decidedFor(accountId)).at(-1)).toMatch("-3 nobody");
  });

  it("who ended the letters, left or renewed after the decision gets none; an older one gives way", async () => {
    const unwanted = await makeReminded();
    const left = await makeReminded({ people: [true, true] });
    const renewed = await makeReminded();
    const older = await makeReminded();
    await remind("2027-04-19T15:05:00Z");
    const user = { emailKey: unwanted.emails[0] ?? "" };
    await db.user.update({ where: user, data: { isSubscribedEventEmails: false } });
    await db.accountUser.deleteMany({ where: { accountId: left.accountId, isPrimary: false } });
    const moved = toUtcDate(civilDate("2028-05-03"));
    await db.account.update({ where: { id: renewed.accountId }, data: { renewalDueAt: moved } });
    const decided = { accountId: older.accountId, obligation: "renewal", outcome: "sent" };
    const newer = { offsetDays: -3, dueOn: toUtcDate(civilDate("2027-05-03")) };
    await db.reminder.create({
      data: {
        ...decided,
        ...newer,
        decidedOn: toUtcDate(civilDate("2027-04-30")),
        createdAt: new Date(),
      },
    });
    await work("renewal.send-reminder", "2027-04-19T15:06:00Z");
    expect(await letterStates(unwanted.accountId)).toEqual(["-14 unwanted"]);
    expect((await letterStates(left.accountId)).sort()).toEqual(["-14 sent", "-14 unwanted"]);
    expect(await letterStates(renewed.accountId)).toEqual(["-14 done_meanwhile"]);
    expect(await letterStates(older.accountId)).toEqual(["-14 overtaken"]);
    expect(await lettersTo(renewed.emails[0] ?? "")).toEqual([]);
  });

  it("an open invoice is named with what is still to be paid, and the way leads to payments", async () => {
    const { accountId, emails } = await makeReminded();
    const { now } = systemOn("2027-04-01");
    const ctx = { ...member(accountId), now };
    const { invoice } = must(await submitRenewal(ctx, await formOf(ctx, accountId, basic)));
    await remind("2027-04-19T15:05:00Z");
    await work("renewal.send-reminder", "2027-04-19T15:06:00Z");
    const [letter] = await lettersTo(emails[0] ?? "");
    expect(letter?.text).toContain(`Your invoice is waiting: ${invoice.number}, $175.00`);
    expect(letter?.text).toContain(`/app/payments?account_id=${accountId}`);
    expect(letter?.text).not.toContain("/app/renewal");
  });

  it("a group that is billed together is named; on the day and after it the words are others", async () => {
    const system = createCtx({ actor: { kind: "system", name: "tests" } });
    const group = must(await createGroup(system, { label: "Hawks", isBilledAsGroup: true }));
    const { emails } = await makeReminded({ groupId: group.id });
    for (const at of ["2027-05-03T15:05:00Z", "2027-05-10T15:05:00Z"]) {
      await remind(at);
      await work("renewal.send-reminder", at);
    }
    const letters = await lettersTo(emails[0] ?? "");
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Elm Street Boosters: your renewal is past due",
      "Elm Street Boosters: membership up for renewal today",
    ]);
    expect(letters[0]?.text).toContain("Your organization belongs to Hawks");
  });

  it("a letter that was given up says so, and goes when it is tried again; none goes twice", async () => {
    const { accountId, emails } = await makeReminded();
    await remind("2027-04-19T15:05:00Z");
    const letter = await db.reminderLetter.findFirstOrThrow({ where: { reminder: { accountId } } });
    await giveUpLetter(letter.id, "2027-04-19T16:05:00Z");
    expect(await letterStates(accountId)).toEqual(["-14 failed"]);
    const [job] = await db.outboxJob.findMany({ where: { jobName: "renewal.send-reminder" } });
    for (let count = 0; count < 2; count++) {
      await work("renewal.send-reminder", "2027-04-19T17:05:00Z");
      if (job) await db.outboxJob.create({ data: { ...job, payload: { letterId: letter.id } } });
    }
    expect(await letterStates(accountId)).toEqual(["-14 sent"]);
    expect(await lettersTo(emails[0] ?? "")).toHaveLength(1);
  });
});
