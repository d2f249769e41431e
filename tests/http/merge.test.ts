import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAccountUser } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { makePair, must, note } from "#tests/modules/console/merge-kit";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(async () => {
  await web.stop();
});

const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe("H-02 /admin/accounts/{id}/merge", () => {
  it("says until when each is a member, as days are written in sentences", async () => {
    const { kept, duplicate } = await makePair();
    for (const [{ id }, day] of [
      [kept, "2099-05-03"],
      [duplicate, "2099-06-04"],
    ] as const) {
      const data = { levelId: 1002, renewalDueAt: new Date(day) };
      await db.account.update({ where: { id }, data });
    }
    const both = `/admin/accounts/${kept.id}/merge?duplicate=${duplicate.id}`;
    expect((await staff.open(both)).text).toContain("one until May 3, 2099 and one until June 4");
  });

  it("proposes, compares, asks for the tick, merges, and old addresses lead to the kept one", async () => {
    const { kept, duplicate } = await makePair();
    const path = `/admin/accounts/${kept.id}/merge`;
    const shown = await staff.open(`/admin/accounts/show/${kept.id}`);
    expect(shown.html).toContain(`href="${path}"`);
    expect((await staff.open(path)).text).toContain("Nearly the same name");
    const both = `${path}?duplicate=${duplicate.id}`;
    const page = await staff.open(both);
    expect(page.text).toContain("2 people");
    const fields = { duplicate: String(duplicate.id), seen: seenIn(page.html) };
    const unticked = await staff.submit(both, fields);
    expect(unticked.status).toBe(422);
    expect(unticked.text).toContain("Tick that they are one organization.");
    const merged = await staff.submit(both, { ...fields, sure: "1" });
    expect([merged.status, merged.headers.get("location")]).toEqual([
      303,
      `/admin/accounts/show/${kept.id}`,
    ]);
    const after = await staff.open(`/admin/accounts/show/${kept.id}`);
    expect(after.text).toContain("A duplicate was merged into it");
    for (const [from, to] of [
      [
        `/admin/accounts/show/${duplicate.id}?kind=note`,
        `/admin/accounts/show/${kept.id}?kind=note`,
      ],
      [`/admin/accounts/${duplicate.id}/users`, `/admin/accounts/${kept.id}/users`],
      [`/app/finances?account_id=${duplicate.id}`, `/app/finances?account_id=${kept.id}`],
      [`/admin/payments/latest/${duplicate.id}`, `/admin/payments/latest/${kept.id}`],
    ]) {
      const led = await staff.open(from ?? "");
      expect([led.status, led.headers.get("location")]).toEqual([302, to]);
    }
    const posted = { decision: "note", key: randomUUID(), note: "Late." };
    expect((await staff.submit(`/admin/accounts/show/${duplicate.id}`, posted)).status).toBe(404);
    const again = await staff.open(both);
    expect(again.text).toContain(`was merged into account ${kept.id} before`);
    expect(again.html).not.toContain('name="sure"');
  });

  it("leads members of the duplicate, and visitors of its profile; strangers learn nothing", async () => {
    const { kept, duplicate } = await makePair();
    await db.account.update({
      where: { id: kept.id },
      data: { levelId: 1002, renewalDueAt: new Date("2099-06-30") },
    });
    const person = await makePerson();
    must(await addAccountUser(system, { accountId: duplicate.id, userId: person.id }));
    const member = await signedIn(web.url, person.email);
    expect((await member.open(`/app?account_id=${duplicate.id}`)).status).toBe(200);
    const both = `/admin/accounts/${kept.id}/merge?duplicate=${duplicate.id}`;
    const { html } = await staff.open(both);
    const merged = await staff.call(both.split("?")[0] ?? "", "POST", {
      duplicate: String(duplicate.id),
      seen: seenIn(html),
      sure: true,
    });
    expect([merged.status, await merged.json()]).toEqual([200, { status: "merged" }]);
    const led = async (visitor: Visitor, path: string) =>
      (await visitor.open(path)).headers.get("location");
    expect(await led(member, `/app?account_id=${duplicate.id}`)).toBe(`/app?account_id=${kept.id}`);
    expect(await led(member, `/app/account/show/${duplicate.id}`)).toBe(
      `/app/account/show/${kept.id}`,
    );
    const data = await member.request(`/app/finances.data?account_id=${duplicate.id}`);
    expect(await data.text()).toContain(`/app/finances?account_id=${kept.id}`);
    const stranger = await signedIn(web.url, (await makePerson()).email);
    const refused = await stranger.open(`/app?account_id=${duplicate.id}`);
    expect([refused.status, refused.headers.get("location")]).toEqual([404, null]);
  });

  it("refuses what has changed since it was shown, and keeps to roles", async () => {
    const { kept, duplicate } = await makePair();
    const both = `/admin/accounts/${kept.id}/merge?duplicate=${duplicate.id}`;
    const page = await staff.open(both);
    await note(duplicate.id, "Meanwhile.");
    const fields = { duplicate: String(duplicate.id), seen: seenIn(page.html), sure: "1" };
    const changed = await staff.submit(both, fields);
    expect([changed.status, changed.text.includes("Look at it once more")]).toEqual([409, true]);
    const support = await makePerson({ isStaff: true, staffRole: "support" });
    const helper = await signedIn(web.url, support.email);
    const { html } = await helper.open(both);
    const forbidden = await helper.submit(both, { ...fields, seen: seenIn(html) });
    expect(forbidden.status).toBe(403);
    expect((await staff.open(`/admin/accounts/${kept.id}/merge?duplicate=x`)).status).toBe(404);
    expect((await staff.open("/admin/accounts/999999999/merge")).status).toBe(404);
  });
});
