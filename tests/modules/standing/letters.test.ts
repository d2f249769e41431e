import { beforeEach, describe, expect, it } from "vitest";
import { hours } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { recomputeStanding } from "#modules/standing/index.server";
import { isWorthALetter } from "#modules/standing/letters/tell.server";
import { join } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { clock, emptyWorld, fileRow, standingClub, work } from "./clubs-world";

beforeEach(emptyWorld);

async function world() {
  const time = clock();
  const { id, ein } = await standingClub();
  const [officer, other, quiet] = [await join(id), await join(id), await join(id)];
  await db.user.update({ where: { id: quiet.id }, data: { isSubscribedEventEmails: false } });
  /** The file now shows this as the latest return. */
  const show = async (period: string) => {
    await fileRow({ ein, period });
    await recomputeStanding(time.ctx, id);
  };
  /** The same, and its letters are sent. */
  const tell = async (period: string) => {
    await show(period);
    await work(time);
  };
  await show("202606");
  const subjects = async (email: string) =>
    (await lettersTo(email)).map(({ subject }) => subject).toReversed();
  return { time, id, officer, other, quiet, show, tell, subjects };
}

const bad = "Elm Street Boosters could lose its tax exemption";
const well = "Elm Street Boosters is in good standing again";

describe("letters about a standing", () => {
  it("STD-07 a word that becomes grave is one letter at once to all who take such mail, with the next action", async () => {
    const { officer, other, quiet, show, tell, subjects } = await world();
    await show("202306");
    await tell("202306");
    expect(await subjects(officer.email)).toEqual([bad]);
    expect(await subjects(other.email)).toEqual([bad]);
    expect(await subjects(quiet.email)).toEqual([]);
    const [letter] = await lettersTo(officer.email);
    expect(letter?.text).toMatch(/file today and talk to us/);
    expect(letter?.text).toMatch(/\/app\/standing\?account_id=\d+/);
  });

  it("STD-07 the letter is in the language of whoever reads it", async () => {
    const { officer, other, show, tell } = await world();
    await db.user.update({ where: { id: officer.id }, data: { locale: "es-MX" } });
    await show("202306");
    await tell("202306");
    const [spanish] = await lettersTo(officer.email);
    expect(spanish?.subject).toBe("Elm Street Boosters podría perder su exención de impuestos");
    expect(spanish?.text).toContain(
      "La tercera declaración seguida venció el 16 de noviembre de 2026",
    );
    expect(spanish?.text).toContain("preséntela hoy y hable con nosotros");
    expect(spanish?.text).not.toMatch(/\b(the|your)\b/);
    const [english] = await lettersTo(other.email);
    expect(english?.subject).toBe(bad);
  });

  it("STD-07 an improvement is one letter as well", async () => {
    const { time, officer, tell, subjects } = await world();
    await tell("202306");
    time.pass(hours(25));
    await tell("202606");
    await work(time, true);
    expect(await subjects(officer.email)).toEqual([bad, well]);
  });

  it("STD-07 what comes and goes within a day writes none", async () => {
    const { time, officer, tell, subjects } = await world();
    await tell("202306");
    time.pass(hours(2));
    await tell("202606");
    time.pass(hours(2));
    await tell("202306");
    time.pass(hours(21));
    await work(time, true);
    expect(await subjects(officer.email)).toEqual([bad]);
  });

  it("what has become well within a day and stays so is told when the day is over", async () => {
    const { time, officer, tell, subjects } = await world();
    await tell("202306");
    time.pass(hours(2));
    await tell("202606");
    expect(await subjects(officer.email)).toEqual([bad]);
    time.pass(hours(22));
    await work(time, true);
    expect(await subjects(officer.email)).toEqual([bad, well]);
  });

  it("a word that was attention in between is told by what became of it", async () => {
    const { officer, tell, subjects } = await world();
    await tell("202406");
    expect(await subjects(officer.email)).toEqual([]);
    await tell("202306");
    expect(await subjects(officer.email)).toEqual([bad]);
  });

  it("the letter of a word that has changed again, or to somebody who left, is not sent", async () => {
    const { time, id, officer, other, show, subjects } = await world();
    await show("202306");
    await db.accountUser.deleteMany({ where: { accountId: id, userId: other.id } });
    await work(time);
    expect(await subjects(officer.email)).toEqual([bad]);
    expect(await subjects(other.email)).toEqual([]);
  });

  it.each([
    ["good", "attention", false],
    ["attention", "at_risk", true],
    ["good", "revoked", true],
    ["unknown", "at_risk", true],
    ["at_risk", "revoked", true],
    ["revoked", "at_risk", true],
    ["at_risk", "good", true],
    ["at_risk", "unknown", false],
    ["attention", "good", false],
    ["at_risk", "at_risk", false],
  ] as const)("from %s to %s: %s", (told, verdict, isWorth) => {
    expect(isWorthALetter(told, verdict)).toBe(isWorth);
  });
});
