import { describe, expect, it } from "vitest";
import { createBylaws, documentModelOf, findBylaws } from "#modules/bylaws/index.server";
import { meetingNoticeOf } from "#modules/compliance/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { modelLines } from "../../documents/text";
import { boosterFields } from "../../factories/bylaws";
import { change, confirming, must } from "../compliance/keeping";
import { accepted } from "./worker";

const ctx = createCtx();

async function bylawsOf(state: string) {
  const fields = boosterFields({ state, entity_kind: "corporation" });
  const { hash } = accepted(await createBylaws(ctx, { variant: "booster", fields }));
  return {
    text: async () => {
      const found = await documentModelOf(ctx, hash);
      return found ? modelLines(found.model).map((line) => line.text) : [];
    },
    warnings: async () => (await findBylaws(ctx, "booster", hash))?.warnings ?? [],
  };
}

describe("the notice of a members' meeting", () => {
  it("comes with the law of each state that is known, and is confirmed where it was read there", async () => {
    const rows = await db.stateRequirement.findMany({ where: { noticeDays: { not: null } } });
    expect(rows.length).toBeGreaterThanOrEqual(21);
    for (const { state, noticeDays, noticeCite } of rows) {
      expect([state, await meetingNoticeOf(ctx, state)]).toEqual([
        state,
        { days: noticeDays, cite: noticeCite, readOn: state === "MN" ? "2026-11-24" : null },
      ]);
      expect(noticeCite).toMatch(/\d/);
    }
    expect(await meetingNoticeOf(ctx, "HI")).toBeUndefined();
    expect(await meetingNoticeOf(ctx, "XX")).toBeUndefined();
  });

  it("of bylaws is what staff last entered for the state, and never less than is usual", async () => {
    const { text, warnings } = await bylawsOf("TX");
    expect((await text()).join()).toContain("at least ten days before a regular");
    expect(await warnings()).toEqual([expect.stringContaining("Check with the state.")]);

    // A page and a day of reading confirm nothing by themselves.
    const unconfirmed = { ...confirming("2026-11-20", "notice"), notice_confirmed: "" };
    must(await change("TX", { notice_days: "21", ...unconfirmed }));
    expect((await text()).join()).toContain("at least twenty-one days before a regular");
    expect(await warnings()).toEqual([
      expect.stringMatching(/give 21 days'.*Check with the state/),
    ]);

    must(await change("TX", { notice_days: "5", ...confirming("2026-11-20", "notice") }));
    expect((await text()).join()).toContain("at least ten days before a regular");
    expect(await warnings()).toEqual([
      "The bylaws give 10 days' notice. The law of Texas asks at least 5 of a corporation (Texas Business Organizations Code 22.156, read November 20, 2026).",
    ]);
  });
});
