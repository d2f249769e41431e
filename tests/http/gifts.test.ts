import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { fileRow } from "#tests/modules/standing/clubs-world";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

it("TRE-11 TRE-12 TRE-13 TRE-15 without script the treasurer enters a gift, is told what is missing, and gets its letter, as a file and as a mail to the donor; a social club gets none", async () => {
  const { id, primary, member } = await makeClub();
  const visitor = await signedIn(web.url, primary.email);
  const empty = await visitor.open("/app/gifts");
  expect(empty.text).toContain("No gift yet");
  const untold = await visitor.submit("/app/gifts", { decision: "state" });
  expect([untold.status, untold.text]).toEqual([
    422,
    expect.stringContaining("Tick that your determination letter says so."),
  ]);
  const told = await visitor.submit("/app/gifts", { decision: "state", is_charity: "1" });
  expect([told.status, told.headers.get("location")]).toEqual([303, "/app/gifts"]);
  expect((await visitor.open("/app/gifts")).text).toContain(
    "Your determination letter says 501(c)(3)",
  );
  await visitor.open("/app/gifts/new");
  const gift = { donor: "Ada Lovelace", given_on: "2026-11-02", kind: "money", amount: "300" };
  const refused = await visitor.submit("/app/gifts/new", gift);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Say whether the donor got something in return");
  expect(refused.html).toContain('value="Ada Lovelace"');
  const dinner = { goods: "some", goods_text: "A dinner", goods_value: "60.00" };
  const entered = await visitor.submit("/app/gifts/new", { ...gift, ...dinner });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/app/gifts"]);
  const list = await visitor.open("/app/gifts");
  expect(list.text).toContain("Ada Lovelace November 2, 2026 $300.00 A dinner, worth $60.00");
  const made = await db.gift.findFirstOrThrow({ where: { accountId: id } });
  const letter = await visitor.call(`/app/gifts/${made.id}/letter`);
  expect(letter.headers.get("content-type")).toBe("application/pdf");
  expect(letter.headers.get("content-disposition")).toContain("gift-letter-2026-11-02.pdf");
  const list2026 = "/app/gifts/years/2026";
  const year = await visitor.open(list2026);
  expect(year.text).toContain("1 letter has no e-mail address");
  expect(year.text).toContain("No letter waits to be mailed");
  const added = { decision: "email", id: String(made.id) };
  const wrong = await visitor.submit(list2026, { ...added, email: "ada@" });
  expect([wrong.status, wrong.text]).toEqual([
    422,
    expect.stringContaining("in the form name@example.org"),
  ]);
  expect((await visitor.submit(list2026, { ...added, email: "ada@example.com" })).status).toBe(303);
  const ready = await visitor.open(`${list2026}?lang=es`);
  expect(ready.text).toContain("Enviar 1 carta");
  await visitor.open(`${list2026}?lang=en`);
  expect((await visitor.submit(list2026, { decision: "mail" })).status).toBe(303);
  expect((await visitor.open(list2026)).text).toMatch(/On its way|Mailed/);
  const twice = await visitor.submit(list2026, { decision: "mail" });
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining("No letter of this")]);
  const table = await (await visitor.call(`${list2026}/gifts.csv`)).text();
  expect(table).toContain("2026-11-02,Ada Lovelace,,ada@example.com,300.00,");
  const other = await signedIn(web.url, member.email);
  const closed = await other.open("/app/gifts");
  expect([closed.status, closed.text]).toEqual([
    403,
    expect.stringContaining("to the primary user and to the treasurer"),
  ]);
  const ein = "619999998";
  await db.account.update({ where: { id }, data: { ein } });
  await fileRow({ ein, period: "202506" });
  await db.irsOrganization.update({ where: { ein }, data: { subsection: "07" } });
  const social = await visitor.open("/app/gifts");
  expect(social.text).toContain("section 501(c)(7) are not deductible");
  expect(social.html).not.toMatch(/gifts\/new|gifts\/\d+\/letter/);
  const removed = await visitor.submit("/app/gifts", { id: String(made.id) });
  expect(removed.status).toBe(303);
  expect(await db.gift.count({ where: { accountId: id } })).toBe(0);
});
