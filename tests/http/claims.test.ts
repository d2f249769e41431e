import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedTime } from "./forms-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

const minutes = new File(["%PDF-1.4\n%%EOF\n"], "minutes.pdf", { type: "application/pdf" });

/** Sends the form of a claim as a browser without script does. */
async function claim(visitor: Visitor, fields: Readonly<Record<string, string>>, file?: File) {
  const body = new FormData();
  const _at = await signedTime(visitor, "/claim");
  for (const [name, value] of Object.entries({ _token: visitor.csrfToken, _at, ...fields })) {
    body.set(name, value);
  }
  body.set("file", file ?? new File([], ""));
  const headers = { Accept: "text/html", Origin: web.url, "Sec-Fetch-Site": "same-origin" };
  const response = await visitor.request("/claim", { method: "POST", headers, body });
  return new Page(response.status, response.headers, await response.text());
}

describe("a claim without script", () => {
  it("HND-11 is made with a paper, objected to by the club, and decided by staff", async () => {
    const { id: userId, email } = await makePerson();
    const account = await db.account.create({
      data: { name: "Elm Street Boosters", ein: "914725836", bonusBalanceCents: 5_000 },
    });
    await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
    const visitor = new Visitor(web.url);
    const fields = {
      ein: "91-4725836",
      name: "Grace Hopper",
      email: newAddress(),
      office: "president",
      title: "",
      why: "The last president moved away.",
    };
    const bare = await claim(visitor, fields);
    expect(bare.status).toBe(422);
    expect(bare.text).toContain("Add the minutes of your election");
    expect(bare.html).toContain('value="Grace Hopper"');
    const long = await claim(visitor, { ...fields, office: "other", title: "x".repeat(300) });
    expect([long.status, long.html.includes('href="#title"')]).toEqual([422, true]);
    const made = await claim(visitor, fields, minutes);
    expect([made.status, made.headers.get("location")]).toEqual([303, "/claim?sent=1"]);
    expect((await visitor.open("/claim?sent=1")).text).toContain("Your claim was received");
    const { id } = await db.claim.findFirstOrThrow({ where: { accountId: account.id } });

    const primary = await signedIn(web.url, email);
    expect((await primary.open("/app")).text).toContain("Somebody claims this club");
    const own = await primary.open("/app/handover");
    expect(own.text).toContain("Object to the claim");
    const paper = await primary.open(`/app/handover/claims/${id}`);
    expect(paper.headers.get("content-disposition")).toContain("minutes.pdf");
    const other = await signedIn(web.url, (await makePerson()).email);
    expect((await other.open(`/app/handover/claims/${id}`)).status).toBe(404);
    const answer = { claim: String(id), decision: "object", reason: "" };
    const empty = await primary.submit("/app/handover", answer);
    expect([empty.status, empty.html.includes(`href="#claim-${id}-reason"`)]).toEqual([422, true]);
    const objected = await primary.submit("/app/handover", { ...answer, reason: "I am here." });
    expect([objected.status, objected.headers.get("location")]).toEqual([303, "/app/handover"]);
    const after = await primary.open("/app/handover");
    expect(after.text).toContain("I am here.");
    expect(after.text).not.toContain("Object to the claim");

    const { email: staffEmail } = await makePerson({ isStaff: true, staffRole: "support" });
    const staff = await signedIn(web.url, staffEmail);
    expect((await staff.open("/admin/handover")).text).toContain("I am here.");
    await db.claim.update({ where: { id }, data: { quarantinedAt: new Date() } });
    const barred = "minutes.pdf: the virus scanner found something in it, so nobody can open it";
    for (const [page, leads] of [
      [await primary.open("/app/handover"), false],
      [await staff.open("/admin/handover"), true],
    ] as const) {
      expect([page.text.includes(barred), page.html.includes(`claims/${id}"`)]).toEqual([
        true,
        false,
      ]);
      expect(page.text.includes("to release or delete it")).toBe(leads);
    }
    const decision = { claim: String(id), decision: "reject", reason: "The primary user answers." };
    const decided = await staff.submit("/admin/handover", decision);
    expect([decided.status, decided.headers.get("location")]).toEqual([303, "/admin/handover"]);
    expect((await staff.open("/admin/handover")).text).toContain("The primary user answers.");
    expect((await primary.open("/app")).text).not.toContain("Somebody claims this club");
  });
});
