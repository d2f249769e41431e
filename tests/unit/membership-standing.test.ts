import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import { choicesAfter } from "#modules/renewal/contract";
import { membershipStanding } from "#modules/renewal/domain/standing";
import { chapter, choose, maintain } from "#tests/factories/renewal";

const dueOn = civilDate("2027-05-03");
const at = (today: string) => membershipStanding(dueOn, civilDate(today), 30);

describe("where a membership stands", () => {
  it.each([
    ["2027-05-03", "current"],
    ["2027-05-04", "grace"],
    ["2027-06-02", "grace"],
    ["2027-06-03", "lapsed"],
  ])("D-13 on %s it is %s", (today, state) => {
    expect(at(today)).toMatchObject({ state, graceEndsOn: "2027-06-02" });
  });

  it("D-13 it is time to renew from 90 days before", () => {
    expect(at("2027-02-01").isTimeToRenew).toBe(false);
    expect(at("2027-02-02").isTimeToRenew).toBe(true);
  });
});

describe("the boxes of a form without script", () => {
  const none = choose(false, false);
  const upgrade = choose(true, false);
  const both = choose(true, true);
  const incorporation = choose(false, true);
  it.each([
    ["D-18 the upgrade off clears incorporation", maintain, both, incorporation, none],
    ["D-19 incorporation brings the upgrade", maintain, none, incorporation, both],
    ["D-19 incorporation brings it back when both changed", maintain, upgrade, incorporation, both],
    ["D-21 the upgrade on brings free incorporation", chapter, none, upgrade, both],
    ["D-21 the upgrade on brings no paid one", maintain, none, upgrade, upgrade],
    ["D-21 free incorporation can be left out", chapter, both, upgrade, upgrade],
  ])("%s", (_, level, shown, sent, meant) => {
    expect(choicesAfter(level, shown, sent)).toEqual(meant);
  });
});
