import { beforeEach, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  accountReminders,
  chooseReminders,
  listReminders,
  upcomingReminders,
} from "#modules/renewal/index.server";
import { makePerson } from "../accounts/people";
import { decidedFor, makeReminded, remind, work } from "./reminding";
import { must } from "./renewing";

beforeEach(async () => {
  await db.outboxJob.deleteMany();
  // Each test's accounts alone are reminded.
  await db.account.updateMany({ data: { renewalDueAt: null } });
});

const member = (accountId: number) =>
  createCtx({ actor: { kind: "user", userId: 1, isStaff: false, accountIds: [accountId] } });
const staff = createCtx({
  actor: { kind: "user", userId: 1, isStaff: true, role: "owner", accountIds: [] },
  now: () => new Date("2027-04-01T15:00:00Z"),
});

describe("choosing fewer", () => {
  it("an account gets what it chose, at least one; the others are noted as not chosen", async () => {
    const { accountId } = await makeReminded();
    const ctx = member(accountId);
    expect(await chooseReminders(ctx, { accountId, offsets: [] })).toMatchObject({
      refusal: { code: "invalid" },
    });
    must(await chooseReminders(ctx, { accountId, offsets: [-14, 0] }));
    await remind("2027-04-04T15:05:00Z");
    await remind("2027-04-20T15:05:00Z");
    expect(await decidedFor(accountId)).toEqual([
      "2027-05-03 -60 not_chosen 2027-04-04 0",
      "2027-05-03 -30 not_chosen 2027-04-04 0",
      "2027-05-03 -14 sent 2027-04-20 1",
    ]);
    // Choosing all again sends nothing of what has passed.
    must(await chooseReminders(ctx, { accountId, offsets: [30, 7, 0, -3, -14, -30, -60] }));
    await remind("2027-04-21T15:05:00Z");
    expect(await decidedFor(accountId)).toHaveLength(3);
    expect(await db.reminderChoice.count({ where: { accountId } })).toBe(0);
  });

  it("is for the account's people and staff, and shows what comes next", async () => {
    const { accountId } = await makeReminded({ people: [true, false] });
    const other = await makeReminded();
    const stranger = member(other.accountId);
    expect(await chooseReminders(stranger, { accountId, offsets: [0] })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await accountReminders(stranger, accountId)).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await listReminders(stranger, { accountId, page: 1 })).toMatchObject({
      refusal: { code: "not_found" },
    });
    must(await chooseReminders(staff, { accountId, offsets: [-30, 0] }));
    await remind("2027-04-01T15:00:00Z");
    expect(must(await accountReminders(staff, accountId))).toMatchObject({
      chosen: [-30, 0],
      readers: 1,
      upcoming: [
        { on: "2027-04-03", offset: -30 },
        { on: "2027-05-03", offset: 0 },
      ],
    });
    // On the day itself, before it has gone out.
    const thatDay = { ...staff, now: () => new Date("2027-04-03T12:30:00Z") };
    expect(must(await accountReminders(thatDay, accountId)).upcoming[0]?.on).toBe("2027-04-03");
  });

  it("staff see how many people get what comes on a day: those who want such mails", async () => {
    const reached = async () =>
      must(await upcomingReminders(staff, 40)).reduce((sum, { people }) => sum + people, 0);
    const before = await reached();
    await makeReminded({ people: [true, false, true] });
    // Five reminders to two of the three.
    expect((await reached()) - before).toBe(10);
  });

  it("staff see who was sent what, the newest first, and how many come on the next days", async () => {
    const { accountId, emails } = await makeReminded({ people: [true] });
    await remind("2027-04-03T15:00:00Z");
    await work("renewal.send-reminder", "2027-04-03T15:01:00Z");
    const all = must(await listReminders(staff, { page: 1 }));
    expect(all.rows[0]).toMatchObject({
      accountId,
      offset: -30,
      outcome: "sent",
      letters: [{ email: emails[0], state: "sent" }],
    });
    expect(must(await upcomingReminders(staff, 40))).toEqual([
      { on: "2027-04-03", count: 1, people: 1 },
      { on: "2027-04-19", count: 1, people: 1 },
      { on: "2027-04-30", count: 1, people: 1 },
      { on: "2027-05-03", count: 1, people: 1 },
      { on: "2027-05-10", count: 1, people: 1 },
    ]);
    const { id: userId } = await makePerson({ isStaff: false });
    await db.accountUser.updateMany({ where: { accountId }, data: { userId } });
    const own = must(await listReminders(member(accountId), { accountId, page: 1 }));
    expect(own.rows[0]?.letters).toEqual([{ email: "", name: "", state: "sent" }]);
    expect(await listReminders(member(accountId), { page: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await upcomingReminders(member(accountId), 7)).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});
