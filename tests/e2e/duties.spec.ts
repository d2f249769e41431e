import { signIn } from "./people";
import { signInAsStaff } from "./staff";
import { expect, expectAccessible, expectPaper, ready, test } from "./support";

test("CAL-18 staff look whom a change of a rule touches, and then save it", {
  tag: ["@once", "@http"],
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  // The projects play at the same time, against one demonstration.
  const code = hasScript ? "club.review" : "school.approval";
  await signInAsStaff(page, "/admin/duties");
  await page.getByRole("searchbox").fill(code);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("rowheader", { name: code }).getByRole("link").click();
  await expect(page).toHaveURL(`/admin/duties/${code}`);
  await ready(page, hasScript);
  // Of a date the fields of its kind alone are there.
  const days = page.getByLabel("Number of days");
  if (hasScript) await days.fill("75");
  await expect(page.getByLabel("Closes so many days before")).toBeHidden();
  await page.getByLabel("Steps in English").fill("Choose two people.");
  await page.getByLabel("Reason for the change").fill("Read again");
  await expect(page.getByRole("button", { name: "Save this change" })).toHaveCount(0);
  await page.getByRole("button", { name: "Whom would this change touch?" }).click();
  const touched = page.getByRole("heading", { name: "Whom this change touches" });
  await expect(touched).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);
  await expect(page.getByLabel("Steps in English")).toHaveValue("Choose two people.");
  await page.getByRole("button", { name: "Save this change" }).click();
  await expect(touched).toHaveCount(0);
  const version = hasScript ? /^Version 3: / : /^Version 2: /;
  await expect(page.getByRole("heading", { name: version })).toBeVisible();
});

test("CAL-17 a headquarters adds a duty for all chapters, changes and removes it", {
  tag: ["@once", "@http"],
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  const title = `Send the roster ${hasScript ? "by script" : "by hand"}`;
  await signIn(page, "headquarters@goodstanding.example", "/app/group/duties");
  await ready(page, hasScript);
  const days = page.getByLabel("How many days after the fiscal year");
  await expect(days).toBeHidden();
  await page.getByLabel("Some days after each chapter's fiscal year").check();
  await expect(days).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await days.fill("400");
  await page.getByLabel("Who in the chapter does it").selectOption("secretary");
  await page.getByRole("button", { name: "Add it for all chapters" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a number of days from 1 to 366.");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expectAccessible(page);
  await days.fill("40");
  await page.getByRole("button", { name: "Add it for all chapters" }).click();
  await expect(page.getByRole("row", { name: title })).toContainText(
    "40 days after the chapter's fiscal year",
  );
  await ready(page, hasScript);
  await expectAccessible(page);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await ready(page, hasScript);
  await page.getByRole("button", { name: "Remove it from all chapters" }).click();
  await expect(page).toHaveURL("/app/group/duties");
  await expect(page.getByRole("row", { name: title })).toHaveCount(0);
});

test("what is ticked in the calendar moves its counts without a new page", {
  tag: ["@once", "@script"],
}, async ({ page }) => {
  const title = "Thank the sponsors of the fall concert";
  await signIn(page, "member@goodstanding.example", "/app/calendar");
  await ready(page);
  const count = async (name: RegExp) =>
    Number(/\d+/.exec((await page.getByRole("link", { name }).first().textContent()) ?? "")?.[0]);
  const [open, done] = [await count(/^Open \(/), await count(/^Done \(/)];
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await page.getByRole("button", { name: `Done today ${title}` }).click();
  await expect(page.getByRole("link", { name: `Open (${open - 1})` }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: `Done (${done + 1})` }).first()).toBeVisible();
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
  await page
    .getByRole("link", { name: `Done (${done + 1})` })
    .first()
    .click();
  await page.getByRole("button", { name: `Undo ${title}` }).click();
  await expect(page.getByRole("link", { name: `Open (${open})` }).first()).toBeVisible();
});

test("the calendar prints without what surrounds it, as a list too", { tag: "@script" }, async ({
  page,
}) => {
  await signIn(page, "treasurer@goodstanding.example", "/app/calendar");
  await ready(page);
  await expectPaper(page, page.getByRole("heading", { level: 2 }).first());
  await page.goto("/app/calendar/print");
  await ready(page);
  await expectPaper(page, page.getByRole("table").last());
});
