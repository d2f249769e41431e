import { describe, expect, it } from "vitest";
import { inquiryKinds } from "#modules/inquiries/contract";
import { inquirySchemas } from "#modules/inquiries/schemas";
import { inquiryPaths } from "~/http/inquiry-paths";
import { siteMenu } from "~/parts/shell/site-menu";

const affiliatesField = inquirySchemas.multi_chapter.shape.affiliates;

describe("the count of affiliates", () => {
  it("G-19 goes up to a hundred thousand", () => {
    expect(affiliatesField.safeParse("100,000").data).toBe(100_000);
    expect(affiliatesField.safeParse("100,001").success).toBe(false);
  });
});

describe("the public forms", () => {
  it("are all in the site's menu", () => {
    const ways: readonly string[] = siteMenu.flatMap(({ ways }) => ways.map(({ to }) => to));
    const missing = inquiryKinds.filter((kind) => !ways.includes(inquiryPaths.form(kind)));
    expect(missing).toEqual([]);
  });
});
