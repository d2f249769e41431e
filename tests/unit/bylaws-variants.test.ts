import { describe, expect, it } from "vitest";
import { cooperationFlags, type Variant } from "#modules/bylaws/contract";
import { bylawsForms } from "#modules/bylaws/forms";
import { templates } from "#modules/bylaws/generated/templates.server";
import { parseFields } from "#modules/platform/fields";
import { say } from "#modules/platform/messages";
import { modelLines } from "../documents/text";
import { boosterFields, bylawsDocumentOf, schoolFields } from "../factories/bylaws";

type Fields = Record<string, unknown>;

function errorsOf(variant: Variant, fields: Fields): Record<string, string> {
  const result = parseFields(bylawsForms[variant].schema, fields, "en");
  if (result.ok || result.refusal.code !== "invalid") return {};
  return Object.fromEntries(
    Object.entries(result.refusal.errors).map(([name, [ref]]) => [name, ref ? say("en", ref) : ""]),
  );
}

const linesOf = (variant: Variant, fields: Fields) =>
  modelLines(bylawsDocumentOf(variant, fields)).map(({ number, text }) =>
    `${number} ${text}`.trim(),
  );
const textOf = (variant: Variant, fields: Fields) => linesOf(variant, fields).join("\n");

/** What may be left open, so that scripts that know nothing of it go on working. */
const leftOpen = [
  "term_start_month",
  "state",
  "entity_kind",
  "principal_office",
  "central_organization",
];

const required = {
  name: "The name field is required.",
  purpose: "The purpose field is required.",
  facility: "The school or facility field is required.",
  meeting_attendee_minimum: "The attendee minimum field is required.",
  meeting_request_minimum: "The request minimum field is required.",
  nomination_month: "The nomination month field is required.",
  annual_meeting_month: "The annual meeting month field is required.",
  fiscal_year_end: "The fiscal year end field is required.",
};

describe("the general form", () => {
  it("E-24 E-25 takes these fields and no other", () => {
    expect(Object.keys(bylawsForms.booster.schema.shape)).toEqual([
      ...Object.keys(boosterFields()),
      ...leftOpen,
    ]);
    expect(errorsOf("booster", boosterFields())).toEqual({});
    expect(errorsOf("booster", boosterFields({ school_official_title: "x" }))).toHaveProperty(
      "school_official_title",
    );
  });

  it.each(Object.entries(required))("E-26 %s is required: %s", (name, words) => {
    expect(errorsOf("booster", boosterFields({ [name]: "" }))).toEqual({ [name]: words });
  });

  it("E-26 says every missing field at once", () => {
    expect(errorsOf("booster", {})).toEqual(required);
    expect(errorsOf("school", { is_501c3_required: 1 })).toEqual({
      ...required,
      school_official_title: "The school official's title field is required.",
    });
  });

  it.each(["meeting_attendee_minimum", "meeting_request_minimum"])(
    "E-27 E-28 %s is a number, a percentage or a fraction of at least 1/10",
    (name) => {
      for (const typed of ["7", "33%", "5%", "1/10", "2/3"]) {
        expect(errorsOf("booster", boosterFields({ [name]: typed }))).toEqual({});
      }
      for (const typed of ["1/11", "0%", "most", "0"]) {
        expect(errorsOf("booster", boosterFields({ [name]: typed }))).toEqual({
          [name]:
            "Enter a whole number such as 10, a percentage from 1% to 100%, or a fraction from 1/10 to 1.",
        });
      }
    },
  );

  it.each(["booster", "school", "chapter"] as const)(
    "E-30 a purpose of raising money alone is refused: %s",
    (variant) => {
      const errors = errorsOf(variant, boosterFields({ purpose: "To raise money for the band" }));
      expect(errors.purpose).toMatch(/^Raising money alone is not a tax-exempt purpose/);
    },
  );

  it.each([
    [5, 6, []],
    [3, 6, []],
    [11, 1, []],
    [6, 6, [/in the month of the annual meeting/]],
    [2, 6, [/begin 4 months before/]],
    [7, 6, [/begin 11 months before/]],
  ])("E-32 warns of nominations in %i for a meeting in %i", (nominations, meeting, expected) => {
    const fields = boosterFields({ nomination_month: nominations, annual_meeting_month: meeting });
    const said = templates.booster.warningsOf(fields, undefined).map((ref) => say("en", ref));
    expect(said).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(said[index]).toMatch(words);
  });
});

describe("the school form", () => {
  it("E-34 E-36 E-37 has all fields of the general one and School Cooperation", () => {
    expect(Object.keys(bylawsForms.school.schema.shape)).toEqual([
      ...Object.keys(boosterFields()),
      ...leftOpen,
      "school_official_title",
      ...cooperationFlags,
    ]);
  });

  it.each([0, 1, "", "no", undefined])("E-35 is a school's, also when %j was sent", (sent) => {
    const fields = schoolFields([], { is_school: sent });
    const parsed = parseFields(bylawsForms.school.schema, fields, "en");
    expect(parsed).toMatchObject({ ok: true, value: { is_school: true } });
  });

  it.each(cooperationFlags)("E-38 the official's title is required with %s", (name) => {
    const title = { school_official_title: "" };
    expect(Object.keys(errorsOf("school", schoolFields([name], title)))).toEqual([
      "school_official_title",
    ]);
    expect(errorsOf("school", schoolFields([], title))).toEqual({});
  });
});

describe("the general document", () => {
  it("E-23 contains every answer, in words and figures, as an answer", () => {
    const fields = boosterFields({
      name: "Ὠ & <Σ> Boosters",
      facility: "Łódź & Sons Field House",
      purpose: "To teach singing",
      is_school: 0,
      meeting_attendee_minimum: "1/4",
      meeting_request_minimum: "ten",
      fiscal_year_end: 2,
    });
    const text = textOf("booster", fields);
    expect(text).toContain(
      "The name of this organization is Ὠ & <Σ> Boosters (the “Organization”).",
    );
    expect(text).toContain("participants of Łódź & Sons Field House (the “Facility”).");
    expect(text).toContain("\nTo teach singing\n");
    expect(text).toContain("is one-quarter (1/4) of the members in good standing, present");
    expect(text).toContain("when ten (10) members in good standing ask for it in writing");
    expect(text).toContain("Nominations open each year in March.");
    expect(text).toContain("is held each year in May.");
    expect(text).toContain("ends each year on the last day of February. The Organization");
    expect(text).not.toContain("the School");
    const marked = JSON.stringify(bylawsDocumentOf("booster", fields));
    for (const name of Object.keys(required)) expect(marked).toContain(`"answer":"${name}"`);
  });

  it("one member asks in the singular", () => {
    const text = textOf("booster", boosterFields({ meeting_request_minimum: "1" }));
    expect(text).toContain(
      "when one (1) member in good standing asks for it in writing and states",
    );
  });

  it("has the clauses that section 501(c)(3) asks for, each section with a reason", () => {
    const text = textOf("booster", boosterFields());
    for (const words of [
      "organized and operated exclusively for charitable and educational purposes",
      "No part of the net earnings of the Organization inures to the benefit of",
      "No substantial part of the activities of the Organization is carrying on propaganda",
      "does not participate in, or intervene in, any political campaign",
      "not permitted to an organization exempt from federal income tax under section 501(c)(3)",
      "What remains is distributed for one or more exempt purposes",
    ]) {
      expect(text).toContain(words);
    }
    const sections = bylawsDocumentOf("booster", boosterFields()).articles.flatMap(
      (article) => article.sections,
    );
    expect(sections.filter((section) => !section.reason)).toEqual([]);
  });
});

describe("the school document", () => {
  const ticked = [[], ...cooperationFlags.map((flag) => [flag]), [...cooperationFlags]] as const;
  const nameOf = (list: readonly string[]) =>
    list.length === 0 ? "none" : list.length === 1 ? String(list[0]) : "all";

  it.each(ticked.map((list) => [nameOf(list), list] as const))(
    "E-34 says what was ticked and only that: %s",
    async (name, list) => {
      const text = textOf("school", schoolFields(list));
      await expect(`${text}\n`).toMatchFileSnapshot(`../fixtures/bylaws/school-${name}.txt`);
      expect(text.includes("School Cooperation")).toBe(list.length > 0);
      const plain = new Set(linesOf("school", schoolFields([])));
      // Each thing asked is in its own section and in the section that it changes.
      const added = linesOf("school", schoolFields(list)).filter((line) => !plain.has(line));
      expect(added.length >= list.length * 2).toBe(true);
    },
  );

  it("leaves nothing unresolved, and no double space", () => {
    for (const line of linesOf("school", schoolFields())) {
      expect(line).not.toMatch(/ {2}|[{}[\]]|undefined|TODO| ,| \./);
    }
  });
});
