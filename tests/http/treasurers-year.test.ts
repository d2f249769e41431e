import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { emptyWorld, work } from "#tests/modules/standing/clubs-world";
import { type MovedWeb, startMovedWeb } from "#tests/setup/moved-web";
import type { Visitor } from "#tests/setup/visitor";
import {
  type Club,
  fileRow,
  importFile,
  importRevocations,
  makeClub,
  noonOf,
  systemOn,
} from "#tests/stories/treasurers-world";
import { signedIn } from "./signed-in";

let web: MovedWeb;
beforeAll(async () => {
  await emptyWorld();
  web = await startMovedWeb(noonOf("2026-07-06"));
});
afterAll(() => web.stop());

/** Its treasurer's browser on a day, signed in again: a session does not last for months. */
async function treasurerOn(day: string, { email }: Club): Promise<Visitor> {
  web.moveTo(noonOf(day));
  return signedIn(web.url, email);
}

it("CAL-03 CAL-08 STD-01 STD-05 EP-01 EP-03 EP-05 RR-01 RR-02 a treasurer's year, and that of a club that does nothing", async () => {
  const elm = await makeClub("Elm Street Boosters");
  const birch = await makeClub("Birch Lane Boosters");
  const notice = "/calendar/us.990n/2026-06-30";

  // July: the year lies ahead, and one return is missing already.
  const july = await treasurerOn("2026-07-06", elm);
  const year = await july.open(elm.own("/calendar"));
  expect(year.status).toBe(200);
  expect(year.text).toContain("Calendar 2026");
  expect(year.text).toContain("November 16, 2026");
  expect(year.html).toContain(`/app${notice}`);
  const duty = await july.open(elm.own(notice));
  expect(duty.text).toContain("Due November 16, 2026");
  expect(duty.text).toMatch(/Why this date .*June 30, 2026.* Source .* Read on \w+ \d+, 20\d\d/);
  expect(duty.text).toContain("Nothing shows yet that this was done.");
  expect((await july.open("/app")).text).toContain("Elm Street Boosters needs your attention.");
  const word = await july.open(elm.own("/standing"));
  expect(word.text).toContain("the one for the year that ended June 30, 2025");
  expect(word.text).toContain("IRS's file of exempt organizations, June 8, 2026");
  const early = await july.open(elm.own("/calendar/us.990n/2027-06-30/e-postcard"));
  expect(early.text).toContain("You cannot file it before July 1, 2027");

  // November: the answers to copy, the confirmation as proof, and another word at once.
  const november = await treasurerOn("2026-11-05", elm);
  expect((await november.open("/app")).text).toContain("needs your attention.");
  const postcard = elm.own(`${notice}/e-postcard`);
  const answers = await november.open(postcard);
  expect(answers.html).toMatch(/readOnly="" value="Elm Street Boosters, Inc\."/);
  expect(answers.html).toMatch(/readOnly="" value="Ada Byron"/);
  expect(answers.text).toContain("We send nothing to the IRS.");
  const ahead = { done_on: "2026-11-06", number: "N-77", file_uploads: "" };
  expect((await november.submit(postcard, ahead)).status).toBe(422);
  const sent = await november.submit(postcard, { ...ahead, done_on: "2026-11-05" });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    expect.stringContaining(notice),
  ]);
  // What others read is judged in the same request, before any job ran.
  const kept = await db.standing.findUniqueOrThrow({ where: { accountId: elm.id } });
  expect(kept.verdict).toBe("good");
  const proven = await november.open(elm.own(notice));
  expect(proven.text).toContain("Confirmation number N-77");
  expect(proven.text).not.toContain("The IRS's file shows it");
  expect((await november.open("/app")).text).toContain("Elm Street Boosters is in good standing.");
  expect((await november.open(elm.own("/calendar", "&year=2026&show=done"))).text).toContain(
    "Done on November 5, 2026",
  );
  await work({ ctx: systemOn("2026-11-05") }, true);

  // February: the IRS's file shows the return of one club, and nothing of the other.
  await importFile("2027-02-08", fileRow(elm, "202606"), fileRow(birch, "202406"));
  const february = await treasurerOn("2027-02-10", elm);
  const confirmed = await february.open(elm.own(notice));
  expect(confirmed.text).toContain(
    "The IRS's file shows it: exempt organizations (BMF) of February 8, 2027",
  );
  const good = await february.open(elm.own("/standing"));
  expect(good.text).toContain("Elm Street Boosters is in good standing.");
  expect(good.text).toContain(
    "Last return seen: fiscal year that ended June 30, 2026, in the IRS's file of February 8, 2027.",
  );
  const late = await treasurerOn("2027-02-10", birch);
  expect((await late.open("/app")).text).toContain(
    "Birch Lane Boosters could lose its tax exemption.",
  );
  const risk = await late.open(birch.own("/standing"));
  expect(risk.text).toContain("Two returns in a row do not show in the IRS's file.");
  expect(risk.text).toContain(
    "If none of the three is filed, the exemption ends on November 15, 2027.",
  );
  expect((await late.open(`/revoked?ein=${birch.ein}`)).text).not.toContain("What to do");

  // A year later the list of revocations has it; no day that passed and no file that is silent said so before.
  const third = await treasurerOn("2027-12-01", birch);
  const over = await third.open(birch.own("/standing"));
  expect(over.text).toContain("Birch Lane Boosters could lose its tax exemption.");
  expect(over.text).toContain("The third return in a row was due on November 15, 2027");
  await importRevocations("2028-02-14", [birch], {
    revokedOn: "15-NOV-2027",
    postedOn: "14-FEB-2028",
  });
  const lost = await treasurerOn("2028-02-15", birch);
  expect((await lost.open("/app")).text).toContain(
    "Birch Lane Boosters has lost its tax exemption.",
  );
  const revoked = await lost.open(birch.own("/standing"));
  expect(revoked.text).toContain("The IRS took back the tax exemption on November 15, 2027");
  expect(revoked.text).toContain("IRS's revocation list, February 14, 2028");

  // The way back, for everybody by the address, and kept for the club.
  const small = "year_1=short&year_2=short&year_3=short&revoked_before=no&in_group=no";
  const way = await lost.open(`/revoked?ein=${birch.ein}&${small}`);
  expect(way.text).toContain("as revoked on November 15, 2027.");
  expect(way.text).toContain(
    "You can have it back from the day it was lost, without giving a reason",
  );
  expect(way.text).toContain("Send the application by");
  const rescue = birch.own("/standing/rescue");
  expect((await lost.open(rescue)).text).toContain("as revoked on November 15, 2027");
  expect((await lost.submit(rescue, { _begin: "1" })).status).toBe(303);
  expect((await lost.open(rescue)).text).toContain("Your answers");
  expect((await (await treasurerOn("2028-02-15", elm)).open("/app")).text).not.toContain(
    "has lost",
  );
});
