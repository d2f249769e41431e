import { describe, expect, it } from "vitest";
import { bylawsWords } from "#modules/bylaws/contract";
import { fileNameOf } from "#modules/bylaws/domain/file-name";
import { bylawsForms, findForm } from "#modules/bylaws/forms";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { renderHtml } from "#modules/platform/documents/html";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import { signingFormsOf } from "#modules/platform/documents/model";
import { parseFields } from "#modules/platform/fields";
import { say } from "#modules/platform/messages";
import { docxParagraphs, modelLines, unescapeMarkup } from "../documents/text";
import { chapterDocument, chapterFields } from "../factories/bylaws";
import { naughtyStrings } from "../setup/naughty-strings";

const { schema } = bylawsForms.chapter;

function errorsOf(changes: Record<string, unknown>): Record<string, string[]> {
  const result = parseFields(schema, chapterFields(changes), "en");
  if (result.ok || result.refusal.code !== "invalid") return {};
  return Object.fromEntries(
    Object.entries(result.refusal.errors).map(([name, refs]) => [
      name,
      refs.map((ref) => say("en", ref)),
    ]),
  );
}

describe("the chapter's form", () => {
  it("A-81 takes version, name, purpose, fiscal_year_end and is_highlighted, what may be left open, and nothing else", () => {
    expect(parseFields(schema, chapterFields(), "en")).toEqual({
      ok: true,
      value: {
        ...chapterFields(),
        version: bylawsWords.chapter.version,
        is_highlighted: true,
        state: "",
        entity_kind: "",
        principal_office: "",
        national_organization: "",
        is_group_member: false,
        has_house: false,
      },
    });
    expect(Object.keys(bylawsForms.chapter.schema.shape)).toEqual([
      "version",
      "name",
      "purpose",
      "fiscal_year_end",
      "is_highlighted",
      "state",
      "entity_kind",
      "principal_office",
      "national_organization",
      "is_group_member",
      "has_house",
    ]);
    for (const other of ["facility", "meeting_attendee_minimum", "is_school", "is_admin"]) {
      expect(Object.keys(errorsOf({ [other]: "x" }))).toEqual([other]);
    }
  });

  it("takes what a plain form sends, and no version from a script", () => {
    const fields = { version: "1", name: "A", purpose: "a\r\nb", fiscal_year_end: "2" };
    expect(parseFields(schema, fields, "en")).toMatchObject({
      ok: true,
      value: { version: 2, purpose: "a\nb", fiscal_year_end: 2, is_highlighted: false },
    });
    expect(parseFields(schema, { ...fields, version: undefined }, "en").ok).toBe(true);
  });

  it.each([
    ["name", "", "The name field is required."],
    ["name", undefined, "The name field is required."],
    ["name", "x".repeat(201), "The name field must be 200 characters or fewer."],
    ["name", ["x"], "The name field must be text."],
    ["name", "a\u0000b", /cannot be used/],
    ["purpose", " \n ", "The purpose field is required."],
    ["purpose", "x".repeat(5_001), "The purpose field must be 5000 characters or fewer."],
    ["purpose", "x".repeat(1_000_000), "The purpose field must be 5000 characters or fewer."],
    ["purpose", "\ud83d", /cannot be used/],
    ["fiscal_year_end", "", "The fiscal year end field is required."],
    ["fiscal_year_end", "13", "The fiscal year end field must be a month from 1 to 12."],
    ["fiscal_year_end", {}, "The fiscal year end field must be a month from 1 to 12."],
    ["is_highlighted", "maybe", "The highlight field must be 1 or 0."],
    ["version", 99, /wording of these bylaws has changed/],
    ["version", 0, /wording of these bylaws has changed/],
    ["version", "new", /version of the wording/],
    ["version", ["1", "2"], /version of the wording/],
  ])("refuses %s = %j at that field", (field, value, expected) => {
    const errors = errorsOf({ [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(expected);
  });

  it("has every naughty string refused at its field or put into every format exactly", async () => {
    const accepted = { name: [] as string[], purpose: [] as string[] };
    for (const text of naughtyStrings) {
      for (const field of ["name", "purpose"] as const) {
        const result = parseFields(schema, chapterFields({ [field]: text }), "en");
        if (result.ok) {
          expect(result.value[field]).toBe(text);
          accepted[field].push(text);
        } else {
          expect(Object.keys(errorsOf({ [field]: text }))).toEqual([field]);
        }
      }
    }
    expect(accepted.name.length).toBeGreaterThan(naughtyStrings.length * 0.8);
    const texts = [...new Set([...accepted.name, ...accepted.purpose])];
    // One document that holds them all, each as an answer of its own.
    const model = chapterDocument();
    const section = model.articles[0]?.sections[0];
    if (!section) throw new Error("no section");
    section.blocks = texts.map((text) => ({
      kind: "quote",
      runs: [{ text, answer: "purpose" }],
    }));
    const docx = new Set(docxParagraphs(await writeDocx(model)));
    const html = [...renderHtml(model).matchAll(/<mark[^>]*>(.*?)<\/mark>/gs)];
    const online = new Set(html.map(([, text]) => unescapeMarkup(text ?? "")));
    const pdf = layoutDocument(model)
      .pages.flat()
      .flatMap(({ line }) => line?.fragments ?? [])
      .map((fragment) => fragment.text)
      .join("");
    const letters = (text: string) => [...text.replace(/\s/gu, "")].sort().join("");
    for (const text of texts) {
      expect(docx).toContain(text);
      expect(online).toContain(text);
    }
    const wanted = modelLines(model).map(({ number, text, kind }) =>
      // List labels are beside the fragments; signatures are not lines.
      kind === "item" ? text : number + text,
    );
    const signatures = signingFormsOf(model)
      .flatMap((form) => form.signatures.flat())
      .join("");
    expect(letters(pdf + signatures)).toBe(letters(wanted.join("")));
  });
});

describe("the chapter's document", () => {
  it.each([
    [2, "the last day of February."],
    [6, "the last day of June (June 30)."],
    [12, "the last day of December (December 31)."],
  ])("A-82 holds the name, the purpose and the fiscal year end of month %i", (month, end) => {
    const model = chapterDocument({ fiscal_year_end: month, name: "Ὠ & <Σ>", purpose: "To sing" });
    const text = modelLines(model)
      .map((line) => line.text)
      .join("\n");
    expect(text).toContain("The name of this organization is Ὠ & <Σ> (the “Chapter”).");
    expect(text).toContain("\nTo sing\n");
    expect(text).toContain(`The fiscal year of the Chapter ends each year on ${end}`);
  });

  it("has the clauses that a 501(c)(7) chapter needs, each with a reason", () => {
    const sections = chapterDocument().articles.flatMap((article) => article.sections);
    const text = (id: string) =>
      JSON.stringify(sections.find((section) => section.id === id)?.blocks);
    expect(text("order-of-authority")).toContain("higher on this list prevails");
    expect(text("no-inurement")).toContain("net earnings inures");
    expect(text("no-discrimination")).toContain("race, color, or religion");
    expect(text("gifts")).toContain("not deductible as charitable contributions");
    expect(text("hazing")).toContain("may haze");
    expect(text("tax-returns")).toContain("Form 990 series");
    expect(text("distribution")).toContain("National Organization or to its foundation");
    expect(sections.filter((section) => !section.reason)).toEqual([]);
    const cited = sections.flatMap((section) => section.law ?? []);
    expect(cited.length).toBeGreaterThan(8);
    for (const law of cited) expect(law.url).toMatch(/^https:\/\//);
  });

  it("leaves nothing unresolved, no double space, and no promise of deductible gifts", () => {
    const lines = modelLines(chapterDocument()).map((line) => line.text);
    for (const line of lines) {
      expect(line).not.toMatch(/ {2}|[{}[\]]|undefined|TODO| ,| \./);
      expect(line).not.toMatch(/gifts[^.]* are (tax-)?deductible|tax-deductible/i);
    }
  });

  it("a variant that is not there is not found", () => {
    expect(findForm("booster-2")).toBeUndefined();
    expect(findForm("__proto__")).toBeUndefined();
  });
});

describe("a download's name", () => {
  it.each([
    ["Sigma Zeta", "Bylaws-Sigma-Zeta-v2.docx", "Bylaws - Sigma Zeta - v2.docx"],
    ["Łódź Café & Co.", "Bylaws-odz-Cafe-Co-v2.docx", "Bylaws - Łódź Café & Co - v2.docx"],
    ["../../etc/passwd", "Bylaws-etc-passwd-v2.docx", "Bylaws - etc passwd - v2.docx"],
    ['a"\r\nb: c\u202etxt', "Bylaws-a-b-c-txt-v2.docx", "Bylaws - a b c txt - v2.docx"],
    ["東京", "Bylaws-v2.docx", "Bylaws - 東京 - v2.docx"],
    ["///", "Bylaws-v2.docx", "Bylaws - v2.docx"],
  ])("of %j is safe in both forms", (name, ascii, unicode) => {
    expect(fileNameOf(name, 2, "docx")).toEqual({ ascii, unicode });
  });
});
