import { describe, expect, it } from "vitest";
import { certificateWords } from "#modules/officers/certificates/messages";
import {
  type CertificateFacts,
  certificateState,
  validThrough,
} from "#modules/officers/certificates/state";
import { civilDate } from "#modules/platform/dates";

const holder = {
  name: "Grace Hopper",
  office: "treasurer",
  title: "",
  startsOn: civilDate("2026-07-01"),
  endsOn: civilDate("2026-12-10"),
} as const;

const state = (changes: Partial<CertificateFacts>, today = "2026-12-01") =>
  certificateState(
    {
      said: holder,
      validThrough: civilDate("2026-12-10"),
      isWithdrawn: false,
      term: holder,
      isClosed: false,
      ...changes,
    },
    civilDate(today),
  );

describe("an officer letter", () => {
  it("OL-03 is valid for 30 days and never beyond the term", () => {
    const until = (issued: string, ends: string) =>
      validThrough(civilDate(issued), civilDate(ends));
    expect(until("2026-11-23", "2027-06-30")).toBe("2026-12-23");
    expect(until("2026-11-23", "2026-12-10")).toBe("2026-12-10");
    expect(until("2026-11-23", "2026-11-23")).toBe("2026-11-23");
  });

  it("OL-03 ends with the term, also when the roster ends it earlier, mends it or removes it", () => {
    expect(state({})).toBe("valid");
    expect(state({}, "2026-12-10")).toBe("valid");
    expect(state({}, "2026-12-11")).toBe("ended");
    const longer = { ...holder, endsOn: civilDate("2027-06-30") };
    expect(state({ term: longer }, "2026-12-11")).toBe("expired");
    expect(state({ term: { ...holder, endsOn: civilDate("2026-11-30") } })).toBe("ended");
    expect(state({ term: { ...holder, name: "Ada Lovelace" } })).toBe("changed");
    expect(state({ term: { ...holder, office: "secretary" } })).toBe("changed");
    expect(state({ term: undefined })).toBe("changed");
    expect(state({ term: { ...holder, startsOn: civilDate("2026-12-02") } })).toBe("changed");
  });

  it("OL-07 what was withdrawn stays so, and a closed account gives no reason", () => {
    expect(state({ isWithdrawn: true, term: undefined, isClosed: true })).toBe("withdrawn");
    expect(state({ isClosed: true, term: undefined })).toBe("not_current");
  });

  it("OL-05 OL-06 its words never speak of good standing, and of no deduction", () => {
    const words = Object.values(certificateWords.en).join(" ");
    expect(words).not.toMatch(/standing|deduct|donat|contribut/i);
  });
});
