import { describe, expect, it } from "vitest";
import { inquiryKinds } from "#modules/inquiries/contract";
import { inquiryWays } from "#modules/inquiries/index.server";
import { inquirySchemas } from "#modules/inquiries/schemas";
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
    const ways = inquiryWays("en");
    expect(ways.map(({ kind }) => kind)).toEqual(inquiryKinds);
    const words: readonly string[] = siteMenu.map(({ key }) => key);
    expect(ways.filter(({ menu, label }) => !words.includes(`nav.${menu}`) || !label)).toEqual([]);
  });
});
