import { expect, it } from "vitest";
import { brandFrom } from "#modules/platform/brand.server";
import { renderMail } from "#modules/platform/mail/define.server";
import { greeting } from "#tests/modules/platform/greeting.mail";

const example = () => renderMail(greeting, greeting.example, "en");

it("a letter says the same as text, with its link in clear", async () => {
  const { text } = await example();
  expect(text).toContain("Welcome, Pat");
  expect(text).toContain("Costs & dates: <none>.");
  expect(text).toContain("https://goodstanding.example/start?a=1");
  expect(text).not.toContain("Your first step");
});

it("a letter looks right without pictures: it has none, one button, one column, alt colours", async () => {
  const { html } = await example();
  expect(html).not.toMatch(/<img|background-image|@import|<link/);
  expect(html.match(/class="gs-button"/g)).toHaveLength(1);
  expect(html).toContain('<html dir="ltr" lang="en"');
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).toContain("Costs &amp; dates: &lt;none&gt;.");
});

it("A-22 product name, company, support e-mail and phone come from one configuration place", async () => {
  const { html } = await example();
  for (const words of [
    "Goodstanding Services, Inc.",
    "100 Main Street, Suite 200, Springfield, IL 62701",
    "support@goodstanding.example",
    "(555) 010-0142",
  ]) {
    expect(html).toContain(words);
  }
  const brand = brandFrom({
    BRAND_NAME: "Fairfield",
    COMPANY_NAME: "Fairfield Ltd.",
    POSTAL_ADDRESS: "5 Elm Road, Dover, DE 19901",
    SUPPORT_EMAIL: "help@fairfield.example",
    SUPPORT_PHONE: "+1 (555) 010-0199",
    publicUrl: "https://fairfield.example",
  });
  expect(brand).toEqual({
    name: "Fairfield",
    company: "Fairfield Ltd.",
    postalAddress: "5 Elm Road, Dover, DE 19901",
    supportEmail: "help@fairfield.example",
    supportPhone: "+1 (555) 010-0199",
    supportPhoneHref: "tel:+15550100199",
    publicUrl: "https://fairfield.example",
  });
});
