import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import { formatFileSize } from "#modules/platform/file-size";
import {
  formatCurrency,
  formatDate,
  formatDuration,
  formatInstant,
  formatLocalDateTime,
  formatLongDate,
  formatPercent,
  formatWizardCurrency,
  truncateText,
} from "#modules/platform/format";
import { dateFormatter, keptFormatters } from "#modules/platform/formatters";
import { cents } from "#modules/platform/money";

const german = { locale: "en", formatLocale: "de-DE" } as const;
const afternoon = new Date("2027-05-03T20:05:00Z");
// Intl separates with narrow and no-break spaces where typography wants them.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("dates", () => {
  it("A-64 shows a date as MM/DD/YYYY by default and null as -", () => {
    expect(formatDate(civilDate("2027-05-03"))).toBe("05/03/2027");
    expect(formatDate(civilDate("0099-12-31"))).toBe("12/31/0099");
    expect(formatDate(null)).toBe("-");
    expect(formatDate(undefined)).toBe("-");
  });

  it("shows a date of a sentence with its month's name", () => {
    expect(formatLongDate(civilDate("2027-05-03"))).toBe("May 3, 2027");
    expect(formatLongDate(civilDate("2027-05-03"), german)).toBe("3. Mai 2027");
    expect(formatLongDate(null)).toBe("-");
  });

  it.each([
    ["2027-05-03T20:05:00Z", -240, "May 3, 2027 4:05 pm"],
    ["2027-05-03T20:05:00Z", "-04:00", "May 3, 2027 4:05 pm"],
    ["2027-05-03T20:05:00Z", "+0530", "May 4, 2027 1:35 am"],
    ["2027-05-03T00:00:00Z", 0, "May 3, 2027 12:00 am"],
    ["2027-05-03T12:00:00Z", "+00:00", "May 3, 2027 12:00 pm"],
    ["2027-01-01T02:30:00Z", -300, "December 31, 2026 9:30 pm"],
  ])("A-65 shows %s with the offset %j as %s", (instant, offset, expected) => {
    expect(formatLocalDateTime(new Date(instant), offset)).toBe(expected);
  });

  it("A-65 uses another language's own form, and - for no instant", () => {
    expect(plain(formatLocalDateTime(afternoon, -240, german))).toBe("3. Mai 2027 um 16:05");
    expect(formatLocalDateTime(null, -240)).toBe("-");
  });

  it.each([null, undefined, "", "4", "EST", "+25:00", Number.NaN, 0.5, 841, -721])(
    "A-66 shows Invalid UTC offset. for the offset %j",
    (offset) => expect(formatLocalDateTime(afternoon, offset)).toBe("Invalid UTC offset."),
  );

  it.each([
    ["America/New_York", "May 3, 2027 4:05 pm (UTC-04:00)"],
    ["America/Chicago", "May 3, 2027 3:05 pm (UTC-05:00)"],
    ["Pacific/Honolulu", "May 3, 2027 10:05 am (UTC-10:00)"],
    ["Asia/Kathmandu", "May 4, 2027 1:50 am (UTC+05:45)"],
    ["UTC", "May 3, 2027 8:05 pm (UTC+00:00)"],
  ])("A-67 shows an instant in %s as %s", (zone, expected) => {
    expect(formatInstant(afternoon, zone)).toBe(expected);
    expect(formatInstant(null, zone)).toBe("-");
  });

  it("A-67 follows the change to summer time", () => {
    const shown = ["2027-03-14T06:59:00Z", "2027-03-14T07:01:00Z"].map((instant) =>
      formatInstant(new Date(instant), "America/New_York"),
    );
    expect(shown).toEqual([
      "March 14, 2027 1:59 am (UTC-05:00)",
      "March 14, 2027 3:01 am (UTC-04:00)",
    ]);
  });

  it("A-68 shows the same civil date whatever the zone of the viewer", () => {
    const before = process.env.TZ;
    const shown = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"].map((zone) => {
      process.env.TZ = zone;
      const offset = new Date(2027, 4, 3).getTimezoneOffset();
      const date = civilDate("2027-05-03");
      return [offset, formatDate(date), formatDate(date, german), formatLongDate(date)];
    });
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
    expect(shown).toEqual(
      [-840, 660, 0].map((offset) => [offset, "05/03/2027", "03.05.2027", "May 3, 2027"]),
    );
  });

  it("keeps a limited number of formatters, however many languages ask", () => {
    for (let day = 0; day < 300; day++) dateFormatter(`en-x-t${day}`, { month: "long" });
    expect(keptFormatters()).toBe(200);
    const options = { month: "long" } as const;
    expect(dateFormatter("en-US", options)).toBe(dateFormatter("en-US", options));
  });
});

describe("numbers", () => {
  it.each([
    [0, "0:00:00"],
    [999, "0:00:00"],
    [-999, "0:00:00"],
    [3_723_000, "1:02:03"],
    [59_999, "0:00:59"],
    [360_000_000, "100:00:00"],
    [-3_600_000, "-1:00:00"],
  ])("A-69 shows %i milliseconds as %s", (duration, expected) => {
    expect(formatDuration(duration)).toBe(expected);
  });

  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [123_450, "$1,234.50"],
    [2_147_483_647, "$21,474,836.47"],
    [-500, "-$5.00"],
    [-123_456_789, "-$1,234,567.89"],
  ])("A-70 shows %i cents as %s", (amount, expected) => {
    expect(formatCurrency(cents(amount))).toBe(expected);
  });

  it.each([
    [0, false, "-", false],
    [0, true, "$0.00", false],
    [123_450, false, "1,234.50", false],
    [123_450, true, "$1,234.50", false],
    [-500, false, "(5.00)", true],
    [-500, true, "($5.00)", true],
  ])(
    "A-71 shows %i cents in the wizard (prefix %s) as %s",
    (amount, dollarPrefix, text, isNegative) => {
      expect(formatWizardCurrency(cents(amount), { dollarPrefix })).toEqual({ text, isNegative });
    },
  );

  it.each([
    [0.1, "10%"],
    [0.29, "29%"],
    [0.075, "7.5%"],
    [1, "100%"],
    [0, "0%"],
    [12.5, "1,250%"],
  ])("A-72 shows %d as %s", (value, expected) => {
    expect(formatPercent(value)).toBe(expected);
  });

  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1_000, "1.0 KB"],
    [1_049, "1.0 KB"],
    [1_050, "1.1 KB"],
    [999_949, "999.9 KB"],
    [999_950, "1.0 MB"],
    [2_500_000, "2.5 MB"],
    [1_000_000_000, "1.0 GB"],
    [1_000_000_000_000, "1.0 TB"],
    [5_000_000_000_000_000, "5000.0 TB"],
  ])("A-73 shows %i bytes as %s", (bytes, expected) => {
    expect(formatFileSize(bytes)).toBe(expected);
  });
});

describe("truncation", () => {
  const word = "a".repeat(9);
  const long = Array(30).fill(word).join(" ");

  it("A-74 keeps text of up to 200 characters unchanged", () => {
    expect(truncateText(long.slice(0, 200))).toBe(long.slice(0, 200));
    expect(truncateText("")).toBe("");
  });

  it("A-74 cuts longer text at a word boundary within 200 characters", () => {
    expect(truncateText(long)).toBe(`${Array(20).fill(word).join(" ")}...`);
    expect(truncateText(`${"a".repeat(200)} b`)).toBe(`${"a".repeat(200)}...`);
    expect(truncateText(`${"a".repeat(190)} ${"b".repeat(50)}`)).toBe(`${"a".repeat(190)}...`);
  });

  it("A-74 takes another limit, and cuts inside a word that alone is too long", () => {
    expect(truncateText("one two three", 8)).toBe("one two...");
    expect(truncateText("a".repeat(300))).toBe(`${"a".repeat(200)}...`);
  });

  it("A-74 never cuts a character in half", () => {
    expect(truncateText("😀".repeat(201))).toBe(`${"😀".repeat(200)}...`);
    expect(truncateText("😀".repeat(200))).toBe("😀".repeat(200));
  });

  it("A-75 ends with .. after a period and with ... otherwise", () => {
    expect(truncateText("It is done. Really it is", 12)).toBe("It is done...");
    expect(truncateText("It is done, really it is", 12)).toBe("It is done,...");
    expect(truncateText("It is done. Really it is", 11)).toBe("It is done...");
  });
});
