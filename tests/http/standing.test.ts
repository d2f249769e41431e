import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nextReturn } from "#modules/compliance/contract";
import { db } from "#modules/platform/db.server";
import { recomputeStanding } from "#modules/standing/index.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";
import { standingClub, work } from "#tests/modules/standing/clubs-world";
import { today } from "#tests/setup/today";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

it("STD-01 without script a member says the EIN and reads the word, its reasons and their dates", async () => {
  await importContent(
    csvOf({ ein: "270000001", name: "ELM", group: "0000", taxPeriod: "202307" }),
    "2026-04-13",
    true,
  );
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  const path = `/app/standing?account_id=${account.id}`;
  expect((await member.open("/app")).text).toContain("is not a member yet");

  expect((await member.open(path)).text).toContain("We cannot tell yet how Elm Street Boosters");
  const wrong = await member.submit(path, { ein: "27-00000" });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="27-00000"');
  expect(wrong.text).toContain("Enter the 9 digits of your EIN");

  expect((await member.submit(path, { ein: "270000001" })).status).toBe(303);
  const saved = await member.open(path);
  expect(saved.text).toContain("Elm Street Boosters could lose its tax exemption.");
  expect(saved.text).toContain("Two returns in a row do not show in the IRS's file.");
  expect(saved.text).toContain("IRS's file of exempt organizations, April 13, 2026");
  const [clock = ""] = /<ol class="clock">.*?<\/ol>/s.exec(saved.html) ?? [];
  const steps = [...clock.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
  expect(steps).toEqual(["seen", "missed", "missed", "open"]);
  expect(saved.text).toContain("If none of the three is filed, the exemption ends on");
  expect(saved.text).toContain("History");
  expect((await member.open("/app")).text).toContain("At risk");
  const kept = await db.standing.findUnique({ where: { accountId: account.id } });
  expect(kept).toMatchObject({ verdict: "at_risk", ein: "270000001" });
});

it("an EIN that another account has is refused at its field, and staff are led to that account", async () => {
  const holder = await db.account.create({ data: { name: "Holder", ein: "270000771" } });
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const path = `/app/standing?account_id=${account.id}`;
  const member = await signedIn(web.url, email);
  await member.open(path);
  const refused = await member.submit(path, { ein: "27-0000771" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="27-0000771"');
  expect(refused.text).toContain("Another organization here has this EIN.");
  expect(refused.text).not.toContain("Holder");
  const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  await staff.open(path);
  const led = await staff.submit(path, { ein: "27-0000771" });
  expect([led.status, led.text.includes("“Holder” (account")]).toEqual([422, true]);
  expect(led.html).toContain(`href="/admin/accounts/show/${holder.id}"`);
  const held = `/app/standing?account_id=${holder.id}`;
  expect((await staff.open(held)).text).toContain("Take the EIN away");
  expect((await staff.submit(held, { take: "1" })).status).toBe(303);
  expect((await member.open(path)).text).not.toContain("Take the EIN away");
  expect((await member.submit(path, { ein: "27-0000771" })).status).toBe(303);
});

/** A good club with one who is signed in, and its certificate, made by the plain form. */
async function certified(name = "Oak Street Boosters") {
  const club = await standingClub({ name, period: lastPeriod(), asOf: today() });
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId: club.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  const list = `/app/standing/certificate?account_id=${club.id}`;
  await member.open(list);
  const made = await member.submit(list, { step: "issue" });
  expect(made.status).toBe(303);
  const row = await db.standingCertificate.findFirstOrThrow({ where: { accountId: club.id } });
  return {
    ...club,
    member,
    list,
    row,
    check: `/check/${row.code}`,
    badge: `/badge/${row.code}.svg`,
  };
}

/** The period of the last return that is due: no return is missing. */
function lastPeriod(): string {
  const { fiscalYearEnd } = nextReturn(6, today());
  return `${Number(fiscalYearEnd.slice(0, 4)) - 1}06`;
}

const visitor = () => new Visitor(web.url);

it("a certificate is made, downloaded, checked by anybody, and withdrawn, without script", async () => {
  const { member, list, row, check } = await certified();
  const waiting = await visitor().open(check);
  expect(waiting.text).toContain("The PDF is being written");
  expect((await member.request(`/app/standing/certificate/${row.id}`)).status).toBe(202);
  await work({ ctx: system });
  const page = await visitor().open(check);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.text).toContain("was in good standing then");
  expect(page.text).toContain("Oak Street Boosters is in good standing today.");
  const file = await member.request(`/app/standing/certificate/${row.id}`);
  expect(file.headers.get("content-disposition")).toMatch(/good-standing-\d{4}-\d{6}\.pdf/);
  const bytes = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(page.text).toContain(sha256);
  expect(page.text).toContain("shasum -a 256");
  const stranger = await signedIn(web.url, (await makePerson()).email);
  expect((await stranger.request(`/app/standing/certificate/${row.id}`)).status).toBe(404);

  const typed = row.code
    .toLowerCase()
    .replaceAll("0", "o")
    .replace(/(.{5})/g, "$1 ");
  const led = await visitor().follow(`/check?code=${encodeURIComponent(typed)}`);
  expect(led.text).toContain("was in good standing then");
  expect((await member.open(list)).text).toContain("Valid");
  expect((await member.submit(list, { step: "withdraw", id: String(row.id) })).status).toBe(303);
  expect((await visitor().open(check)).text).toContain("The certificate was withdrawn.");
  const twice = await member.submit(list, { step: "withdraw", id: String(row.id) });
  expect(twice.status).toBe(409);
});

it("the live page speaks Spanish", async () => {
  const { check } = await certified("Roble");
  const page = await visitor().open(`${check}?lang=es`);
  expect(page.text).toContain("Roble está en regla hoy.");
  expect(page.text).toContain("Válido");
});

it("STD-11 an unknown code, one that is none, and one of a wrong length are answered alike", async () => {
  const pages = [];
  for (const code of ["0".repeat(26), "no%20code", "7ZZZ", "A".repeat(300)]) {
    pages.push(await visitor().open(`/check/${code}`));
  }
  const main = ({ html }: { html: string }) =>
    /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/name="_token"[^>]*>|value="[^"]*"/g, "");
  for (const page of pages) {
    expect(page.status).toBe(404);
    expect(page.text).toContain("No such certificate");
    expect(main(page)).toBe(main(pages[0] ?? { html: "" }));
  }
});

it("an EIN leads to the public listing, without a verdict", async () => {
  for (const typed of ["270000001", "27-0000001"]) {
    const led = await visitor().open(`/check/${typed}`);
    expect([led.status, led.headers.get("location")]).toEqual([303, "/listings/270000001"]);
  }
});

it("a visitor checks twenty codes a minute", async () => {
  await db.rateLimit.deleteMany({});
  const strict = await startWeb({ RATE_LIMIT_FACTOR: "1" });
  try {
    const statuses = [];
    for (let index = 0; index < 21; index++) {
      statuses.push((await new Visitor(strict.url).open(`/check/${"1".repeat(26)}`)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(404), 429]);
  } finally {
    await strict.stop();
  }
});

it("STD-14 the badge is a small picture for any site, which links to the page; off it is not current", async () => {
  const { id, member, badge, check } = await certified();
  const off = await visitor().request(badge);
  expect(await off.text()).toContain("Not current");
  const address = `/app/standing/badge?account_id=${id}`;
  await member.open(address);
  expect((await member.submit(address, { badge: "on" })).status).toBe(303);
  const shown = await member.open(address);
  expect(shown.html).toContain(check);
  expect(shown.html).toContain(`${badge}&quot;`);
  const on = await certified("Pine Street Boosters");
  await db.standing.update({ where: { accountId: on.id }, data: { isBadgeOn: true } });
  const image = await visitor().request(on.badge);
  const svg = await image.text();
  expect(svg).toContain("Good standing");
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3_000);
  expect(svg).not.toMatch(/<script|<style|href=/);
  expect(image.headers.get("content-type")).toContain("image/svg+xml");
  expect(image.headers.get("access-control-allow-origin")).toBe("*");
  expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(image.headers.get("content-security-policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(image.headers.get("set-cookie")).toBeNull();
  const [, seconds] = /max-age=(\d+)/.exec(image.headers.get("cache-control") ?? "") ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(3_600);
  const none = await visitor().request(`/badge/${"0".repeat(26)}.svg`);
  expect([none.status, (await none.text()).includes("Not current")]).toEqual([404, true]);
});

it("the keys are public, for programs of any site", async () => {
  const { row } = await certified();
  const answer = await visitor().request("/.well-known/standing-keys.json");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const { keys } = (await answer.json()) as { keys: { kid: string; x: string }[] };
  const key = keys.find(({ kid }) => kid === row.keyId);
  // The browser's own way of checking a signature, with nothing of ours.
  const raw = await crypto.subtle.importKey(
    "jwk",
    { ...key, kty: "OKP", crv: "Ed25519" },
    "Ed25519",
    true,
    ["verify"],
  );
  const signature = Buffer.from(row.signature, "base64url");
  const fits = (text: string) =>
    crypto.subtle.verify("Ed25519", raw, signature, new TextEncoder().encode(text));
  expect(await fits(row.payload)).toBe(true);
  expect(await fits(`${row.payload} `)).toBe(false);
});

it("staff see what waits, release it, and set a finding aside by a document, without script", async () => {
  const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  const club = await standingClub({ name: "Birch Boosters", period: "202206", asOf: today() });
  await recomputeStanding(system, club.id);
  await db.accountFile.create({
    data: {
      accountId: club.id,
      fileName: "990.pdf",
      contentType: "application/pdf",
      size: 4,
      sha256: "00",
      storageKey: `standing-${club.id}`,
      createdAt: new Date(),
    },
  });
  const hold = await db.standingHold.create({
    data: { kind: "files", worsened: 51, createdAt: new Date(), endsAt: new Date() },
  });
  const overview = await staff.open("/admin/standing");
  expect(overview.text).toContain("New files of the IRS would change the standing of many clubs");
  const released = { hold: String(hold.id), decision: "release" };
  expect((await staff.submit("/admin/standing", released)).status).toBe(303);
  expect((await staff.submit("/admin/standing", released)).status).toBe(409);

  const address = `/admin/standing/${club.id}`;
  expect((await staff.open(address)).text).toContain("Set a finding aside");
  const finding = "three_returns_unseen";
  const empty = await staff.submit(address, { step: "add", finding });
  expect(empty.status).toBe(422);
  expect(empty.text).toContain("Enter the last day on which it counts.");
  const [file] = await db.accountFile.findMany({ where: { accountId: club.id } });
  const whole = {
    step: "add",
    finding,
    reason: "Seen by phone",
    file: String(file?.id),
    ends_on: today(),
  };
  expect((await staff.submit(address, whole)).status).toBe(303);
  const after = await staff.open(address);
  expect(after.text).toContain("Set aside until");
  expect(after.text).toContain("Seen by phone");
});
