import { afterAll, beforeAll, expect, it } from "vitest";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import { reviewChecks } from "#modules/treasury/contract";
import { answeredPages } from "#tests/documents/text";
import { makeClub } from "#tests/modules/accounts/clubs";
import { type Person, system } from "#tests/modules/accounts/people";
import { must } from "#tests/modules/duties/calendar";
import { enter } from "#tests/modules/officers/officers-world";
import { today } from "#tests/setup/today";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

it("TRE-09 a review is refused to whoever signed for the bank or was treasurer of that year, and to whoever made the report final", async () => {
  const { id, primary, members } = await makeClub({ members: 3 });
  const [treasurer, signer, member] = members as [Person, Person, Person];
  // The year that ended last: the calendar reaches a little more than a year back.
  const last = Number(today().slice(0, 4)) - (today().slice(5) > "06-30" ? 0 : 1);
  const end = `${last}-06-30`;
  const createdAt = new Date(`${last - 1}-01-15T15:00:00Z`);
  await db.account.update({ where: { id }, data: { createdAt } });
  const { version: told } = must(await readFacts(system, id));
  const answers = { fiscal_year_month: "6" };
  must(await answerFacts(system, { accountId: id, version: told, answers }));
  const within = { starts_on: `${last - 1}-07-01`, ends_on: end };
  const one = { ...within, office: "treasurer", name: "T", email: treasurer.email };
  await enter(system, id, one);
  const other = { ...within, office: "secretary", name: "S", is_bank_signer: "1" };
  await enter(system, id, { ...other, email: signer.email });
  const maker = await signedIn(web.url, primary.email);
  await maker.open("/app/treasury");
  await maker.submit("/app/treasury", { ends_on: end });
  const numbers = `/app/treasury/${end}/numbers`;
  const form = await maker.open(numbers);
  const [line = ""] = /line_\d+/.exec(form.html) ?? [];
  const version = form.hidden("version");
  const typed = { opening: "0", bank_statement: "10", [line]: "10" };
  expect((await maker.submit(numbers, { decision: "final", version, ...typed })).status).toBe(303);
  const path = `/app/treasury/${end}/review`;
  const found = Object.fromEntries(reviewChecks.map((check) => [check, "yes"]));
  for (const person of [primary, treasurer, signer]) {
    const visitor = await signedIn(web.url, person.email);
    expect((await visitor.open(path)).text).toContain("Somebody else reviews this year");
    const refused = await visitor.submit(path, found);
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining("Ask another member, or print the form"),
    ]);
  }
  const reviewer = await signedIn(web.url, member.email);
  await reviewer.open(path);
  const open = await reviewer.submit(path, { ...found, cash: "no", budget: "" });
  expect([open.status, open.text]).toEqual([422, expect.stringContaining("Say in words")]);
  expect(open.text).toContain("Choose what you found.");
  const said = { ...found, cash: "no", note: "Cookies were bought out of the cash box." };
  expect((await reviewer.submit(path, said)).status).toBe(303);
  expect((await maker.open(path)).text).toContain("Cookies were bought out of the cash box.");
  const kept = await db.treasuryReview.findFirstOrThrow({ where: { reviewerId: member.id } });
  expect(kept.result).toBe("questions");
  // It is the proof of the duty in the calendar, too.
  const duty = { accountId: id, code: "club.review", period: end };
  expect(await db.dutyMark.findFirst({ where: duty })).toMatchObject({ state: "done" });
  const year = await maker.open(`/app/treasury/${end}`);
  expect(year.html).toContain(`/app/treasury/${end}/reviews/${kept.id}`);
  const [page = "", ...more] = await answeredPages(
    await maker.call(`/app/treasury/${end}/reviews/${kept.id}`),
  );
  expect(more).toEqual([]);
  expect(page).toContain("Nothingwaspaidoutofcashthatwascounted.No");
  expect(page).toContain("Cookieswereboughtoutofthecashbox.");
  expect(page).toContain("signedinwithanaccountoftheorganization");
  const stranger = await signedIn(web.url, (await makeClub()).primary.email);
  expect((await stranger.call(`/app/treasury/${end}/reviews/${kept.id}`)).status).toBe(404);
});

it("TRE-10 TRE-16 cash is signed by two different people who counted the same, and its form prints in Spanish", async () => {
  const { id, primary, member } = await makeClub();
  const first = await signedIn(web.url, primary.email);
  const path = "/app/treasury/cash";
  await first.open(path);
  const pieces = {
    pieces_2000: "7",
    pieces_1000: "12",
    pieces_500: "9",
    pieces_100: "31",
    pieces_25: "43",
    pieces_10: "12",
  };
  const about = { event: "Spring concert", counted_on: today(), ...pieces, purpose_1: "Tickets" };
  const wrong = await first.submit(path, { ...about, amount_1: "347.94" });
  expect([wrong.status, wrong.text]).toEqual([
    422,
    expect.stringContaining("come to $347.94, the cash to $347.95"),
  ]);
  expect((await first.submit(path, { ...about, amount_1: "347.95" })).status).toBe(303);
  const count = await db.cashCount.findFirstOrThrow({ where: { accountId: id } });
  const one = `${path}/${count.id}`;
  const sign = { decision: "sign", total: "347.95" };
  expect((await first.submit(one, sign)).status).toBe(403);
  expect((await first.submit(one, { decision: "slip", slip: "77" })).status).toBe(409);
  const second = await signedIn(web.url, member.email);
  // Whoever counts second does so without knowing what the first found.
  for (const shown of [await second.open(path), await second.open(one)]) {
    expect(shown.text).toContain("Shown once two people have signed");
    expect(shown.text).not.toMatch(/347\.95|140\.00|Tickets/);
  }
  expect((await first.open(one)).text).toContain("$347.95");
  const other = await second.submit(one, { ...sign, total: "347.90" });
  expect([other.status, other.text]).toEqual([422, expect.stringContaining("another total")]);
  expect((await second.submit(one, sign)).status).toBe(303);
  expect((await second.submit(one, sign)).status).toBe(409);
  expect((await second.submit(one, { decision: "slip", slip: "77" })).status).toBe(303);
  const list = await first.open(path);
  expect(list.text).toContain("Spring concert");
  expect(list.text).toMatch(/ 77 .*\$347\.95/);
  const spanish = await first.open(`${path}?lang=es`);
  expect(spanish.text).toContain("Efectivo contado por dos personas");
  for (const form of ["cash", "reimbursement", "deposit", "review"]) {
    const file = await first.call(`/app/treasury/forms/${form}`);
    const bytes = Buffer.from(await file.arrayBuffer()).toString("latin1");
    expect([file.status, bytes.includes("/Lang (es-US)")]).toEqual([200, true]);
  }
  expect((await first.call("/app/treasury/forms/other")).status).toBe(404);
});
