import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

const folder = "modules/decisions/";
const records = repositoryFiles(/^modules\/decisions\/\d{4}-[a-z0-9-]+\.md$/);

/** What is wrong with the form of a record, in words. */
function faultsOf(path: string, text: string): string[] {
  const number = path.slice(folder.length, folder.length + 4);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const [context, decision, consequences, ...rest] = headings;
  const sections = text.split(/^## .+$/m).slice(1);
  const notes = text.split(/^## Notes$/m)[1] ?? "- 2000-01-01: none";
  return [
    new RegExp(`^# ${number} \\S.+\n\nDate: \\d{4}-\\d{2}-\\d{2}\n\n## `).test(text) ||
      "begins otherwise than with its number, title and date",
    [context, decision, consequences].join() === "Context,Decision,Consequences" ||
      `has other sections: ${headings.join(", ")}`,
    rest.join().replace("Notes", "") === "" || `has more sections: ${rest.join(", ")}`,
    sections.every((section) => section.trim().length > 20) || "has an empty section",
    !/^(?!- \d{4}-\d{2}-\d{2}: | {2}\S|$)/m.test(notes) || "has a note without a date",
    !/^\*\*[A-Z][a-z]+\.\*\*/m.test(text) || "has a section without a heading",
  ].flatMap((fault) => (fault === true ? [] : [`${path} ${fault}`]));
}

describe("records of decisions", () => {
  it("have one form", () => {
    expect(records.flatMap((path) => faultsOf(path, textOf(path)))).toEqual([]);
  });

  it("are numbered without a gap, and listed by number and title", () => {
    const names = records.map((path) => path.slice(folder.length)).toSorted();
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(names.map((_, index) => index + 1));
    const lines = names.map((name) => {
      const [title = ""] = textOf(`${folder}${name}`).split("\n");
      return `- [${title.slice(2)}](${name})`;
    });
    const listed = textOf(`${folder}README.md`).split("\n");
    expect(listed.filter((line) => line.startsWith("- ["))).toEqual(lines);
  });

  it("stand alone in their folder: what is kept up to date is elsewhere", () => {
    const others = repositoryFiles(/^modules\/decisions\//).filter(
      (path) => !records.includes(path),
    );
    expect(others).toEqual([`${folder}README.md`]);
  });

  const path = `${folder}0007-x.md`;
  const whole =
    "# 0007 A title\n\nDate: 2026-01-02\n\n## Context\n\nWhat stood in the way.\n\n## Decision\n\nWhat was decided then.\n\n## Consequences\n\nWhat came out of that.\n";
  it.each([
    ["no date", whole.replace("Date: 2026-01-02\n\n", ""), "number, title and date"],
    ["another number", whole.replace("0007", "0008"), "number, title and date"],
    ["a missing section", whole.replace("## Consequences\n", ""), "other sections"],
    ["one more section", `${whole}\n## Ideas\n\nThis and that and more.\n`, "more sections"],
    ["an empty section", whole.replace("What was decided then.\n", ""), "an empty section"],
    ["a note without a date", `${whole}\n## Notes\n\nLater it changed, all of it.\n`, "a note"],
    ["a section in the text", `${whole}\n**More.** Words.\n`, "without a heading"],
  ])("would not be taken with %s", (_name, text, fault) => {
    expect(faultsOf(path, text).join("\n")).toContain(fault);
    const note = "\n## Notes\n\n- 2026-02-03: the first line\n  and the second.\n";
    expect(faultsOf(path, whole + note)).toEqual([]);
  });
});
