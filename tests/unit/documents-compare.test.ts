import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cooperationFlags } from "#modules/bylaws/contract";
import { compareDocuments } from "#modules/platform/documents/compare";
import type { DocumentModel } from "#modules/platform/documents/model";
import { writeRedline } from "#modules/platform/documents/redline.server";
import { diffWords } from "#modules/platform/documents/word-diff";
import { zipText } from "#tests/documents/text";
import { plainParagraphs, redlineParagraphs } from "../documents/redline";
import {
  boosterFields,
  bylawsDocumentOf,
  chapterDocument,
  schoolFields,
} from "../factories/bylaws";

const facts = {
  note: "Changes from version 1 to version 2",
  author: "Goodstanding & <friends>",
  date: new Date("2026-11-21T10:00:00Z"),
};
const changesOf = (before: DocumentModel, after: DocumentModel, isNumberBlind = true) =>
  compareDocuments(before, after, { isNumberBlind }).filter(({ change }) => change);
const boosterDocument = (changes = {}) => bylawsDocumentOf("booster", boosterFields(changes));

describe("the words that differ", () => {
  it.each([
    ["same", "same", [{ text: "same" }]],
    ["", "new", [{ text: "new", change: "added" }]],
    ["old", "", [{ text: "old", change: "removed" }]],
    [
      "at least ten (10) members vote",
      "at least one-tenth (1/10) of the members vote",
      [
        { text: "at least " },
        { text: "ten (10)", change: "removed" },
        { text: "one-tenth (1/10) of the", change: "added" },
        { text: " members vote" },
      ],
    ],
    [
      "Red fish swim far",
      "Something else entirely, and much longer than it was",
      [
        { text: "Red fish swim far", change: "removed" },
        { text: "Something else entirely, and much longer than it was", change: "added" },
      ],
    ],
  ])("of %j and %j", (before, after, pieces) => {
    expect(diffWords(before, after)).toEqual(pieces);
  });

  it("always give both texts back, and take no longer for texts without a common word", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", ", ", " ", "\n", "ü", "<x>", "\u202e"));
    const side = (pieces: ReturnType<typeof diffWords>, lost: string) =>
      pieces.flatMap(({ text, change }) => (change === lost ? [] : [text])).join("");
    fc.assert(
      fc.property(words, words, (one, other) => {
        const before = one.join("");
        const after = other.join("");
        const pieces = diffWords(before, after);
        expect(side(pieces, "added")).toBe(before);
        expect(side(pieces, "removed")).toBe(after);
      }),
    );
    const long = "a ".repeat(2_500);
    const other = "b\n".repeat(2_500);
    expect(diffWords(long, other)).toEqual([
      { text: long, change: "removed" },
      { text: other, change: "added" },
    ]);
  });
});

describe("comparing two documents", () => {
  it("names the clauses that say something else, by their ids", () => {
    const changed = changesOf(
      boosterDocument(),
      boosterDocument({ meeting_attendee_minimum: "1/10" }),
    );
    expect(changed.map(({ id, change }) => [id, change])).toEqual([["quorum", "changed"]]);
    const pieces = changed[0]?.paragraphs.flatMap((paragraph) => paragraph.pieces);
    expect(pieces).toContainEqual({ text: "one-tenth (1/10) of the", change: "added" });
  });

  it("finds clauses that came and went, and does not call a renumbered one changed", () => {
    const none = bylawsDocumentOf("school", schoolFields([]));
    const all = bylawsDocumentOf("school", schoolFields());
    const came = changesOf(none, all);
    const added = came.filter(({ change }) => change === "added");
    expect(added.length).toBeGreaterThanOrEqual(cooperationFlags.length);
    expect(added[0]).toMatchObject({ level: 1, label: [{ change: "added" }] });
    const gone = changesOf(all, none).filter(({ change }) => change === "removed");
    expect(gone.map(({ id }) => id)).toEqual(added.map(({ id }) => id));
    const blind = changesOf(none, all).length;
    expect(changesOf(none, all, false).length).toBeGreaterThan(blind);
    expect(changesOf(all, all)).toEqual([]);
  });
});

describe("a redline", () => {
  const pairs: [string, DocumentModel, DocumentModel][] = [
    ["equal documents", chapterDocument(), chapterDocument()],
    [
      "another quorum and name",
      boosterDocument(),
      boosterDocument({ name: "Ünïcode & <Sons>\tA", meeting_attendee_minimum: "25%" }),
    ],
    [
      "ticked boxes",
      bylawsDocumentOf("school", schoolFields([])),
      bylawsDocumentOf("school", schoolFields()),
    ],
    [
      "another purpose in lines",
      chapterDocument({ purpose: "One\nTwo\nThree" }),
      chapterDocument({ purpose: "One\nTwo and a half\nThree" }),
    ],
  ];
  it.each(pairs)("of %s gives both documents back", async (_, before, after) => {
    for (const [one, other] of [
      [before, after],
      [after, before],
    ] as const) {
      const file = await writeRedline(one, other, facts);
      expect(redlineParagraphs(file, "accept")).toEqual(plainParagraphs(other));
      expect(redlineParagraphs(file, "reject")).toEqual(plainParagraphs(one));
    }
  });

  it("has real tracked changes with author and date, each numbered once", async () => {
    const [, , [, before, after] = []] = pairs;
    if (!before || !after) throw new Error("no pair");
    const file = await writeRedline(before, after, facts);
    const body = zipText(file, "word/document.xml");
    const marks = [...body.matchAll(/<w:(ins|del) ([^>]*)>/g)];
    expect(new Set(marks.map(([, kind]) => kind))).toEqual(new Set(["ins", "del"]));
    const ids = marks.map(([, , attributes = ""]) => /w:id="(\d+)"/.exec(attributes)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, , attributes] of marks) {
      expect(attributes).toContain('w:author="Goodstanding &amp; &lt;friends&gt;"');
      expect(attributes).toContain('w:date="2026-11-21T10:00:00.000Z"');
    }
    expect(zipText(file, "word/header1.xml")).toContain(facts.note);
  });
});
