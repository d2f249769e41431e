import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { join, makeClub, primaryIds } from "#tests/modules/accounts/clubs";
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
const tenFields = [
  "email",
  "first_name",
  "id",
  "is_primary",
  "is_subscribed_bulk_emails",
  "is_subscribed_event_emails",
  "is_subscribed_sms",
  "last_name",
  "phone",
  "sms_phone",
];
const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

describe("the calls of scripts", () => {
  it("B-80 answers the users of one's own account with the ten fields and no password", async () => {
    const club = await makeClub();
    for (const person of [club.primary, club.member]) {
      const answer = await (await signedIn(web.url, person.email)).call(`${users}/json`);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      const { status, body } = await read(answer);
      expect(status).toBe(200);
      expect(body).toHaveLength(2);
      expect(Object.keys(body[0]).toSorted()).toEqual(tenFields);
      expect(body[0]).toEqual({
        id: club.primary.id,
        email: club.primary.email,
        first_name: "Ada",
        last_name: "",
        phone: "",
        sms_phone: "",
        is_primary: 1,
        is_subscribed_bulk_emails: 1,
        is_subscribed_event_emails: 1,
        is_subscribed_sms: 0,
      });
    }
  });

  it("B-79 B-81 stores, updates and B-82 deletes a user; a password never comes back", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const email = newAddress();
    const typed = "marching-band-47";
    const stored = await visitor.call(`${users}/store`, "POST", { email, password: typed });
    const text = await stored.text();
    expect(text).not.toContain(typed);
    const user = JSON.parse(text);
    expect(Object.keys(user).toSorted()).toEqual(tenFields);
    expect(user).toMatchObject({
      email,
      is_primary: 0,
      is_subscribed_bulk_emails: 1,
      is_subscribed_event_emails: 1,
      is_subscribed_sms: 0,
    });
    const sent = { ...user, last_name: "Hopper", is_subscribed_sms: 1, password: "" };
    const updated = await visitor.call(`${users}/update/${user.id}`, "PUT", sent);
    expect(await read(updated)).toEqual({
      status: 200,
      body: { ...user, last_name: "Hopper", is_subscribed_sms: 1 },
    });
    const deleted = await visitor.call(`${users}/delete/${user.id}`, "DELETE");
    expect(await read(deleted)).toEqual({ status: 200, body: { status: "deleted" } });
    expect((await visitor.call(`${users}/delete/${user.id}`, "DELETE")).status).toBe(404);
  });

  it("B-86 answers 409 to deleting the primary user, with both texts", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const refused = await visitor.call(`${users}/delete/${club.primary.id}`, "DELETE");
    expect(await read(refused)).toEqual({
      status: 409,
      body: {
        message: "Can't delete primary user.",
        errors: { is_primary: ["Please assign a new primary user to allow deletion."] },
      },
    });
  });

  it("B-88 sets another user as primary and clears the flag on the former one", async () => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const body = { is_primary: 1 };
    const answer = await visitor.call(`${users}/update/${club.member.id}`, "PUT", body);
    expect(await read(answer)).toMatchObject({ status: 200, body: { is_primary: 1 } });
    const listed = await (await visitor.call(`${users}/json`)).json();
    const flags = listed.map(({ id, is_primary }: Record<string, number>) => [id, is_primary]);
    expect(flags).toEqual([
      [club.member.id, 1],
      [club.primary.id, 0],
    ]);
  });

  it("B-88 keeps one primary user through 50 parallel calls", async () => {
    const club = await makeClub({ members: 5 });
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const people = [club.primary, ...club.members];
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { id } = people[index % people.length] ?? club.primary;
        const query = `?account_id=${club.id}`;
        const answer =
          index % 5 === 4
            ? await staff.call(`${users}/delete/${id}${query}`, "DELETE")
            : await staff.call(`${users}/update/${id}${query}`, "PUT", { is_primary: 1 });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await primaryIds(club.id)).toHaveLength(1);
  });

  it.each([
    ["without an address", { first_name: "A" }, "email"],
    ["with no address", { email: "nobody" }, "email"],
    ["with a list for a name", { email: "a@b.example", first_name: ["x"] }, "first_name"],
    ["with half a phone number", { email: "a@b.example", phone: "12" }, "phone"],
    [
      "with an extension for texts",
      { email: "a@b.example", sms_phone: "202-555-0143 x9" },
      "sms_phone",
    ],
    ["with a flag of 2", { email: "a@b.example", is_primary: 2 }, "is_primary"],
    ["with a weak password", { email: "a@b.example", password: "short" }, "password"],
    ["with an unknown field", { email: "a@b.example", is_staff: 1 }, "is_staff"],
  ])("B-81 refuses a user %s at its field", async (_, body, field) => {
    const club = await makeClub();
    const visitor = await signedIn(web.url, club.primary.email);
    const answer = await visitor.call(`${users}/store`, "POST", body);
    expect(await read(answer)).toEqual({
      status: 422,
      body: {
        message: expect.any(String),
        errors: { [field]: expect.arrayContaining([expect.any(String)]) },
      },
    });
    expect(await db.invitation.count({ where: { accountId: club.id } })).toBe(0);
  });
});

describe("who is asking", () => {
  it("B-96 answers 401 to whoever is not signed in, and leads a person to the sign-in", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    expect((await visitor.call(`${users}/json`)).status).toBe(401);
    expect((await visitor.call(`${users}/store`, "POST", { email: "a@b.example" })).status).toBe(
      401,
    );
    const page = await visitor.open(users);
    expect(page.headers.get("location")).toBe("/login?next=%2Fapp%2Faccount%2Fusers");
  });

  it("B-97 a member finds nothing of another account, staff act on any", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const member = await signedIn(web.url, club.primary.email);
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const query = `?account_id=${other.id}`;
    const calls = [
      [`${users}/json${query}`, "GET", undefined],
      [`${users}/store${query}`, "POST", { email: newAddress() }],
      [`${users}/update/${other.member.id}${query}`, "PUT", { last_name: "X" }],
      [`${users}/update/${other.member.id}`, "PUT", { last_name: "X" }],
      [`${users}/delete/${other.member.id}`, "DELETE", undefined],
    ] as const;
    for (const [path, method, body] of calls) {
      expect([path, (await member.call(path, method, body)).status]).toEqual([path, 404]);
    }
    for (const [path, method, body] of calls) {
      expect([path, (await staff.call(path, method, body)).status]).toEqual([path, 200]);
    }
    expect((await member.open(`${users}${query}`)).status).toBe(404);
    expect((await staff.call(`${users}/json`)).status).toBe(422);
  });

  it("B-97 a member who may only look is refused with 403", async () => {
    const club = await makeClub({ members: 2 });
    const [, second] = club.members;
    const visitor = await signedIn(web.url, club.member.email);
    const statuses = [
      await visitor.call(`${users}/store`, "POST", { email: newAddress() }),
      await visitor.call(`${users}/update/${club.member.id}`, "PUT", { is_primary: 1 }),
      await visitor.call(`${users}/delete/${second?.id}`, "DELETE"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
    expect((await visitor.open(`${users}/delete/${second?.id}`)).status).toBe(403);
  });

  it("B-98 the staff page is for staff", async () => {
    const club = await makeClub();
    const path = `/admin/accounts/${club.id}/users`;
    expect((await (await signedIn(web.url, club.primary.email)).open(path)).status).toBe(403);
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const page = await staff.open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(club.primary.email);
    expect((await staff.open("/admin/accounts/999999999/users")).status).toBe(404);
    expect((await staff.open("/admin/accounts/x/users")).status).toBe(404);
  });

  it("one's own account is the one that has the person, for a member of two", async () => {
    const first = await makeClub();
    const second = await makeClub();
    await join(second.id, first.primary);
    const visitor = await signedIn(web.url, first.primary.email);
    const own = await (await visitor.call(`${users}/json`)).json();
    expect(own.map(({ id }: { id: number }) => id)).toContain(first.member.id);
    const named = await (await visitor.call(`${users}/json?account_id=${second.id}`)).json();
    expect(named.map(({ id }: { id: number }) => id)).toContain(second.member.id);
  });
});
