import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { join, makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, password } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

const banner = "You see Goodstanding as Ada of Elm Street Boosters, read only.";

async function world() {
  const club = await makeClub();
  const person = await makePerson({ isStaff: true, staffRole: "support", firstName: "Sam" });
  const staff = await signedIn(web.url, person.email);
  return { club, person, staff, path: `/admin/accounts/${club.id}/see` };
}

async function impersonation() {
  const made = await world();
  await made.staff.open(made.path);
  const person = String(made.club.member.id);
  const begun = await made.staff.submit(made.path, { person, reason: "Cannot pay" });
  expect(begun.status).toBe(303);
  return made;
}

const over = (staffId: number) =>
  db.$executeRaw`UPDATE seeings SET began_at = began_at - interval '1 hour',
    ends_at = ends_at - interval '1 hour' WHERE staff_id = ${staffId}`;

it("H-02 staff see an account as one of its people, with a reason, until they stop", async () => {
  const { club, person, staff, path } = await world();
  const account = await staff.open(`/admin/accounts/show/${club.id}`);
  expect(account.html).toContain(`href="${path}"`);
  const chosen = await staff.open(`/admin/accounts/${club.id}/users?user=${club.member.id}`);
  expect(chosen.html).toContain(`href="${path}?person=${club.member.id}"`);
  const form = await staff.open(`${path}?person=${club.member.id}`);
  expect(form.html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${club.member.id}"`));
  const empty = await staff.submit(path, { person: String(club.member.id), reason: " " });
  expect([empty.status, empty.html.includes("Error:")]).toEqual([422, true]);
  const begun = await staff.submit(path, { person: String(club.member.id), reason: "Cannot pay" });
  expect([begun.status, begun.headers.get("location")]).toEqual([
    303,
    `/app?account_id=${club.id}`,
  ]);

  const member = await signedIn(web.url, club.member.email);
  for (const page of ["/app", "/app/account/users", "/app/finances", "/app/files"]) {
    const seen = await staff.open(page);
    const own = await member.open(page);
    expect([page, seen.text.includes(banner), own.text.includes(banner)]).toEqual([
      page,
      true,
      false,
    ]);
    const main = (html: string) =>
      /<h1[\s\S]*?<\/main>/.exec(html)?.[0].replaceAll(/"[\w.-]{40,}"/g, "");
    expect([page, main(seen.html)]).toEqual([page, main(own.html)]);
    expect(seen.html).not.toContain('href="/admin"');
  }
  for (const page of [
    "/account",
    "/account/password",
    "/admin",
    `/admin/accounts/show/${club.id}`,
  ]) {
    const closed = await staff.open(page);
    expect([page, closed.status, closed.headers.get("location")]).toEqual([page, 303, "/seeing"]);
  }
  const way = await staff.open("/seeing");
  expect(way.text).toContain("read only, for 30 more minutes.");
  const stopped = await staff.submit("/seeing", {});
  expect([stopped.status, stopped.headers.get("location")]).toEqual([
    303,
    `/admin/accounts/show/${club.id}`,
  ]);
  const back = await staff.open(`/admin/accounts/show/${club.id}`);
  expect(back.text).not.toContain(banner);
  expect(back.text).toContain("You see your own pages again.");
  expect(back.text).toContain("Staff began to see as a member");
  expect(back.text).toContain("Cannot pay");
  expect(back.html).toMatch(
    new RegExp(`aria-label="[^"]*Staff began to see[^>]*href="/admin/people/${club.member.id}"`),
  );
  expect(back.text).toContain("Staff stopped seeing as a member");
  const entries = await db.auditEntry.findMany({
    where: { subject: `account:${club.id}`, actorId: person.id },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    "accounts.seeing-begun",
    "accounts.seeing-ended",
  ]);
});

it("a form that was opened as the member is refused once it is over, and one of before meanwhile", async () => {
  const { club, person, staff } = await world();
  const profile = `/app/account/update/${club.id}`;
  await staff.open("/admin");
  const before = staff.csrfToken;
  await staff.open(`/admin/accounts/${club.id}/see`);
  const fields = { person: String(club.member.id), reason: "Cannot pay" };
  await staff.submit(`/admin/accounts/${club.id}/see`, fields);
  const put = { _method: "PUT", name: "Stolen Boosters" };
  const early = await staff.submit(profile, { ...put, _token: before });
  expect([early.status, early.text.includes("This page was open for too long")]).toEqual([
    403,
    true,
  ]);
  await staff.open(profile);
  const seen = await staff.submit(profile, put);
  expect([seen.status, seen.text.includes("You see this as a member")]).toEqual([403, true]);
  await over(person.id);
  const late = await staff.submit(profile, put);
  expect([late.status, late.text.includes("This page was open for too long")]).toEqual([403, true]);
  expect((await db.account.findUniqueOrThrow({ where: { id: club.id } })).name).toBe(
    "Elm Street Boosters",
  );
  // Found over meanwhile: stopping all the same is fine.
  const stopped = await staff.submit("/seeing", {});
  expect([stopped.status, stopped.headers.get("location")]).toEqual([303, "/app"]);
});

it("once its time is over the next page is the staff person's own, and says so", async () => {
  const { person, staff } = await impersonation();
  expect((await staff.open("/privacy")).text).toContain(banner);
  await over(person.id);
  const page = await staff.open("/privacy");
  expect(page.text).not.toContain(banner);
  expect(page.text).toContain("You see your own pages again.");
  expect((await staff.open("/admin")).status).toBe(200);
});

it("signing out ends it with the session, also from a page of before", async () => {
  const { club, staff } = await world();
  await staff.open("/admin");
  const before = staff.csrfToken;
  await staff.open(`/admin/accounts/${club.id}/see`);
  const fields = { person: String(club.member.id), reason: "Cannot pay" };
  await staff.submit(`/admin/accounts/${club.id}/see`, fields);
  const out = await staff.submit("/logout", { _token: before });
  expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
  expect((await staff.open("/app")).headers.get("location")).toContain("/login");
  expect(await db.seeing.count({ where: { accountId: club.id } })).toBe(0);
});

it("is refused to a role without it, as other staff, and without a fresh password", async () => {
  const { club, staff, path, person } = await world();
  const colleague = await join(club.id, await makePerson({ isStaff: true, staffRole: "owner" }));
  const page = await staff.open(path);
  expect(page.html).not.toContain(`value="${colleague.id}"`);
  const asStaff = await staff.submit(path, { person: String(colleague.id), reason: "Curious" });
  expect([asStaff.status, asStaff.text.includes("Staff cannot be seen as.")]).toEqual([422, true]);
  const fields = { person: String(club.member.id), reason: "Cannot pay" };
  await db.user.update({ where: { id: person.id }, data: { staffRole: "moderator" } });
  const moderator = await staff.submit(path, fields);
  expect([moderator.status, moderator.text.includes("Your role does not include this.")]).toEqual([
    403,
    true,
  ]);
  await db.user.update({ where: { id: person.id }, data: { staffRole: "billing" } });
  expect((await staff.open(`/admin/accounts/show/${club.id}`)).status).toBe(200);
  await db.$executeRaw`UPDATE sessions SET created_at = created_at - interval '16 minutes'
    WHERE user_id = ${person.id}`;
  const confirm = `/account/confirm?next=${encodeURIComponent(path)}`;
  const late = await staff.submit(path, fields);
  expect([late.status, late.headers.get("location")]).toEqual([303, confirm]);
  expect((await staff.open(path)).headers.get("location")).toBe(confirm);
  await staff.open(confirm);
  await staff.submit(confirm, { current_password: password });
  await staff.open(path);
  expect((await staff.submit(path, fields)).status).toBe(303);
});
