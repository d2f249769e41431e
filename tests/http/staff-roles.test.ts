import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import type { StaffRole } from "#modules/platform/staff-roles";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

const staff = async (staffRole: StaffRole) => {
  const person = await makePerson({ isStaff: true, staffRole });
  return { person, visitor: await signedIn(web.url, person.email) };
};

it("H-01 an owner gives and takes roles on /admin/staff, which others of the staff only see", async () => {
  const owner = await staff("owner");
  const moderator = await staff("moderator");
  const seen = await moderator.visitor.open("/admin/staff");
  expect([seen.status, seen.text.includes("Give or take a role")]).toEqual([200, false]);
  expect(seen.html).not.toContain("/admin/staff?person=");
  const grab = { email: moderator.person.email, role: "owner" };
  expect((await moderator.visitor.submit("/admin/staff", grab)).status).toBe(403);

  expect((await owner.visitor.open("/admin/audit")).html).toContain('href="/admin/staff"');
  const page = await owner.visitor.open(`/admin/staff?person=${moderator.person.id}`);
  expect(page.html).toContain(`value="${moderator.person.email}"`);
  const nobody = await owner.visitor.submit("/admin/staff", { ...grab, email: "x@people.example" });
  expect(nobody.status).toBe(422);
  expect(nobody.text).toContain("Nobody signs in with this address.");
  expect(nobody.html).toContain('value="x@people.example"');
  const done = await owner.visitor.submit("/admin/staff", { ...grab, role: "support" });
  expect(done.status).toBe(303);
  const { staffRole } = await db.user.findUniqueOrThrow({ where: { id: moderator.person.id } });
  expect(staffRole).toBe("support");

  await db.user.updateMany({ where: { id: { not: owner.person.id } }, data: { staffRole: null } });
  const last = await owner.visitor.submit("/admin/staff", {
    email: owner.person.email,
    role: "none",
  });
  expect(last.status).toBe(409);
  expect(last.text).toContain("This is the last owner.");
});

it("H-01 an owner invites somebody who has no sign-in, by the same form", async () => {
  const owner = await staff("owner");
  const email = newAddress();
  const none = { email, role: "none", _invite: "1" };
  const refused = await owner.visitor.submit("/admin/staff", none);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(`value="${email}"`);
  const sent = await owner.visitor.submit("/admin/staff", { ...none, role: "moderator" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin/staff"]);
  const page = await owner.visitor.open("/admin/staff");
  expect(page.text).toContain("An invitation is on its way.");
  expect(page.text).toContain("Invited, has no password yet");
  const known = { email: owner.person.email, role: "support", _invite: "1" };
  const again = await owner.visitor.submit("/admin/staff", known);
  expect(again.text).toContain("This person signs in already.");
  const moderator = await staff("moderator");
  const grab = { email: newAddress(), role: "owner", _invite: "1" };
  expect((await moderator.visitor.submit("/admin/staff", grab)).status).toBe(403);
});

it("a role that does not include the work is told so, and nothing happens", async () => {
  const { visitor } = await staff("moderator");
  const before = await db.alert.count();
  await visitor.open("/admin/alerts/new");
  const refused = await visitor.submit("/admin/alerts/new", {
    kind: "holiday",
    text_en: "Closed",
    text_es: "",
    version: "0",
    starts_on: "2030-01-01",
    ends_on: "2030-01-02",
  });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Your role does not include this.");
  expect(await db.alert.count()).toBe(before);
});
