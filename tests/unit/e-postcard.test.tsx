import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fiscalYearBegin, noticeOpensOn, taxYearOf } from "#modules/filings/contract";
import { type NoticeFacts, wordEPostcard } from "#modules/filings/index.server";
import { filingsSpanish } from "#modules/filings/spanish";
import { civilDate } from "#modules/platform/dates";
import { americanEnglish } from "#modules/platform/locale";
import { addTranslations } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { EPostcard } from "~/parts/e-postcard/e-postcard";
import { spanish } from "~/wording/spanish.server";
import { render, textOf } from "./ui/render";

const on = civilDate;
const facts: NoticeFacts = {
  today: on("2026-11-23"),
  fiscalYearEnd: on("2026-06-30"),
  ein: "270000001",
  name: "Elm Street Boosters, Inc.",
  address: { street: "1 Main St", city: "Orono", state: "ME", zip: "04473" },
  otherNames: undefined,
  website: "https://elm.example",
  officer: { name: "Ada Byron", address: "2 Oak Lane, Orono" },
  irs: {
    name: "ELM STREET BOOSTERS INC",
    sortName: "ELM BAND",
    city: "ORONO",
    state: "ME",
    fiscalYearEnd: 6,
    asOf: on("2026-11-10"),
  },
  epostcard: undefined,
};
const small = {
  age: "over-three",
  receipts_1: "51,000",
  receipts_2: "50000",
  receipts_3: "$49,000",
};
const limits = {
  shortForm: {
    "first-year": cents(75_000_00),
    "to-three": cents(60_000_00),
    "over-three": cents(50_000_00),
  },
  ezReceipts: cents(200_000_00),
  ezAssets: cents(500_000_00),
};
const spanishOf = { locale: "es", formatLocale: "es-US" } as const;

const view = (changes: Partial<NoticeFacts> = {}, figures = {}, languages = americanEnglish) =>
  wordEPostcard({ ...facts, ...changes }, { languages, figures, rules: {}, limits });
const answerOf = (key: string, ...asked: Parameters<typeof view>) => {
  const found = view(...asked).answers.find((answer) => answer.key === key);
  if (!found) throw new Error(`no answer ${key}`);
  return found;
};
const html = (...asked: Parameters<typeof view>) =>
  render(<EPostcard view={view(...asked)} hidden={{ account_id: "7" }} />);

describe("EP-01 from when on", () => {
  it("EP-01 it opens on the day after the fiscal year ends", () => {
    expect(noticeOpensOn(on("2026-06-30"))).toBe("2026-07-01");
    expect(noticeOpensOn(on("2028-02-29"))).toBe("2028-03-01");
  });

  it("EP-01 it says so before, and from that day on that it is open", () => {
    const before = view({ today: on("2026-06-30") });
    expect(before).toMatchObject({
      isOpen: false,
      opening: { text: "You cannot file it before July 1, 2026: the year must have ended." },
    });
    expect(view({ today: on("2026-07-01") })).toMatchObject({
      isOpen: true,
      opening: { text: "You can file it since July 1, 2026." },
      due: "It is due on November 16, 2026. A 990-N has no extension.",
    });
    expect(textOf(html({ today: on("2026-06-30") }))).toContain("before July 1, 2026");
  });
});

describe("EP-02 the wrong form is told first", () => {
  const large = { ...small, receipts_1: "58,000", receipts_2: "55,000", receipts_3: "42,000" };

  it("EP-02 an average of 51,666.67 needs the EZ, and no answers are offered to be copied", () => {
    expect(view({}, large).verdict).toEqual({
      isRight: false,
      title: "You need the 990-EZ, not the e-Postcard",
      text: "What you normally take in is $51,666.67. The e-Postcard is for up to $50,000.00 at this age.",
    });
    const page = html({}, large);
    expect(textOf(page)).toContain("You need the 990-EZ");
    expect(page).not.toContain("readOnly");
    expect(page).not.toContain("readonly");
  });

  it("EP-02 an average of exactly 50,000 is the e-Postcard's, and its receipts are answered", () => {
    expect(view({}, small).verdict).toMatchObject({ isRight: true });
    expect(answerOf("receipts", {}, small).pieces[0]?.text).toBe("Yes");
    const page = textOf(html({}, small));
    expect(page.indexOf("The e-Postcard is your form")).toBeLessThan(
      page.indexOf("The eight answers"),
    );
  });

  it("EP-02 while nothing is known the figures are asked before the answers, and none is guessed", () => {
    const page = textOf(html());
    expect(view().verdict).toBeUndefined();
    expect(answerOf("receipts").pieces[0]).toMatchObject({
      text: "",
      empty: "We do not know it yet.",
    });
    expect(page.indexOf("First: is it your form?")).toBeLessThan(page.indexOf("The eight answers"));
  });

  it("EP-02 a young club is judged by its own years", () => {
    const young = { age: "to-three", receipts_1: "61,000", receipts_2: "59,000" };
    expect(view({}, young).verdict).toMatchObject({ isRight: true });
    expect(view({}, { ...young, receipts_1: "61,000.02" }).verdict).toMatchObject({
      title: "You need the 990-EZ, not the e-Postcard",
    });
    const first = { age: "first-year", receipts_1: "75,000.01" };
    expect(view({}, first).verdict).toMatchObject({ isRight: false });
  });

  it("EP-02 whoever is in a group return files none", () => {
    expect(view({}, { group_return: "1" }).verdict).toMatchObject({ title: "You file none" });
  });

  it.each([
    [{ receipts_1: "10" }, "age", "Choose how old the club is."],
    [{ ...small, receipts_3: "" }, "receipts_3", undefined],
    [{ ...small, receipts_2: "1e3" }, "receipts_2", undefined],
    [{ age: "toString", receipts_1: "1" }, "age", "Choose how old the club is."],
  ] as const)("EP-02 what is missing or wrong is said at its field: %j", (figures, field, text) => {
    const { verdict, figures: shown } = view({}, figures);
    expect(verdict).toBeUndefined();
    expect(shown.errors[field]).toEqual(text ?? expect.stringMatching(/./));
    expect(html({}, figures)).toContain(`${field}-error`);
  });
});

describe("EP-03 copying", () => {
  it("EP-03 without script every known piece is a text field that is read-only and labelled", () => {
    const page = html({}, small);
    for (const [label, text] of [
      ["EIN", "27-0000001"],
      ["Tax year", "2025"],
      ["Legal name", "Elm Street Boosters, Inc."],
      ["Street", "1 Main St"],
      ["ZIP code", "04473"],
      ["Website", "https://elm.example"],
      ["Address", "2 Oak Lane, Orono"],
    ]) {
      const id = new RegExp(`<label[^>]*for="([^"]+)">${label}</label>`).exec(page)?.[1];
      const input = new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(page)?.[0];
      expect(input, label).toContain(`value="${text}"`);
      expect(input, label).toMatch(/readonly=""/i);
    }
    expect(page).not.toContain(">Copy<");
  });

  it("EP-03 all eight answers are there, in the order in which the IRS asks", () => {
    expect(view().answers.map(({ key }) => key)).toEqual([
      "ein",
      "year",
      "name",
      "others",
      "website",
      "officer",
      "receipts",
      "terminated",
    ]);
  });

  it("EP-03 the IRS's word is beside them, and what differs is marked; capitals and commas do not", () => {
    expect(answerOf("name")).toMatchObject({
      irs: ["ELM STREET BOOSTERS INC", "ORONO, ME"],
      differs: false,
    });
    expect(answerOf("name", { name: "Oak Street Boosters" }).differs).toBe(true);
    expect(answerOf("year", { fiscalYearEnd: on("2025-12-31") })).toMatchObject({
      irs: ["Fiscal year ends in June"],
      differs: true,
    });
    expect(view({ irs: undefined }).irs).toBe(
      "The IRS's file that we have loaded does not have the EIN.",
    );
    const ended = { year: 2024, periodEnd: undefined, isTerminated: true, asOf: on("2026-11-10") };
    expect(answerOf("terminated", { epostcard: ended })).toMatchObject({ differs: true });
  });
});

it("EP-04 the tax year is the one in which the fiscal year begins", () => {
  expect(taxYearOf(on("2026-06-30"))).toBe(2025);
  expect(taxYearOf(on("2026-12-31"))).toBe(2026);
  expect(taxYearOf(on("2028-02-29"))).toBe(2027);
  expect(fiscalYearBegin(on("2026-06-30"))).toBe("2025-07-01");
  expect(answerOf("year").pieces[0]?.text).toBe("2025");
});

it("EP-05 nothing is sent to the IRS: its only form asks its own page, and it says so", () => {
  const page = html({}, small);
  const forms = page.match(/<form[^>]*>/g) ?? [];
  expect(forms).toHaveLength(1);
  expect(forms[0]).toContain('method="get"');
  expect(forms[0]).not.toContain("action");
  expect(textOf(page)).toContain("We send nothing to the IRS.");
});

describe("EP-06 Spanish", () => {
  beforeAll(() => addTranslations("es", spanish));
  afterAll(() => addTranslations("es", {}));

  it("EP-06 says the same in Spanish, and marks the language", () => {
    const page = html({}, small, spanishOf);
    expect(page).toContain('lang="es"');
    expect(textOf(page)).toContain("Las ocho respuestas");
    expect(textOf(page)).toContain("La puede presentar desde el 1 de julio de 2026.");
    expect(answerOf("year", {}, small, spanishOf).pieces[0]?.text).toBe("2025");
    expect(filingsSpanish.ePostcard.fileOurs).toMatch(/^Nosotros no enviamos nada al IRS/);
  });
});
