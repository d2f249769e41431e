import { describe, expect, it } from "vitest";
import { dueReturns } from "#modules/packet/domain/due-returns";
import { folderOf } from "#modules/packet/domain/folders";
import { indexCsv, indexHtml, type PacketIndex } from "#modules/packet/domain/index-files";
import { expected, missingOf } from "#modules/packet/domain/missing";
import { invoicesFrom } from "#modules/packet/domain/money-range";
import { pathGiver, safeName } from "#modules/packet/domain/names";
import { missingWords } from "#modules/packet/messages";
import { civilDate } from "#modules/platform/dates";

describe("what a packet has", () => {
  it("the club with FYE 06 made 2026-11-23 has its invoices from 2019-07-01 on", () => {
    const from = (day: string, month: number) => invoicesFrom(civilDate(day), month);
    expect(from("2026-11-23", 6)).toBe("2019-07-01");
    expect(from("2026-06-30", 6)).toBe("2018-07-01");
    expect(from("2026-07-01", 6)).toBe("2019-07-01");
    expect(from("2026-11-23", 12)).toBe("2019-01-01");
    expect(from("2026-11-23", 2)).toBe("2019-03-01");
    expect(from("2026-02-28", 2)).toBe("2018-03-01");
  });

  it("HND-08 returns are looked for of the last three years that were due", () => {
    expect(dueReturns(civilDate("2026-11-23"), 6)).toEqual([
      "2026-06-30",
      "2025-06-30",
      "2024-06-30",
    ]);
    // The 15th is a Sunday: on Monday the return is not late.
    expect(dueReturns(civilDate("2026-11-16"), 6)[0]).toBe("2025-06-30");
    expect(dueReturns(civilDate("2026-11-17"), 6)[0]).toBe("2026-06-30");
    expect(dueReturns(civilDate("2026-05-15"), 12)[0]).toBe("2024-12-31");
    expect(dueReturns(civilDate("2026-05-16"), 12)[0]).toBe("2025-12-31");
  });

  it("each category of a kept file has its folder, and none is left out", () => {
    expect(["governing", "returns", "gifts", "contracts", "unheard"].map(folderOf)).toEqual([
      "governing",
      "irs",
      "money",
      "insurance",
      "other",
    ]);
  });
});

describe("HND-06 names in a packet", () => {
  it.each([
    ["Señales del año.pdf", "Señales del año.pdf"],
    ["Sen\u0303ales.PDF", "Señales.pdf"],
    ["../../etc/passwd", "-..-etc-passwd".replace("..", ".")],
    ['a/b\\c:d*e?f"g<h>i|j.pdf', "a-b-c-d-e-f-g-h-i-j.pdf"],
    ["..", "file"],
    ["", "file"],
    ["CON.pdf", "_CON.pdf"],
    ["nul", "_nul"],
    ["ends. . .pdf", "ends.pdf"],
    ["rtl\u202egpj.exe.pdf", "rtlgpj.exe.pdf"],
    ["line\nbreak.txt", "linebreak.txt"],
  ])("%j becomes %j", (typed, safe) => {
    expect(safeName(typed, typed)).toBe(safe);
  });

  it("200 characters are cut between letters, and the ending stays", () => {
    for (const letter of ["x", "ñ", "漢", "👍🏽"]) {
      const name = safeName(letter.repeat(200), "scan.jpeg");
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
      expect(name.endsWith(".jpeg")).toBe(true);
      expect(name.replace(".jpeg", "").replaceAll(letter, "")).toBe("");
    }
  });

  it("of two that a system takes for the same the second has a number", () => {
    const pathOf = pathGiver();
    expect(
      ["Minutes.pdf", "minutes.pdf", "Minutes.pdf", "Minutes"].map((name) =>
        pathOf("06 Minutes", name),
      ),
    ).toEqual([
      "06 Minutes/Minutes.pdf",
      "06 Minutes/minutes (2).pdf",
      "06 Minutes/Minutes (3).pdf",
      "06 Minutes/Minutes",
    ]);
    expect(pathOf("07 People", "Minutes.pdf")).toBe("07 People/Minutes.pdf");
  });
});

describe("missing papers", () => {
  const nothing = {
    isIncorporated: true,
    sellsGoods: true,
    isRegistered: true,
    isMember: true,
    has: new Set<keyof typeof expected>(),
    returns: [civilDate("2026-06-30")],
  };

  it("HND-08 are named, each with how it is got", () => {
    const missing = missingOf(nothing);
    expect(missing.map(({ what }) => what)).toEqual(
      Object.keys(expected).filter((what) => what !== "determination"),
    );
    for (const { what } of missing) expect(missingWords.en[`get.${what}`]).toMatch(/^[A-Z].{20,}/);
  });

  it("HND-08 follow what the club is, and what it has", () => {
    const has = new Set([...nothing.has, "bylaws", "roster"] as const);
    const facts = { isIncorporated: false, sellsGoods: false, isRegistered: false };
    const told = missingOf({ ...nothing, ...facts, isMember: false, has, returns: [] });
    expect(told.map(({ what }) => what)).toEqual([
      "ein_letter",
      "determination",
      "standing",
      "reports",
      "insurance",
      "minutes",
    ]);
  });
});

describe("the index of a packet", () => {
  const index: PacketIndex = {
    title: "Packet of <b>Señor & Co</b>",
    lede: "All of it.",
    files: [
      {
        path: "06 Minutes/a & ñ #1.pdf",
        title: '=1+1 "minutes"',
        folder: "minutes",
        category: "Minutes",
        date: civilDate("2026-05-01"),
        sha256: "f".repeat(64),
      },
    ],
    missing: [{ folder: "irs", title: "EIN letter", next: "Call the IRS." }],
  };
  const words = {
    path: "Path",
    title: "Title",
    category: "Category",
    date: "Date",
    missing: "Missing",
    next: "How to get it:",
    nothing: "Nothing is here.",
    check: "Check.",
  };

  it("names path, title, category, date and digest, and what is missing without a path", () => {
    const lines = indexCsv(index, words).replace("\uFEFF", "").trim().split("\r\n");
    expect(lines[0]).toBe("Path,Title,Category,Date,SHA-256,Missing");
    expect(lines[1]).toContain(`Minutes,2026-05-01,${"f".repeat(64)},`);
    expect(lines[1]).toContain("'=1+1");
    expect(lines[2]).toBe(",EIN letter,02 IRS,,,Call the IRS.");
  });

  it("as a page it escapes what was typed, and its links lead to the files", () => {
    const page = indexHtml(index, words);
    expect(page).toContain("&lt;b&gt;Señor &amp; Co&lt;/b&gt;");
    expect(page).toContain('href="06%20Minutes/a%20%26%20%C3%B1%20%231.pdf"');
    expect(page).toContain("How to get it: Call the IRS.");
    expect(page).not.toContain("<script");
  });
});
