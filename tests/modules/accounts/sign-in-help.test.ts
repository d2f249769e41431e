import { beforeEach, describe, expect, it } from "vitest";
import { readSignIn, signOutPerson, takeSecondFactor } from "#modules/accounts/index.server";
import { sealSecret } from "#modules/accounts/sign-in/totp.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { StaffRole } from "#modules/platform/staff-roles";
import { lettersTo } from "./mailbox";
import { isSignedIn, makePerson, type Person, runJobs, signInAs } from "./people";
import { mailedToken } from "./resets";

async function staff(role: StaffRole) {
  const person = await makePerson({ isStaff: true, staffRole: role });
  const actor = { kind: "user", userId: person.id, isStaff: true, role, accountIds: [] } as const;
  return { ...person, ctx: createCtx({ actor: { ...actor, provedAt: new Date() } }) };
}

const enrol = ({ id }: Person) =>
  db.user.update({
    where: { id },
    data: { totpSecret: sealSecret(id, "ORSXG5A"), totpEnrolledAt: new Date() },
  });
const audited = (action: string, { id }: Person) =>
  db.auditEntry.findMany({ where: { action, subject: `user:${id}` } });
const reason = "Wrote from the known address and was called back.";

let person: Person;
beforeEach(async () => {
  person = await makePerson();
});

describe("H-04 staff who end somebody's sessions", () => {
  it("end them on all devices, and the links of letters with them", async () => {
    const support = await staff("support");
    const phone = await signInAs(person);
    const desk = await signInAs(person);
    await mailedToken(person.email);
    expect(await readSignIn(support.ctx, person.id)).toMatchObject({
      value: { email: person.email, hasTwoStep: false, sessions: 2 },
    });
    expect(await signOutPerson(support.ctx, { userId: person.id })).toEqual({ ok: true, value: 2 });
    expect([await isSignedIn(phone.token), await isSignedIn(desk.token)]).toEqual([false, false]);
    const open = { userId: person.id, usedAt: null, voidedAt: null };
    expect(await db.passwordReset.count({ where: open })).toBe(0);
    expect(await audited("accounts.sessions-ended", person)).toMatchObject([
      { actorId: support.id, data: { count: 2 } },
    ]);
    expect(await signOutPerson(support.ctx, { userId: person.id })).toEqual({ ok: true, value: 0 });
    await signInAs(person);
  });

  it("are those who look after people, and find nobody who is not there", async () => {
    const { token } = await signInAs(person);
    const moderator = await staff("moderator");
    const refused = await signOutPerson(moderator.ctx, { userId: person.id });
    expect(refused).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await isSignedIn(token)).toBe(true);
    const { ctx } = await staff("support");
    const gone = { refusal: { code: "not_found" } };
    expect(await signOutPerson(ctx, { userId: 999_999_999 })).toMatchObject(gone);
    expect(await readSignIn(ctx, 999_999_999)).toMatchObject(gone);
    expect(await readSignIn(createCtx(), person.id)).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });
});

describe("a lost second factor", () => {
  it("is taken off by an owner with the proof in the audit; the person is signed out and told", async () => {
    const owner = await staff("owner");
    const { token } = await signInAs(person);
    await enrol(person);
    await runJobs();
    const take = () => takeSecondFactor(owner.ctx, { userId: person.id, reason });
    expect(await take()).toMatchObject({ ok: true });
    expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      totpSecret: null,
      totpEnrolledAt: null,
    });
    expect(await isSignedIn(token)).toBe(false);
    expect(await audited("accounts.second-factor-taken", person)).toMatchObject([
      { actorId: owner.id, data: { reason } },
    ]);
    await runJobs();
    const [letter] = await lettersTo(person.email);
    expect(letter?.subject).toBe("Two-step sign-in is off");
    expect(await take()).toMatchObject({ refusal: { code: "conflict" } });
    expect(await audited("accounts.second-factor-taken", person)).toHaveLength(1);
  });

  it("is taken off once by two owners at the same moment", async () => {
    const one = await staff("owner");
    const other = await staff("owner");
    await enrol(person);
    const done = await Promise.all(
      [one, other].map(({ ctx }) => takeSecondFactor(ctx, { userId: person.id, reason })),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await audited("accounts.second-factor-taken", person)).toHaveLength(1);
  });

  it("stays for everybody else of the staff, and nobody takes their own off", async () => {
    await enrol(person);
    const support = await staff("support");
    const forbidden = { refusal: { code: "forbidden" } };
    expect(await takeSecondFactor(support.ctx, { userId: person.id, reason })).toMatchObject(
      forbidden,
    );
    const owner = await staff("owner");
    await enrol(owner);
    expect(await takeSecondFactor(owner.ctx, { userId: owner.id, reason })).toMatchObject({
      refusal: { code: "forbidden", message: { key: "ownFactor" } },
    });
    for (const { id } of [person, owner]) {
      const { totpEnrolledAt } = await db.user.findUniqueOrThrow({ where: { id } });
      expect(totpEnrolledAt).not.toBeNull();
    }
  });
});
