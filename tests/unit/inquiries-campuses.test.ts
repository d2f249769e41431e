import { describe, expect, it } from "vitest";
import { findCampus, suggestCampuses } from "#modules/inquiries/domain/campuses.server";

describe("campuses", () => {
  it.each([
    ["University of Kansas", "LAWRENCE"],
    ["  the university of KANSAS ", "LAWRENCE"],
    ["Ohio State University", "COLUMBUS"],
    ["University of Oklahoma", "NORMAN"],
    ["University of Texas at Austin", "AUSTIN"],
  ])("G-20 G-21 %s is found in %s", (typed, city) => {
    expect(findCampus(typed)?.city).toBe(city);
  });

  it("G-21 what is no campus, or one of many, is none", () => {
    for (const typed of ["", "University", "Hogwarts", "%", "Bryan University"]) {
      expect([typed, findCampus(typed)]).toEqual([typed, undefined]);
    }
  });

  it("G-20 suggests by the beginnings of words, and each suggestion is understood", () => {
    const found = suggestCampuses("univ kans");
    expect(found).toContain("University of Kansas");
    expect(found.length).toBeLessThanOrEqual(10);
    for (const typed of ["bryan univ", "state", "texas aust", "columbia"]) {
      for (const label of suggestCampuses(typed)) {
        expect([label, findCampus(label) !== undefined]).toEqual([label, true]);
      }
    }
    expect(suggestCampuses("")).toEqual([]);
  });
});
