import { afterAll, beforeAll, expect, it } from "vitest";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { beginTrail, look } from "../modules/audit/trail";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

it("H-13 /admin/audit shows the audit record, to staff only", async () => {
  const visitor = new Visitor(web.url);
  const refused = await visitor.open("/admin/audit");
  expect([refused.status, refused.headers.get("location")]).toEqual([
    303,
    "/login?next=%2Fadmin%2Faudit",
  ]);
  const member = await signedIn(web.url, (await makePerson()).email);
  expect((await member.open("/admin/audit")).status).toBe(403);
  expect((await member.open("/admin/audit/csv")).status).toBe(403);

  await beginTrail(120);
  const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  const before = await staff.open("/admin/audit?action=counted");
  expect(before.text).toContain("The record has not been checked yet");
  await look();
  const page = await staff.open("/admin/audit?action=counted");
  expect(page.text).toContain("The record holds up to entry 120");
  expect(page.text).toContain('changed: Café → name O"Brien, cents 19500');
  expect(page.text).toContain("Account 120");
  expect(page.text).toContain("Account 96");
  expect(page.text).not.toContain("Account 95 ");
  const [, next = ""] = /href="([^"]*before=\d+[^"]*)"/.exec(page.html) ?? [];
  const older = await staff.open(next.replaceAll("&amp;", "&"));
  expect(older.text).toContain("Account 95");
  expect(older.text).not.toContain("Account 96");
  expect(older.text).toContain("Back to the newest");

  const csv = await staff.open("/admin/audit/csv?subject=account+7");
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.text).toContain("tests.counted,account:7,");
  for (const odd of ["before=x", "before=9999999999999999999999", "from=2026-02-30", "actor=%00"]) {
    expect((await staff.open(`/admin/audit?${odd}`)).status).toBe(200);
  }
});
