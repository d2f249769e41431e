import { origin, signIn } from "./people";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "./support";

const officer = "chapter@goodstanding.example";

test("LET-04 LET-05 a headquarters sends a letter to all chapters, and an officer of one signs it", {
  tag: ["@once"],
}, async ({ page, browser, javaScriptEnabled }) => {
  // The projects play at the same time, against one demonstration: each has a kind of its own.
  const [kind, title] =
    javaScriptEnabled === false
      ? ["conflict", "Conflict-of-interest statement"]
      : ["group_return", "Authorization for a group return"];
  await signIn(page, "headquarters@goodstanding.example", `/app/group/letters/new?kind=${kind}`);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("radio", { name: /that lack it$/ }).check();
  await page.getByRole("button", { name: "Save, and send" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("row", { name: /Delta Rho Omega, Theta Chapter/ })).toContainText(
    "Open",
  );

  const context = await browser.newContext({
    baseURL: origin(),
    viewport: page.viewportSize(),
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const chapter = await context.newPage();
  await signIn(chapter, officer, "/app/letters");
  await chapter.getByRole("link", { name: title }).first().click();
  await expect(chapter.getByText("You would sign as")).toBeVisible();
  await ready(chapter, javaScriptEnabled);
  await expectAccessible(chapter);
  await chapter.getByRole("button", { name: "Go on to sign" }).click();
  await expect(chapter.getByRole("heading", { level: 1, name: `Sign: ${title}` })).toBeVisible();
  await ready(chapter, javaScriptEnabled);

  const name = chapter.getByLabel("Your full name");
  await name.fill("Jordan");
  const sign = chapter.getByRole("button", { name: "Sign", exact: true });
  await sign.click();
  await expect(chapter.getByRole("alert")).toContainText("There is a problem");
  await expect(name).toHaveValue("Jordan");
  await expectAccessible(chapter);
  await chapter.getByRole("checkbox", { name: /^I agree to sign electronically/ }).check();
  await name.fill("Jordan Pell");
  await sign.click();
  await expect(chapter.getByText(/^Jordan Pell, \w+, on/)).toBeVisible();
  await expectNoSidewaysScroll(chapter);

  await test.step("the paper is written, and its code says what it is", async () => {
    await expect(async () => {
      await chapter.reload();
      await expect(chapter.getByRole("link", { name: /^Download the signed letter/ })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await chapter.getByRole("link", { name: "The page that checks it" }).click();
    await expect(chapter.getByText("In force")).toBeVisible();
    await ready(chapter, javaScriptEnabled);
    await expectAccessible(chapter);
  });

  await test.step("the headquarters sees who signed", async () => {
    await page.reload();
    const row = page.getByRole("row", { name: /Delta Rho Omega, Theta Chapter/ });
    await expect(row).toContainText("Signed");
    await expect(row).toContainText("Jordan Pell");
  });
  await context.close();
});
