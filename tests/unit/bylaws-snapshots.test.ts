import { describe, expect, it } from "vitest";
import { cooperationFlags, type Variant, variants } from "#modules/bylaws/contract";
import type { DocumentModel } from "#modules/platform/documents/model";
import { modelLines } from "../documents/text";
import { boosterFields, bylawsDocumentOf, chapterFields, schoolFields } from "../factories/bylaws";

const none = { is_school: 0, is_highlighted: 0 };

/** Every box of a variant alone, none, and all; the school's own boxes are in their own test. */
const cases: readonly [string, Variant, Record<string, unknown>][] = [
  ["booster-none", "booster", boosterFields(none)],
  ["booster-is_school", "booster", boosterFields({ ...none, is_school: 1 })],
  ["booster-is_highlighted", "booster", boosterFields({ ...none, is_highlighted: 1 })],
  ["booster-all", "booster", boosterFields()],
  ["chapter-none", "chapter", chapterFields({ is_highlighted: 0 })],
  ["chapter-is_highlighted", "chapter", chapterFields()],
  ["school-is_highlighted", "school", schoolFields([], { is_highlighted: 1 })],
];

/** The text with signs around what the document highlights. */
function marked(model: DocumentModel): string {
  const shown: DocumentModel = JSON.parse(JSON.stringify(model), (_key, value) =>
    model.isHighlighted && value?.answer !== undefined
      ? { ...value, text: `«${value.text}»` }
      : value,
  );
  const lines = modelLines(shown).map(({ number, text }) => `${number} ${text}`.trim());
  return `${lines.join("\n")}\n`;
}

describe("the full text", () => {
  it.each(cases)("E-20 E-23 is as it was looked at: %s", async (name, variant, fields) => {
    const text = marked(bylawsDocumentOf(variant, fields));
    await expect(text).toMatchFileSnapshot(`../fixtures/bylaws/${name}.txt`);
    expect(text.includes("«")).toBe(fields.is_highlighted === 1);
  });
});

/** Clauses that federal tax law asks for, or whose deadline it sets. */
const askedByLaw: Record<Variant, readonly string[]> = {
  booster:
    "purpose-statement fundraising benefit no-inurement lobbying campaigns other-activities acknowledgments handover returns records distribution final-duties".split(
      " ",
    ),
  school: ["exemption-proof"],
  chapter:
    "purpose-statement social-club activities no-inurement nonmember-income no-discrimination gifts tax-returns inspection responsible-party final-duties".split(
      " ",
    ),
};

const fieldsOf: Record<Variant, Record<string, unknown>> = {
  booster: boosterFields(),
  school: schoolFields(cooperationFlags),
  chapter: chapterFields(),
};

describe.each(variants)("the clauses of %s", (variant) => {
  const sections = bylawsDocumentOf(variant, fieldsOf[variant]).articles.flatMap(
    (article) => article.sections,
  );

  it("keep their ids, so that versions can be compared", async () => {
    const ids = sections.map(({ id }) => id);
    await expect(`${ids.join("\n")}\n`).toMatchFileSnapshot(
      `../fixtures/bylaws/ids-${variant}.txt`,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("each say why they are there, in a sentence of their own", () => {
    for (const { id, reason = "" } of sections) {
      expect([id, reason]).toEqual([id, expect.stringMatching(/^[A-Z].{15,}\.$/)]);
    }
    expect(new Set(sections.map(({ reason }) => reason)).size).toBe(sections.length);
  });

  it("name the law that asks for them", () => {
    const lawOf = new Map(sections.map(({ id, law }) => [id, law]));
    for (const id of askedByLaw[variant]) {
      expect([id, lawOf.get(id)?.cite]).toEqual([
        id,
        expect.stringMatching(/^(Internal Revenue Code|Treasury Regulations) section \d/),
      ]);
    }
    for (const law of lawOf.values()) {
      if (law)
        expect(law.url).toMatch(/^https:\/\/www\.law\.cornell\.edu\/(uscode|cfr)\/text\/26\//);
    }
  });
});
