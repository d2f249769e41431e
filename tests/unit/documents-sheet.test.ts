import { describe, expect, it } from "vitest";
import type { SheetModel } from "#modules/platform/documents/sheet";
import {
  layoutSheet,
  type SheetNode,
  type SheetPage,
  sheetPage,
} from "#modules/platform/documents/sheet-layout.server";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";

const rows = Array.from({ length: 120 }, (_, at) => [
  `Row ${at}`,
  "A text that is long enough to need more than one line of the column that it is in",
  `$${at}.00`,
]);
const sheet: SheetModel = {
  language: "en-US",
  title: "Statement of account",
  subject: "All of 2027",
  creator: "Goodstanding",
  createdAt: new Date("2027-01-01T00:00:00Z"),
  parties: [
    { heading: "From", lines: ["Goodstanding Services, Inc."] },
    { heading: "Billed to", lines: ["Zoë’s Boosters 猫", "Portland, ME"] },
  ],
  facts: [{ term: "Owed after", text: "$7,140.00" }],
  sections: [
    {
      heading: "What happened",
      table: {
        columns: [
          { header: "Date", share: 0.3 },
          { header: "What", share: 0.5 },
          { header: "Amount", share: 0.2, isFigure: true },
        ],
        rows,
        totals: [["Sum", "", "$7,140.00"]],
      },
    },
    { heading: "Notes", text: "First line\nSecond line" },
  ],
  footer: "As of January 1, 2027",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

const wordsOf = ({ line }: SheetPage["items"][number]) =>
  line.fragments.map(({ text }) => text).join("");
const rolesOf = (node: SheetNode): string[] => [node.role, ...node.children.flatMap(rolesOf)];

describe("business paper", () => {
  const { root, pages } = layoutSheet(sheet);

  it("is within the margins, every row on one page", () => {
    expect(pages.length).toBeGreaterThan(3);
    const { margin, width, height } = sheetPage;
    const pageOfRow = new Map<SheetNode, number>();
    for (const [index, { items }] of pages.entries()) {
      for (const { node, line, x, baseline } of items) {
        expect(x).toBeGreaterThanOrEqual(margin);
        expect(x + line.width).toBeLessThanOrEqual(width - margin + 0.01);
        expect(baseline).toBeLessThanOrEqual(height - margin);
        expect(pageOfRow.get(node) ?? index).toBe(index);
        pageOfRow.set(node, index);
      }
    }
  });

  it("says everything, in the order in which it is read, with amounts flush right", () => {
    const items = pages.flatMap((page) => page.items);
    const text = items.map(wordsOf).join(" ");
    expect(text).toContain("Zoë’s Boosters 猫");
    expect(text).toContain("First line Second line");
    const places = rows.map(([name = ""]) => items.findIndex((item) => wordsOf(item) === name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const ends = items
      .filter((item) => /^\$\d+\.00$/.test(wordsOf(item)))
      .map(({ x, line }) => Math.round((x + line.width) * 100));
    expect(new Set(ends).size).toBe(1);
  });

  it("has tables as tables for readers aloud", () => {
    const roles = rolesOf(root);
    expect(roles.slice(0, 2)).toEqual(["Document", "H1"]);
    expect(roles.filter((role) => role === "TR")).toHaveLength(rows.length + 3);
    expect(roles.filter((role) => role === "TD")).toHaveLength((rows.length + 1) * 2 + 1);
  });

  it("cuts only what is higher than a page", () => {
    const text = Array.from({ length: 90 }, (_, at) => `Line ${at}`).join("\n");
    const long = { ...sheet, sections: [{ heading: "Long", table: tableOf(text) }] };
    const found = layoutSheet(long).pages.flatMap((page) => page.items.map(wordsOf));
    expect(found.filter((words) => /^Line \d+$/.test(words))).toHaveLength(90);
  });

  it("is a tagged PDF", async () => {
    const pdf = (await writeSheetPdf(sheet)).toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    expect(pdf).toContain("/StructTreeRoot");
    expect(pdf).toMatch(/\/Marked true/);
  });
});

function tableOf(text: string) {
  return { columns: [{ header: "What", share: 1 }], rows: [[text]] };
}
