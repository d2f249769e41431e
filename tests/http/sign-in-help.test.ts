import { afterAll, beforeAll, expect, it } from "vitest";
import { sealSecret } from "#modules/accounts/sign-in/totp.server";
import { db } from "#modules/platform/db.server";
import type { StaffRole } from "#modules/platform/staff-roles";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

const staff = async (staffRole: StaffRole) =>
  signedIn(web.url, (await makePerson({ isStaff: true, staffRole })).email);

it("H-04 staff sign somebody out everywhere, from the list of an account's people", async () => {
  const club = await makeClub();
  const member = await signedIn(web.url, club.member.email);
  const support = await staff("support");
  const path = `/admin/people/${club.member.id}`;
  const people = await support.open(`/admin/accounts/${club.id}/users`);
  expect(people.html).toContain(`href="${path}"`);
  const page = await support.open(path);
  expect(page.text).toContain("On 1 device");
  expect(page.text).not.toContain("Take two-step sign-in off");
  const done = await support.submit(path, { decision: "sign-out" });
  expect([done.status, done.headers.get("location")]).toEqual([303, path]);
  expect((await support.open(path)).text).toContain("On no device");
  expect((await member.open("/app")).headers.get("location")).toContain("/login");
  expect((await support.open("/admin/people/999999999")).status).toBe(404);
});

it("an owner takes a lost second factor off for a reason, which a form without one keeps asking", async () => {
  const { id } = await makePerson();
  const totpSecret = sealSecret(id, "ORSXG5A");
  await db.user.update({ where: { id }, data: { totpSecret, totpEnrolledAt: new Date() } });
  const path = `/admin/people/${id}`;
  const sent = { decision: "factor", reason: "Called back at the known number." };
  const support = await staff("support");
  expect((await support.submit(path, sent)).status).toBe(403);
  const owner = await staff("owner");
  expect((await owner.open(path)).text).toContain("Take two-step sign-in off");
  const refused = await owner.submit(path, { ...sent, reason: " " });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("The Proof field is required.");
  expect((await owner.submit(path, sent)).status).toBe(303);
  expect((await owner.open(path)).text).not.toContain("Take two-step sign-in off");
});
