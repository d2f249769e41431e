import { expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { routes } from "~/routes";

/** Who keeps a promise of the price list: people of ours, or a screen of the product. */
const keptBy: readonly (readonly [RegExp, "our people" | keyof typeof routes])[] = [
  [/^Bylaws (that fit|you can change)|^Chapter bylaws/, "/bylaws-generator/:variant"],
  [/^What your state asks for in one list/, "/state-registration/:state"],
  [/^Your federal 990-series due date on your home page/, "/app"],
  [
    /^Whether your club is all right|^Where your (club|chapter) stands in its three/,
    "/app/standing",
  ],
  [/^A check of your standing in the IRS's public files/, "/app/standing"],
  [/^Renewal reminders for everybody on your board/, "/app/account/reminders"],
  [/^Officer changes each spring made easy/, "/app/account/users"],
  [/^One place for your EIN letter/, "/app/files"],
  [/^Your membership and its renewal in sight of your headquarters/, "/app/group"],
  [/^Paid by your group/, "/app/group"],
  [/^Answers by e-mail and phone/, "our people"],
  [/^One contact person/, "our people"],
  [/^Help with notices from the IRS/, "our people"],
  [/ prepared( |,|$)/, "our people"],
  [/^An EIN of your (club|chapter)'s own/, "our people"],
  [/^Your way into tax exemption sorted out/, "our people"],
  [/^The yearly facts your headquarters needs .* gathered and sent once/, "our people"],
];

it("every promise of the price list is kept by a screen that is there, or by our people", async () => {
  const levels = await db.level.findMany({ select: { renewalFeatures: true } });
  const promises = [...new Set(levels.flatMap(({ renewalFeatures }) => renewalFeatures))];
  expect(promises.length).toBeGreaterThan(20);
  const unkept = promises.filter((promise) => !keptBy.some(([words]) => words.test(promise)));
  expect(unkept).toEqual([]);
  const idle = keptBy.filter(([words]) => !promises.some((promise) => words.test(promise)));
  expect(idle.map(([words]) => String(words))).toEqual([]);
  const screens = keptBy.flatMap(([, by]) => (by === "our people" ? [] : [by]));
  expect(screens.filter((path) => !(path in routes))).toEqual([]);
  // Nobody watches a date for anybody, and no return is confirmed by us.
  expect(promises.filter((promise) => /\bwatch/i.test(promise))).toEqual([]);
});
