import { expect, expectAccessible, ready, test } from "./support";

test("E-01 E-24 E-34 E-38 a school's club is asked more, and gets what it ticked", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const isScript = javaScriptEnabled !== false;
  await page.goto("/bylaws-generator");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Bylaws for a school's booster club" }).click();
  await expect(page).toHaveURL("/bylaws-generator/school");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Full legal name").fill("Lincoln Band Boosters");
  await page.getByLabel("School or facility supported").fill("Lincoln High School");
  await page.getByLabel(/to decide/).fill("most of us");
  await page.getByLabel("Members who can call for a special meeting").fill("1/4");
  await page.getByLabel("Nominations begin in").selectOption("12");
  await page.getByLabel("The annual meeting, with elections, is held in").selectOption("5");
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  const official = page.getByLabel("Title of the school official");
  if (isScript) await expect(official).not.toHaveAttribute("required");
  await page.getByLabel("The school receives a financial report every month.").check();
  if (isScript) await expect(official).toHaveAttribute("required");
  await page.getByRole("button", { name: "Generate" }).click();

  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Enter a whole number such as 10");
  await expect(summary).toContainText("The school official's title field is required.");
  await expect(official).toHaveAttribute("required");
  await expectAccessible(page);
  const toast = page.getByRole("dialog", { name: "Uh oh!" });
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await page.getByLabel(/to decide/).fill("10");
  await official.fill("principal");
  await page.getByRole("button", { name: "Generate" }).click();

  await expect(page).toHaveURL(/\/bylaws-generator\/school\/[\w-]{22,}$/);
  const viewing = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "View online" }).click();
  const view = await viewing;
  await view.waitForURL(/\/view\//);
  await page.goto(view.url());
  await ready(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { name: "Monthly Reports to the School" })).toBeVisible();
  await expect(page.getByText("Yearly Approval")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change your responses" }).click();
  await expect(page.getByText("yours begin 5 months before")).toBeVisible();
  await expect(
    page.getByLabel("The school receives a financial report every month."),
  ).toBeChecked();
  await expectAccessible(page);
});
