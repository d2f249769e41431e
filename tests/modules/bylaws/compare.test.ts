import { describe, expect, it } from "vitest";
import {
  compareVersions,
  createBylaws,
  documentModelOf,
  findBylaws,
  redlineOf,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { plainParagraphs, redlineParagraphs } from "#tests/documents/redline";
import { boosterFields, schoolFields } from "#tests/factories/bylaws";
import { makeOlderWording } from "./older-wording";
import { accepted, runAllRenders } from "./worker";

const ctx = createCtx({ now: () => new Date("2026-11-21T15:00:00Z") });

/** Bylaws with a version for each of the given fields. */
async function made(variant: string, ...saves: Record<string, unknown>[]) {
  const [first, ...others] = saves;
  const { hash } = accepted(await createBylaws(ctx, { variant, fields: first }));
  for (const fields of others) accepted(await updateBylaws(ctx, { variant, hash, fields }));
  return hash;
}
const modelOf = async (hash: string, version: number) => {
  const found = await documentModelOf(ctx, hash, version);
  if (!found) throw new Error("no document");
  return found.model;
};

describe("the list of versions", () => {
  it("E-19 says in plain words what changed from each version to the next", async () => {
    const hash = await made(
      "booster",
      boosterFields(),
      boosterFields({ meeting_attendee_minimum: "1/10" }),
      boosterFields({ meeting_attendee_minimum: "1/10", fiscal_year_end: 12, is_school: 0 }),
      boosterFields({
        name: "Lincoln <Band>",
        purpose: "To teach music to students.",
        meeting_request_minimum: "1",
      }),
      boosterFields({
        name: "Lincoln <Band>",
        purpose: "To teach music to students.",
        meeting_request_minimum: "1",
      }),
    );
    const found = await findBylaws(ctx, "booster", hash);
    expect(found?.versions.map(({ changes }) => changes)).toEqual([
      ["Saved again without a change"],
      [
        "Name changed from “Lincoln High School Band Boosters” to “Lincoln <Band>”",
        "Purpose changed",
        "Now ticked: “It is a school.”",
        "Quorum changed from one-tenth of the members to 10 members",
        "Members who can call a special meeting changed from 10% of the members to 1 member",
        "Fiscal year end changed from December to June",
      ],
      ["No longer ticked: “It is a school.”", "Fiscal year end changed from June to December"],
      ["Quorum changed from 10 members to one-tenth of the members"],
      ["First version"],
    ]);
    expect(found?.upgrade).toBeUndefined();
  });
});

describe("two versions", () => {
  it("E-19 are compared in plain words, clause by clause and word by word", async () => {
    const hash = await made(
      "school",
      schoolFields([]),
      schoolFields(["is_501c3_required"]),
      schoolFields(["is_501c3_required"], { school_official_title: "dean" }),
    );
    const both = await compareVersions(ctx, hash, { from: 1, to: 3 });
    expect(both).toMatchObject({ from: 1, to: 3, newest: 3, hasNewWording: false });
    expect(both?.changes).toContain(
      "Now ticked: “The organization must be exempt under section 501(c)(3).”",
    );
    const added = both?.clauses.filter(({ change }) => change === "added");
    expect(added?.length).toBeGreaterThan(1);
    expect(both?.renumbered).toBeGreaterThan(0);
    const latest = await compareVersions(ctx, hash, {});
    expect(latest).toMatchObject({ from: 2, to: 3 });
    expect(JSON.stringify(latest?.clauses)).toContain('"text":"dean","change":"added"');
    const back = await compareVersions(ctx, hash, { from: 3, to: 1 });
    expect(back?.clauses.some(({ change }) => change === "removed")).toBe(true);
    const same = await compareVersions(ctx, hash, { from: 2, to: 2 });
    expect(same).toMatchObject({ changes: ["Saved again without a change"], clauses: [] });
  });

  it("E-19 are given as a Word file whose changes are tracked", async () => {
    const hash = await made(
      "booster",
      boosterFields(),
      boosterFields({ meeting_attendee_minimum: "25%", name: "Ünïcode & <Sons>" }),
    );
    const file = await redlineOf(ctx, hash, { from: 1, to: 2 });
    if (!file) throw new Error("no file");
    expect(file.fileName).toEqual({
      ascii: "Bylaws-Unicode-Sons-v1-to-v2.docx",
      unicode: "Bylaws - Ünïcode & Sons - v1-to-v2.docx",
    });
    expect(redlineParagraphs(file.bytes, "accept")).toEqual(
      plainParagraphs(await modelOf(hash, 2)),
    );
    expect(redlineParagraphs(file.bytes, "reject")).toEqual(
      plainParagraphs(await modelOf(hash, 1)),
    );
  });

  it("are nobody's who does not hold the hash, and exist", async () => {
    const hash = await made("booster", boosterFields());
    expect(await compareVersions(ctx, hash, {})).toMatchObject({ from: 1, to: 1, clauses: [] });
    for (const [other, chosen] of [
      ["a".repeat(43), {}],
      ["", { from: 1, to: 1 }],
      [hash, { from: 1, to: 2 }],
      [hash, { from: 2, to: 1 }],
      [hash, { from: 2, to: "new" }],
    ] as [string, { from?: number; to?: number | "new" }][]) {
      expect(await compareVersions(ctx, other, chosen)).toBeUndefined();
      expect(await redlineOf(ctx, other, chosen)).toBeUndefined();
    }
  });
});

describe("a wording that was improved since", () => {
  it("is offered, shown before it is taken, and taken by a save with the same answers", async () => {
    const hash = await made("booster", boosterFields());
    await runAllRenders(ctx);
    await makeOlderWording(hash);
    const found = await findBylaws(ctx, "booster", hash);
    expect(found?.upgrade).toEqual({ from: 0, to: 2 });

    const shown = await compareVersions(ctx, hash, { from: 1, to: "new" });
    expect(shown).toMatchObject({ from: 1, to: "new", hasNewWording: true });
    expect(shown?.changes).toEqual(["Our wording brought up to date, from edition 0 to edition 2"]);
    expect(shown?.clauses.map(({ id, change }) => [id, change])).toEqual([["quorum", "changed"]]);
    expect(JSON.stringify(shown?.clauses)).toContain('"change":"removed"');
    const file = await redlineOf(ctx, hash, { from: 1, to: "new" });
    expect(file?.fileName.ascii).toContain("v1-to-new.docx");
    // What was saved in the older wording stays in it.
    expect(JSON.stringify(await modelOf(hash, 1))).toContain("An older wording of this clause.");

    const fields = { ...found?.answers };
    accepted(await updateBylaws(ctx, { variant: "booster", hash, fields }));
    await runAllRenders(ctx);
    const after = await findBylaws(ctx, "booster", hash);
    expect(after?.upgrade).toBeUndefined();
    expect(after?.versions[0]?.changes).toEqual([
      "Our wording brought up to date, from edition 0 to edition 2",
    ]);
    expect(JSON.stringify(await modelOf(hash, 2))).not.toContain("An older wording");
    expect(await compareVersions(ctx, hash, {})).toMatchObject({ hasNewWording: false });
    expect(await db.bylawsVersion.count({ where: { bylaws: { hash } } })).toBe(2);
  });
});
