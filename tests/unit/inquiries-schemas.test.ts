import { describe, expect, it } from "vitest";
import { inquirySchemas } from "#modules/inquiries/schemas";

const affiliatesField = inquirySchemas.multi_chapter.shape.affiliates;

describe("the count of affiliates", () => {
  it("G-19 goes up to a hundred thousand", () => {
    expect(affiliatesField.safeParse("100,000").data).toBe(100_000);
    expect(affiliatesField.safeParse("100,001").success).toBe(false);
  });
});
