import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate, monthNames } from "#modules/platform/dates";
import { formatDate, formatLocalDateTime } from "#modules/platform/format";
import { negotiateLanguages } from "#modules/platform/locale";

const formatLocale = (header: string | null | undefined, setting?: string | null) =>
  negotiateLanguages(header, setting).formatLocale;

describe("dates in the visitor's language", () => {
  it.each([
    ["en-US", "05/03/2027", "May"],
    ["en-GB", "03/05/2027", "May"],
    ["fr-FR", "03/05/2027", "mai"],
    ["fr-CA", "2027-05-03", "mai"],
    ["de-DE", "03.05.2027", "Mai"],
    ["es-MX", "03/05/2027", "mayo"],
    ["it-IT", "03/05/2027", "maggio"],
    ["pt-BR", "03/05/2027", "maio"],
    ["nl-NL", "03-05-2027", "mei"],
    ["sv-SE", "2027-05-03", "maj"],
    ["pl-PL", "03.05.2027", "maj"],
    ["ru-RU", "03.05.2027", "май"],
    ["ja-JP", "2027/05/03", "5月"],
    ["ko-KR", "2027. 05. 03.", "5월"],
    ["zh-CN", "2027/05/03", "五月"],
    ["vi-VN", "03/05/2027", "tháng 5"],
    ["hi-IN", "03/05/2027", "मई"],
    ["ar-EG", "٠٣‏/٠٥‏/٢٠٢٧", "مايو"],
    ["fa-IR", "۲۰۲۷/۰۵/۰۳", "مه"],
    ["th-TH", "03/05/2027", "พฤษภาคม"],
  ])("A-76 Accept-Language %s shows %s, in the month %s", (tag, numeric, month) => {
    const languages = negotiateLanguages(`${tag},en;q=0.5`);
    expect(languages).toEqual({ locale: "en", formatLocale: tag });
    expect(formatDate(civilDate("2027-05-03"), languages)).toBe(numeric);
    // Newer language data may capitalize a month.
    expect(monthNames(languages.formatLocale)[4]?.toLowerCase()).toContain(month.toLowerCase());
    expect(formatLocalDateTime(new Date("2027-05-03T20:05:00Z"), -240, languages)).not.toBe("");
  });

  it("A-76 the user's setting overrides Accept-Language", () => {
    expect(formatLocale("de-DE,de;q=0.9", "fr-CA")).toBe("fr-CA");
    expect(formatLocale("de-DE", "")).toBe("de-DE");
    expect(formatLocale("de-DE", null)).toBe("de-DE");
    expect(formatLocale("de-DE", "no such language")).toBe("de-DE");
  });

  it.each([
    ["de;q=0.5,fr;q=0.9", "fr"],
    ["de,fr", "de"],
    ["de;q=0,fr;q=0.1", "fr"],
    ["de ; Q=0.2 , fr ; q=0.3", "fr"],
    ["de;q=high,fr;q=0.1", "fr"],
    ["de;q=2,fr;q=0.1", "fr"],
    ["xx-YY,*,pt-br;q=0.5", "pt-BR"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["en", "en-US"],
    ["th-TH-u-ca-buddhist-nu-thai", "th-TH"],
    ["de-x-private", "de"],
  ])("A-76 chooses from %j the language %s", (header, expected) => {
    expect(formatLocale(header)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    "",
    "*",
    ",,,;;;q=",
    "\u0000",
    "../../etc/passwd",
    "-",
    "en_US",
    "x".repeat(1_000_000),
    "i-klingon",
    "a,".repeat(500_000),
  ])("A-76 falls back to American English for the header %.20j", (header) => {
    expect(negotiateLanguages(header)).toEqual({ locale: "en", formatLocale: "en-US" });
  });

  it("A-76 whatever the header, the chosen tag is one that dates can be shown in", {
    timeout: 30_000,
  }, () => {
    const pieces = fc.constantFrom(
      "de",
      "fr-",
      "-",
      ";q=",
      "0.5",
      ",",
      "u-ca-",
      "x",
      "é",
      "zh",
      "1",
    );
    const headers = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(pieces).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(headers, headers, (header, setting) => {
        const languages = negotiateLanguages(header, setting);
        expect(formatDate(civilDate("2027-05-03"), languages)).toMatch(/\p{Nd}{2}/u);
      }),
      { numRuns: 500 },
    );
  });
});
