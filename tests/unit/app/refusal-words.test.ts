import { describe, expect, it } from "vitest";
import { refusalWords } from "~/parts/shell/refusal-words";

describe("what takes the place of a page", () => {
  it.each([
    [500, "Something went wrong on our side"],
    [502, "Something went wrong on our side"],
    [422, "We could not take that"],
  ])("of status %i says whose fault it is: %s", (status, title) => {
    expect(refusalWords("en", status, "In detail.")[0]).toBe(title);
  });

  it("keeps its own words of what is away, forbidden and not there", () => {
    const titles = [404, 403, 503].map((status) => refusalWords("en", status)[0]);
    expect(new Set([...titles, refusalWords("en", 500)[0]]).size).toBe(4);
  });
});
