import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
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
  expect(saved.text).toContain("As of April 13, 2026");
  expect(saved.text).toContain("If none of the three is filed, the exemption ends on");
  expect((await member.open("/app")).text).toContain("At risk");
});
