import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bylawsWords, cooperationFlags, emptyFields, variants } from "#modules/bylaws/contract";
import { bylawsForms } from "#modules/bylaws/forms";
import { templates } from "#modules/bylaws/generated/templates.server";
import { registryFiles, writeRegistry } from "../../dev/template-registry.mjs";

const room = "modules/bylaws/variants";
const root = mkdtempSync(join(tmpdir(), "goodstanding-registry-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the registry of the variants", () => {
  it("E-22 is what the folders of the variants ask for", () => {
    for (const [file, text] of registryFiles()) expect(readFileSync(file, "utf8")).toBe(text);
    expect(Object.keys(templates)).toEqual(Object.keys(bylawsForms));
    expect(variants).toEqual(["booster", "school", "chapter"]);
  });

  it("E-22 a fourth folder is a fourth variant: nothing else is written by hand", () => {
    cpSync(room, join(root, room), { recursive: true });
    cpSync(`${room}/chapter`, join(root, room, "house-corporation"), { recursive: true });
    const questions = join(root, room, "house-corporation/questions.json");
    const titled = (word: unknown) =>
      writeFileSync(questions, JSON.stringify({ titles: { houseTitle: word }, questions: {} }));
    titled({ en: "Bylaws for a house", es: "Estatutos de una casa" });
    expect(writeRegistry(root)).toBe(true);
    for (const [file, part] of [
      ["titles.ts", '"houseTitle": "Bylaws for a house"'],
      ["titles-in-spanish.ts", '"houseTitle": "Estatutos de una casa"'],
      ["words.ts", '"house-corporation": houseCorporationWords'],
      ["forms.ts", '"house-corporation": houseCorporationTemplate.form'],
      ["templates.server.ts", '"house-corporation": ofStoredAnswers(houseCorporationTemplate)'],
    ] as const) {
      const text = readFileSync(join(root, "modules/bylaws/generated", file), "utf8");
      expect(text).toContain(part);
    }
    expect(writeRegistry(root)).toBe(false);
    titled({ en: "Bylaws for a house" });
    expect(() => writeRegistry(root)).toThrow('houseTitle has no words in "es"');
  });

  it.each(variants)(
    "E-02 E-22 the page of %s shows every field of its schema by its list",
    (key) => {
      const shown = bylawsWords[key].parts.flatMap((part): readonly string[] =>
        "field" in part
          ? [part.field]
          : "parts" in part
            ? part.parts.map(({ field }) => field)
            : [part.needed, ...part.flags],
      );
      const asked = Object.keys(bylawsForms[key].schema.shape).filter((name) => name !== "version");
      // The school form is a school's whatever is sent, so it does not ask.
      const missing = asked.filter((name) => !shown.includes(name));
      expect(missing).toEqual(key === "school" ? ["is_school"] : []);
      expect(shown.filter((name) => !asked.includes(name))).toEqual([]);
      expect(shown.at(-1)).toBe("is_highlighted");
      expect(emptyFields(bylawsForms[key], "en").purpose).toMatch(/^To /);
      if (key === "school") expect(shown).toEqual(expect.arrayContaining([...cooperationFlags]));
    },
  );
});
