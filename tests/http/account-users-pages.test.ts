import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { invitationToken, join, makeClub, primaryIds } from "#tests/modules/accounts/clubs";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const users = "/app/account/users";

describe("plain forms", () => {
  it("B-76 B-77 B-78 shows the list, an empty form, and a person's form by address", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const page = await visitor.open(users);
    expect(page.text).toContain(club.member.email);
    expect(page.text).toContain("Primary user");
    expect(page.html).toContain(`${users}/delete/${club.member.id}`);
    expect(page.html).toContain(`action="${users}/store?account_id=${club.id}"`);
    for (const name of fields) expect(page.html).toContain(`name="${name}"`);
    const edit = await visitor.open(`${users}?user=${club.member.id}`);
    expect(edit.html).toContain(`action="${users}/update/${club.member.id}?account_id=${club.id}"`);
    expect(edit.html).toContain(`value="${club.member.email}"`);
  });

  it("B-87 locks the primary flag in the primary user's own form", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const box = (html: string) => /<input[^>]*name="is_primary"[^>]*>/.exec(html)?.[0] ?? "";
    const own = box((await visitor.open(`${users}?user=${club.primary.id}`)).html);
    expect(own).toContain("disabled");
    expect(own).toContain("checked");
    const other = box((await visitor.open(`${users}?user=${club.member.id}`)).html);
    expect(other).not.toMatch(/disabled|checked/);
  });

  it("B-81 saves what was ticked and what was not, and goes back to the person", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const to = `${users}/update/${club.member.id}?account_id=${club.id}`;
    const page = await visitor.submit(to, {
      _method: "PUT",
      _boxes: "is_primary is_subscribed_bulk_emails is_subscribed_event_emails is_subscribed_sms",
      email: club.member.email,
      last_name: "Hopper",
      is_subscribed_sms: "1",
    });
    expect(page.status).toBe(303);
    expect(page.headers.get("location")).toBe(`${users}?user=${club.member.id}`);
    expect(await db.user.findUnique({ where: { id: club.member.id } })).toMatchObject({
      lastName: "Hopper",
      isSubscribedBulkEmails: false,
      isSubscribedEventEmails: false,
      isSubscribedSms: true,
    });
  });

  it("comes back with everything typed but the password, and the error at its field", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const page = await visitor.submit(`${users}/store?account_id=${club.id}`, {
      email: "nobody",
      last_name: "<b>O'Hara</b>",
      password: "marching-band-47",
    });
    expect(page.status).toBe(422);
    expect(page.text).toContain("There is a problem");
    expect(page.text).toContain("name@example.org");
    expect(page.html).toContain('value="&lt;b&gt;O&#x27;Hara&lt;/b&gt;"');
    expect(page.html).not.toContain("marching-band-47");
    expect(page.text).toContain(club.member.email);
  });

  it("B-83 asks before deleting on a page of its own; going back deletes nothing", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const path = `${users}/delete/${club.member.id}?account_id=${club.id}`;
    const page = await visitor.open(path);
    expect(page.text).toContain("Are you sure?");
    expect(page.text).toContain("You won't be able to revert this!");
    await visitor.open(users);
    expect(await db.accountUser.count({ where: { accountId: club.id } })).toBe(2);
    const deleted = await visitor.submit(path, { _method: "DELETE" });
    expect(deleted.headers.get("location")).toBe(users);
    expect((await visitor.open(users)).text).toContain("The user was deleted.");
    expect(await db.accountUser.count({ where: { accountId: club.id } })).toBe(1);
  });

  it("B-86 says on that page that the primary user cannot be deleted", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const path = `${users}/delete/${club.primary.id}?account_id=${club.id}`;
    const page = await visitor.open(path);
    const refused = await visitor.submit(path, { _method: "DELETE" });
    expect(refused.status).toBe(409);
    for (const { text } of [page, refused]) {
      expect(text).toContain("Can't delete primary user.");
      expect(text).toContain("Please assign a new primary user to allow deletion.");
    }
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
  });

  it("H-04 staff make, change and delete a person on the staff page without a script", async () => {
    const club = await makeClub();
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const place = `/admin/accounts/${club.id}/users`;
    const query = `?account_id=${club.id}`;
    const email = newAddress();
    await staff.open(place);
    const made = await staff.submit(`${users}/store${query}`, { email, first_name: "Kim" });
    const address = made.headers.get("location") ?? "";
    expect(address).toMatch(new RegExp(`^${place}\\?user=\\d+$`));
    expect((await staff.open(address)).html).toContain(`value="${email}"`);
    const id = address.split("=").at(-1);
    const fields = { _method: "PUT", email, first_name: "Robin" };
    const changed = await staff.submit(`${users}/update/${id}${query}`, fields);
    expect(changed.headers.get("location")).toBe(address);
    expect((await staff.open(address)).html).toContain('value="Robin"');
    const remove = `${users}/delete/${id}${query}`;
    await staff.open(remove);
    const removed = await staff.submit(remove, { _method: "DELETE" });
    expect(removed.headers.get("location")).toBe(place);
    expect((await staff.open(place)).text).not.toContain(email);
  });

  it("staff come back to the staff page, members of a second account to that one", async () => {
    const club = await makeClub();
    const first = await makeClub();
    await join(club.id, first.primary);
    const both = await signedIn(web.url, first.primary.email);
    const page = await both.open(`${users}?account_id=${club.id}&user=${club.member.id}`);
    expect(page.text).not.toContain("Save");
    expect(page.text).toContain(club.member.email);
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const saved = await staff.submit(`${users}/store?account_id=${club.id}`, {
      email: newAddress(),
    });
    expect(saved.headers.get("location")).toMatch(
      new RegExp(`^/admin/accounts/${club.id}/users\\?user=\\d+$`),
    );
  });
});

const fields = [
  "email",
  "first_name",
  "last_name",
  "password",
  "phone",
  "sms_phone",
  "is_primary",
  "is_subscribed_bulk_emails",
  "is_subscribed_event_emails",
  "is_subscribed_sms",
];

describe("an invitation over HTTP", () => {
  it("is accepted on its page, which is told to nobody, and signs in", async () => {
    const club = await makeClub();
    const primary = await signedIn(web.url, club.primary.email);
    const email = newAddress();
    await primary.call(`${users}/store`, "POST", { email });
    const path = `/invitation/${await invitationToken(email)}`;
    const visitor = new Visitor(web.url);
    const page = await visitor.open(path);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.text).toContain(email);
    const choice = { password: "marching-band-47", password_confirmation: "marching-band-47" };
    const accepted = await visitor.submit(path, choice);
    expect(accepted.headers.get("location")).toBe(`/app?account_id=${club.id}`);
    expect((await visitor.open(users)).text).toContain(club.primary.email);
    expect((await visitor.open(path)).text).toContain("can't be used");
    const again = await visitor.submit(path, choice);
    expect(again.status).toBe(409);
  });

  it("is read in Spanish too, its refusals as well", async () => {
    const club = await makeClub();
    const primary = await signedIn(web.url, club.primary.email);
    const email = newAddress();
    await primary.call(`${users}/store`, "POST", { email });
    const path = `/invitation/${await invitationToken(email)}`;
    const visitor = new Visitor(web.url);
    visitor.setCookie("lang", "es");
    expect((await visitor.open(path)).text).toContain("Aceptar la invitación");
    const long = { first_name: "x".repeat(200), password: "a", password_confirmation: "b" };
    const { status, text } = await visitor.submit(path, long);
    expect([status, text.includes("El campo «nombre» debe tener")]).toEqual([422, true]);
    const gone = await visitor.submit("/invitation/none", { password: "marching-band-47" });
    expect(gone.text).toContain("Esta invitación no se puede usar");
  });
});
