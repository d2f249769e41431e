import { describe, expect, it } from "vitest";
import { type WizardKey, wizardOf } from "#modules/applications/contract";
import { mayMove } from "#modules/applications/domain/states";
import { wrongApplication } from "#modules/applications/domain/wrong-application";
import { hasValue, isRequired, type WizardDefinition } from "#modules/platform/forms/contract";
import { timeZoneOf } from "#modules/platform/time-zones";
import { usStates } from "#modules/platform/us-states";

const keys: WizardKey[] = (["start-up", "maintain"] as const).flatMap((schema) => [
  { schema, audience: "school_support", isOpenAudience: false },
  { schema, audience: "greek", isOpenAudience: false },
  { schema, audience: "school_support", isOpenAudience: true },
  { schema, audience: "greek", isOpenAudience: true },
]);
const namesOf = (key: WizardKey) =>
  wizardOf(key, "en").schemas.flatMap(({ schema }) =>
    schema.filter(hasValue).map(({ name }) => name),
  );

const isWord = (name: string) =>
  /^(title|submission_alert|label|sub_label|description|instructions)$/.test(name);
/** A wizard as it is kept and judged. */
const withoutWords = (wizard: WizardDefinition): unknown =>
  JSON.parse(JSON.stringify(wizard, (name, value) => (isWord(name) ? undefined : value)));
/** All that it says, each once, in order. */
function wordsOf(wizard: WizardDefinition): readonly string[] {
  const words = new Set<string>();
  JSON.stringify(wizard, (name, value) => {
    if (isWord(name)) words.add(value);
    return value;
  });
  return [...words];
}

describe("the wizards of applications", () => {
  it.each(keys)(
    "B-50 has the six pages in order: $schema, $audience, open: $isOpenAudience",
    (key) => {
      expect(wizardOf(key, "en").schemas.map(({ label }) => label)).toEqual([
        "Organization",
        "Legal status",
        "Finances",
        "People",
        "Activities and purpose",
        "Agreement",
      ]);
      expect(wizardOf(key, "en").schemas.every(({ description }) => description.length > 10)).toBe(
        true,
      );
    },
  );

  it.each(keys)(
    "names every field once and words it: $schema, $audience, open: $isOpenAudience",
    (key) => {
      const wizard = wizardOf(key, "en");
      const all = wizard.schemas.flatMap(({ schema }) => schema.map(({ name }) => name));
      expect(new Set(all).size).toBe(all.length);
      for (const { schema } of wizard.schemas) {
        for (const field of schema) {
          const words = field.label ?? field.description ?? "";
          expect(words.length > 2 || field.field_type === "divider", field.name).toBe(true);
          if (field.is_conditional === undefined) continue;
          // A page is judged by itself, so what decides about a field is on its page.
          const decider = schema.find(({ name }) => name === field.is_conditional);
          expect(decider?.field_type, field.name).toBe("checkbox");
        }
      }
      const asked = wizard.schemas.map(({ schema }) => schema.some(isRequired));
      expect(asked).toEqual([true, true, true, true, true, true]);
    },
  );

  it("is the same object for the same key and language, so that its rules are built once", () => {
    const [key] = keys;
    expect(key && wizardOf({ ...key }, "en")).toBe(key && wizardOf(key, "en"));
    expect(key && wizardOf({ ...key }, "es")).toBe(key && wizardOf(key, "es"));
  });

  it.each(keys)(
    "asks the same in Spanish, in other words: $schema, $audience, open: $isOpenAudience",
    (key) => {
      const [english, spanish] = [wizardOf(key, "en"), wizardOf(key, "es")];
      expect(withoutWords(spanish)).toEqual(withoutWords(english));
      // Names and numbers, which are the same in both.
      const same = ["EIN", "990-N (e-Postcard)", "990-EZ", "990"];
      const words = wordsOf(spanish);
      expect(wordsOf(english).filter((word) => words.includes(word))).toEqual(
        same.filter((word) => wordsOf(english).includes(word)),
      );
    },
  );

  it("B-44 start-up and maintain differ where the facts do, and share the rest", () => {
    const [startUp, maintain] = (["start-up", "maintain"] as const).map((schema) =>
      namesOf({ schema, audience: "school_support", isOpenAudience: false }),
    );
    expect(startUp).toContain("has_ein");
    expect(maintain).not.toContain("has_ein");
    expect(maintain).toContain("exemption_section");
    const shared = startUp?.filter((name) => maintain?.includes(name)) ?? [];
    expect(shared.length).toBeGreaterThan(50);
    expect(shared).toEqual(
      expect.arrayContaining(["legal_name", "has_501c", "has_requested_exemption", "ein"]),
    );
  });

  it("asks chapters for their letters and schools for their official", () => {
    const greek = namesOf({ schema: "maintain", audience: "greek", isOpenAudience: false });
    const school = namesOf({
      schema: "maintain",
      audience: "school_support",
      isOpenAudience: false,
    });
    expect(greek).toContain("greek_organization");
    expect(greek).not.toContain("school_official_name");
    expect(school).not.toContain("greek_organization");
    expect(school).toContain("school_official_name");
  });

  it("takes its papers at the place for uploads", () => {
    const papers = keys.flatMap((key) =>
      wizardOf(key, "en").schemas.flatMap(({ schema }) =>
        schema.filter(({ field_type }) => field_type === "dropbox"),
      ),
    );
    expect(new Set(papers.map(({ name }) => name))).toEqual(
      new Set(["articles_files", "cp575_files", "determination_files", "last_return_files"]),
    );
    expect(papers.every(({ action }) => action === "/app/files")).toBe(true);
  });
});

describe("the wrong application", () => {
  const ticked = { has_501c: "1", has_requested_exemption: "1" };
  it.each([
    ["B-61", "start-up", { has_501c: "1" }, ["has_501c"]],
    ["B-61", "start-up", { has_requested_exemption: "1" }, ["has_requested_exemption"]],
    ["B-61", "start-up", ticked, ["has_501c", "has_requested_exemption"]],
    ["B-61", "start-up", { has_501c: "0" }, []],
    ["B-62", "maintain", {}, ["has_501c"]],
    ["B-62", "maintain", { has_501c: "0" }, ["has_501c"]],
    ["B-63", "maintain", { has_requested_exemption: "1" }, ["has_501c", "has_requested_exemption"]],
    ["B-63", "maintain", ticked, []],
    ["B-62", "maintain", { has_501c: "1" }, []],
  ] as const)("%s in a %s application: %j", (_, schema, answers, fields) => {
    expect(Object.keys(wrongApplication(schema, answers))).toEqual(fields);
  });
});

describe("the moves of an application", () => {
  const states = [
    "draft",
    "submitted",
    "paid",
    "in_review",
    "changes_requested",
    "approved",
    "declined",
  ] as const;
  const owing = [
    "draft>submitted",
    "submitted>paid",
    "paid>in_review",
    "in_review>changes_requested",
    "in_review>approved",
    "in_review>declined",
    "changes_requested>submitted",
  ];
  const owingNothing = owing.map((move) =>
    move === "submitted>paid" ? "submitted>in_review" : move,
  );
  it.each([
    [false, owing],
    [true, owingNothing],
  ])("B-73 allows these and no others when it owes nothing: %s", (owesNothing, allowed) => {
    const found = states.flatMap((from) =>
      states.filter((to) => mayMove(from, to, { owesNothing })).map((to) => `${from}>${to}`),
    );
    expect(found).toEqual(allowed);
  });
});

describe("what goes with an application", () => {
  it("knows a time zone for every state", () => {
    for (const state of Object.keys(usStates)) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(state) })).not.toThrow();
    }
    expect(timeZoneOf("TX")).toBe("America/Chicago");
    expect(timeZoneOf("GA")).toBe("America/New_York");
    expect(timeZoneOf("HI")).toBe("Pacific/Honolulu");
    expect(timeZoneOf(undefined)).toBe("America/New_York");
  });
});
