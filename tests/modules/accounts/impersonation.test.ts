import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/accounts/handlers.server";
import {
  beginImpersonation,
  changeStaffRole,
  endImpersonation,
  endSession,
  resolveSession,
  suspendAccount,
  updateOwnProfile,
} from "#modules/accounts/index.server";
import { tidySignInJob } from "#modules/accounts/jobs";
import { audit } from "#modules/platform/audit.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { actorOf } from "~/http/actor.server";
import { join, makeClub } from "./clubs";
import { handClock, isSignedIn, makePerson, signInAs, system } from "./people";

type Clock = ReturnType<typeof handClock>;
let clock: Clock;
beforeEach(() => {
  clock = handClock();
});
const now = () => createCtx({ now: () => clock.now() });

/** Whoever is behind a session's value, as the application makes them. */
async function asking(token: string) {
  const session = await resolveSession(now(), token);
  return { session, ctx: { ...now(), actor: actorOf({ session }) } };
}

async function begun(options: Parameters<typeof makePerson>[0] = {}) {
  const club = await makeClub();
  const staff = await makePerson({ isStaff: true, ...options });
  const { token } = await signInAs(staff, now());
  const { ctx } = await asking(token);
  const impersonation = { token, accountId: club.id, userId: club.member.id, reason: "Cannot pay" };
  const began = await beginImpersonation(ctx, impersonation);
  return { club, staff, token, staffCtx: ctx, impersonation, began };
}

const trail = (accountId: number) =>
  db.auditEntry.findMany({
    where: { subject: `account:${accountId}`, action: { startsWith: "accounts.seeing" } },
    orderBy: { id: "asc" },
  });

describe("staff who see as a member", () => {
  it("see what the person sees, as that person, and are named in the record of changes", async () => {
    const { club, staff, token, began } = await begun();
    expect(began).toEqual(ok(undefined));
    const other = await makeClub();
    await join(other.id, club.member);
    const { session, ctx } = await asking(token);
    expect(session?.user).toMatchObject({ id: club.member.id, isStaff: false, staffRole: null });
    expect(session?.accountIds).toEqual([club.id, other.id]);
    expect(session?.impersonation).toEqual({
      staffId: staff.id,
      person: "Ada",
      account: { id: club.id, name: "Elm Street Boosters" },
      endsAt: new Date(clock.now().getTime() + minutes(30)),
    });
    expect(ctx.actor).toEqual({
      kind: "user",
      userId: club.member.id,
      isStaff: false,
      seenBy: staff.id,
      accountIds: [club.id, other.id],
      readOnlyIds: [],
      provedAt: undefined,
      role: undefined,
    });
    const [entry, ...more] = await trail(club.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action: "accounts.seeing-begun",
      actorKind: "user",
      actorId: staff.id,
      data: { reason: "Cannot pay", person: club.member.id },
    });
  });

  it("change nothing: every transaction is refused, also in a command that asks nobody", async () => {
    const { token } = await begun();
    const { ctx } = await asking(token);
    const refused = { ok: false, refusal: { code: "forbidden" } };
    let hasRun = false;
    const tried = await inTransaction(ctx, async () => {
      hasRun = true;
      return ok(undefined);
    });
    expect([tried, hasRun]).toMatchObject([refused, false]);
    const profile = { first_name: "Eve", last_name: "", phone: "", sms_phone: "", locale: "" };
    const flags = {
      is_subscribed_bulk_emails: true,
      is_subscribed_event_emails: true,
      is_subscribed_sms: false,
    };
    expect(await updateOwnProfile(ctx, { ...profile, ...flags })).toMatchObject(refused);
  });

  it("what would be written all the same names who really asked", async () => {
    const { club, staff, token } = await begun();
    const { ctx } = await asking(token);
    await db.$transaction(async (tx) => {
      await audit({ ...ctx, tx }, { action: "accounts.tried", subject: `user:${club.id}` });
    });
    const written = await db.auditEntry.findFirstOrThrow({ where: { action: "accounts.tried" } });
    expect(written.actorId).toBe(staff.id);
  });

  it("end it by the button, once, and are themselves again", async () => {
    const { club, staff, token } = await begun();
    const { ctx } = await asking(token);
    const [one, two] = await Promise.all([
      endImpersonation(ctx, token),
      endImpersonation(ctx, token),
    ]);
    expect([one, two].map((result) => result.ok && result.value)).toEqual(
      expect.arrayContaining([club.id, undefined]),
    );
    expect((await asking(token)).session?.user.id).toBe(staff.id);
    const [, ended, ...more] = await trail(club.id);
    expect(more).toEqual([]);
    expect(ended).toMatchObject({
      action: "accounts.seeing-ended",
      actorId: staff.id,
      data: { staff: staff.id, person: club.member.id, by: "button" },
    });
  });

  it("end it by signing out", async () => {
    const { club, staff, token } = await begun();
    const { ctx } = await asking(token);
    expect(await endSession(ctx, token)).toEqual(ok(undefined));
    expect(await isSignedIn(token, now())).toBe(false);
    expect((await trail(club.id))[1]).toMatchObject({
      actorId: staff.id,
      data: { by: "sign-out" },
    });
    const out = { action: "accounts.signed-out", subject: `user:${staff.id}` };
    expect(await db.auditEntry.findFirst({ where: out })).toMatchObject({ actorId: staff.id });
    expect(await db.seeing.count({ where: { accountId: club.id } })).toBe(0);
  });

  it("are themselves again after 30 minutes, told once, by whichever process finds it", async () => {
    const { club, staff, token } = await begun();
    for (const part of [10, 10, 9]) {
      clock.pass(minutes(part));
      expect((await asking(token)).session?.impersonation).toBeDefined();
    }
    clock.pass(minutes(1));
    const found = await Promise.all([1, 2, 3].map(() => asking(token)));
    expect(found.map(({ session }) => [session?.user.id, session?.impersonation])).toEqual(
      Array(3).fill([staff.id, undefined]),
    );
    expect(found.filter(({ session }) => session?.hasImpersonationEnded)).toHaveLength(1);
    expect((await asking(token)).session?.hasImpersonationEnded).toBeUndefined();
    const [, ended, ...more] = await trail(club.id);
    expect(more).toEqual([]);
    expect(ended).toMatchObject({
      actorKind: "system",
      actorName: "seeing",
      data: { staff: staff.id, by: "time" },
    });
  });

  it("end it also where nobody comes back: the hourly job writes it down", async () => {
    const { club } = await begun();
    const { token: other, club: otherClub } = await begun();
    await db.seeing.updateMany({
      where: { accountId: club.id },
      data: { beganAt: new Date(0), endsAt: new Date(1) },
    });
    const tidy = handlers.find(({ job }) => job === tidySignInJob);
    const signal = new AbortController().signal;
    await tidy?.run({ ...now(), actor: system.actor, jobId: "1", attempt: 1, signal }, {});
    expect((await trail(club.id))[1]).toMatchObject({ data: { by: "time" } });
    expect(await trail(otherClub.id)).toHaveLength(1);
    expect((await asking(other)).session?.impersonation).toBeDefined();
  });

  type Begun = Awaited<ReturnType<typeof begun>>;
  const losses: Record<string, (begun: Begun) => Promise<unknown>> = {
    "the account is suspended": ({ club }) =>
      suspendAccount(system, { accountId: club.id, reason: "Unpaid" }),
    "the person leaves the account": ({ club }) =>
      db.accountUser.deleteMany({ where: { accountId: club.id, userId: club.member.id } }),
    "the person is gone": ({ club }) => db.user.delete({ where: { id: club.member.id } }),
    "the person joins the staff": ({ club }) =>
      changeStaffRole(system, { email: club.member.email, to: "support" }),
    "the staff person gets a role without it": ({ staff }) =>
      changeStaffRole(system, { email: staff.email, to: "moderator" }),
  };
  it.each(Object.entries(losses))("are themselves again when %s", async (_what, lose) => {
    const made = await begun();
    // Another owner, so that this one's role can be changed.
    await makePerson({ isStaff: true });
    await lose(made);
    const { session } = await asking(made.token);
    expect([session?.user.id, session?.impersonation]).toEqual([made.staff.id, undefined]);
    expect((await trail(made.club.id)).at(-1)).toMatchObject({ data: { by: "lost right" } });
  });

  it("are signed out when they are staff no longer", async () => {
    const { staff, token } = await begun();
    await makePerson({ isStaff: true });
    await changeStaffRole(system, { email: staff.email, to: null });
    expect(await isSignedIn(token, now())).toBe(false);
  });
});
