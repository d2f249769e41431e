import { describe, expect, it } from "vitest";
import {
  changeRequirement,
  listKeptStates,
  listRequirements,
  readKeptRequirement,
  requirementOf,
  restoreRequirement,
} from "#modules/compliance/index.server";
import { requirementFormOf } from "#modules/compliance/requirement-form";
import { factsOf } from "#modules/compliance/requirement-rows.server";
import { db } from "#modules/platform/db.server";
import { change, confirming, kept, must, personCtx, type Typed, typed, visitor } from "./keeping";

const rowOf = (state: string) => db.stateRequirement.findUniqueOrThrow({ where: { state } });

describe("what came with the product", () => {
  it("G-34 is the newest version of each state, as the form shows it", async () => {
    const versions = await db.stateRequirementVersion.findMany({ orderBy: { version: "asc" } });
    for (const row of await db.stateRequirement.findMany()) {
      const own = versions.filter(({ state }) => state === row.state);
      const each = Array.from({ length: row.version }, (_, index) => index + 1);
      expect(own.map(({ version }) => version)).toEqual(each);
      const form = requirementFormOf(factsOf(row));
      // Versions from before a figure had its source do not name one.
      const blank = Object.fromEntries(Object.keys(form).map((name) => [name, ""]));
      const newest = own.at(-1)?.fields ?? {};
      const { checked_on: _, ...fields } = newest as Record<string, string>;
      expect([row.state, { ...blank, school_kind: "unknown", ...fields }]).toEqual([
        row.state,
        form,
      ]);
    }
  });

  it("gives back what it shows, for every state", async () => {
    const { ctx } = await personCtx();
    for (const { state } of await listRequirements(visitor)) {
      const { values, version } = await kept(state);
      must(await changeRequirement(ctx, { state, ...typed(values, {}, version) }));
      expect([state, (await kept(state)).version]).toEqual([state, version]);
    }
  });

  it("G-34 has every note in Spanish too", async () => {
    const rows = await db.stateRequirement.findMany();
    const notes = rows.flatMap((row) => [
      [row.articlesNote, row.articlesNoteEs],
      [row.reportNote, row.reportNoteEs],
      [row.charityNote, row.charityNoteEs],
      [row.schoolNote, row.schoolNoteEs],
    ]);
    expect(notes.filter(([en]) => en !== "").length).toBeGreaterThan(30);
    for (const [en, es] of notes) expect([en, es === "", es === en]).toEqual([en, en === "", !en]);
  });
});

describe("a change of a state", () => {
  it("G-34 is what visitors read next, with every kind of fact", async () => {
    const { ctx, id } = await personCtx();
    const changes: Typed = {
      articles_fee: "$1,050",
      articles_fee_up_to: "1,100.50",
      articles_note: " By mail. ",
      articles_note_es: "Por correo.",
      report_kind: "periodic",
      report_years: "2",
      report_fee: "0",
      report_due: "fixed_odd",
      report_due_month: "2",
      report_due_day: "29",
      charity_kind: "required",
      charity_years: "1",
      charity_first: "10",
      charity_renewal: "",
      charity_due: "fye_month",
      charity_due_month: "5",
      charity_exempt: "25000",
      charity_exempt_from: "up_to",
      charity_exempt_volunteers: "1",
      source_url: "https://sos.wyo.gov/new",
      school_kind: "conditional",
      school_note: "With a school's letter.",
      school_note_es: "Con una carta de la escuela.",
      ...confirming("11/21/2026", "report", "report_fee", "report_due", "charity"),
      ...confirming("11/21/2026", "charity_first", "charity_due", "charity_exempt", "school"),
      ...confirming("11/20/2026", "articles_fee"),
      reason: "New law",
    };
    must(await change("WY", changes, ctx));
    expect(await requirementOf(visitor, "WY")).toMatchObject({
      articles: { fee: { from: 1050_00, upTo: 1100_50 }, note: "By mail.", noteEs: "Por correo." },
      report: {
        kind: "periodic",
        everyYears: 2,
        fee: { from: 0, upTo: 0 },
        due: { kind: "fixed", month: 2, day: 29, years: "odd" },
      },
      charity: {
        kind: "required",
        everyYears: 1,
        initial: { from: 10_00, upTo: 10_00 },
        renewal: null,
        due: { kind: "fye_month", month: 5, day: null },
        exemption: { limit: 25_000_00, isInclusive: true, isForVolunteers: true },
      },
      maintainEstimate: null,
      articlesEstimate: 1100_50,
      school: { kind: "conditional", note: "With a school's letter." },
      sourceUrl: "https://sos.wyo.gov/new",
      sources: {
        articles_fee: {
          url: "https://sos.example.gov/articles_fee",
          readOn: "2026-11-20",
          isConfirmed: true,
        },
        charity_renewal: { url: "", readOn: null, isConfirmed: false },
      },
      readOn: "2026-11-20",
    });
    const { version, history } = await kept("WY");
    expect([version, history.map((one) => one.version)]).toEqual([2, [2, 1]]);
    expect(history[0]).toMatchObject({ by: "Ada", reason: "New law", restoredVersion: null });
    expect(history[0]?.changes).toContainEqual({
      field: "articles_fee",
      before: "50.00",
      after: "1050.00",
    });
    expect(history[1]?.changes).toEqual([]);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subject: "state:WY" } });
    expect(entry).toMatchObject({ action: "compliance.requirement-changed", actorId: id });
    expect(entry.data).toMatchObject({ before: { articles_fee: "50.00" } });
  });

  it("that changes nothing leaves no version", async () => {
    const { version } = await rowOf("CO");
    must(await change("CO", { articles_fee: "50" }));
    expect([(await rowOf("CO")).version, (await kept("CO")).history.length]).toEqual([
      version,
      version,
    ]);
  });

  it("of two at once one is kept, and the other is told what is stored now", async () => {
    const { values, version } = await kept("NV");
    const { ctx } = await personCtx();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        changeRequirement(ctx, {
          state: "NV",
          ...typed(values, { articles_fee: String(60 + index) }, version),
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const now = await kept("NV");
    expect([now.version, now.history.length]).toEqual([2, 2]);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(answer).toMatchObject({
        refusal: {
          code: "conflict",
          stored: { version: 2, fields: { articles_fee: now.values.articles_fee } },
        },
      });
    }
  });
});

describe("an earlier version", () => {
  it("comes back as a new one, and everything stays in the history", async () => {
    const { ctx } = await personCtx();
    must(await change("UT", { articles_fee: "70", ...confirming("2026-11-20", "articles_fee") }));
    must(await change("UT", { articles_fee: "", articles_fee_confirmed: "" }));
    expect((await requirementOf(visitor, "UT"))?.articles.fee).toBeNull();
    must(await restoreRequirement(ctx, { state: "UT", version: 3, restore: 2 }));
    const found = await requirementOf(visitor, "UT");
    expect([found?.articles.fee?.upTo, found?.readOn]).toEqual([70_00, "2026-11-20"]);
    // One from before figures had sources confirms none.
    must(await restoreRequirement(ctx, { state: "UT", version: 4, restore: 1 }));
    expect((await requirementOf(visitor, "UT"))?.articles.fee).toBeNull();
    const { values, version, history } = await kept("UT");
    expect([values.articles_fee, version, history.length]).toEqual(["59.00", 5, 5]);
    expect(history[0]).toMatchObject({ restoredVersion: 1, reason: "" });
  });

  it("leaves alone what it is too old to speak of: the notice of a meeting", async () => {
    const { ctx } = await personCtx();
    const notice = { notice_days: "21", ...confirming("2026-11-20", "notice") };
    // Version 2 brought the notice.
    const { version } = await rowOf("TN");
    must(await change("TN", { ...notice, articles_fee: "1" }));
    must(await restoreRequirement(ctx, { state: "TN", version: version + 1, restore: 1 }));
    expect((await kept("TN")).values).toMatchObject({
      articles_fee: "100.00",
      notice_days: "21",
      notice_cite: "Tennessee Code 48-57-105",
      notice_confirmed: "1",
    });
    must(await restoreRequirement(ctx, { state: "TN", version: version + 2, restore: 2 }));
    expect((await kept("TN")).values).toMatchObject({ notice_days: "10", notice_confirmed: "" });
  });

  it("is refused when somebody changed the state meanwhile, or there is none", async () => {
    const { ctx } = await personCtx();
    must(await change("OR", { articles_fee: "51" }));
    expect(await restoreRequirement(ctx, { state: "OR", version: 1, restore: 1 })).toMatchObject({
      refusal: { code: "conflict", message: { key: "changedBeforeRestore" } },
    });
    for (const [state, restore] of [
      ["OR", 99],
      ["XX", 1],
    ] as const) {
      const none = await restoreRequirement(ctx, { state, version: 2, restore });
      expect(none).toMatchObject({ refusal: { code: "not_found" } });
    }
  });
});

describe("the history", () => {
  it.each([
    "update state_requirement_versions set reason = 'x' where state = 'CA'",
    "delete from state_requirement_versions where state = 'CA'",
    "truncate state_requirement_versions",
  ])("can only grow: %s", async (statement) => {
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow("append-only");
  });
});

describe("who may", () => {
  it("H-10 staff alone list, read, change and bring back", async () => {
    const member = (await personCtx(false)).ctx;
    const { values } = await kept("ME");
    for (const [ctx, code] of [
      [member, "forbidden"],
      [visitor, "unauthenticated"],
    ] as const) {
      const refused = { refusal: { code } };
      expect(await listKeptStates(ctx, { filter: "all", search: "" })).toMatchObject(refused);
      expect(await readKeptRequirement(ctx, "ME")).toMatchObject(refused);
      const input = { state: "ME", ...typed(values, { articles_fee: "1" }) };
      expect(await changeRequirement(ctx, input)).toMatchObject(refused);
      const back = { state: "ME", version: 1, restore: 1 };
      expect(await restoreRequirement(ctx, back)).toMatchObject(refused);
    }
    expect((await rowOf("ME")).articlesFromCents).toBe(40_00);
  });
});
