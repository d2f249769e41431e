import { describe, expect, it } from "vitest";
import { adoptionDays } from "#modules/bylaws/domain/adoption";

describe("the days on which a version can have been adopted", () => {
  it("begin where a day begins last and end where it begins first", () => {
    const days = adoptionDays(new Date("2026-11-22T09:59:00Z"), new Date("2026-11-23T05:01:00Z"));
    expect(days).toEqual({ first: "2026-11-21", last: "2026-11-23" });
    const later = adoptionDays(new Date("2026-11-22T10:00:00Z"), new Date("2026-11-23T04:59:00Z"));
    expect(later).toEqual({ first: "2026-11-22", last: "2026-11-22" });
  });
});
