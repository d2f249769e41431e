import { randomUUID } from "node:crypto";
import { admin, signIn } from "./people";
import { expect, expectAccessible, holdBack, openUntil, ready, test } from "./support";

// With and without script it may run at the same time: each has a text of its own.
const texts = { script: "What we store", plain: "Whom we share with" } as const;

test("staff change a sentence in both languages, and the page says it, live too @once", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const delivered = texts[javaScriptEnabled === false ? "plain" : "script"];
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  const staff = await context.newPage();
  await signIn(staff, admin, "/admin/texts");
  await ready(staff, javaScriptEnabled);
  await staff.getByLabel("Page").selectOption({ label: "Privacy" });
  await staff.getByLabel("Words").fill(delivered.toUpperCase());
  await staff.getByRole("button", { name: "Show" }).click();
  await staff.getByRole("link", { name: delivered, exact: true }).click();
  await expect(staff.getByRole("heading", { name: "Change a text" })).toBeVisible();
  const address = staff.url();
  const word = randomUUID().slice(0, 8);
  await staff.getByLabel("English").fill(`Kept here ${word}`);
  await staff.getByLabel("Spanish").fill("Guardado en {brand}");
  await staff.getByRole("button", { name: "Save" }).click();
  await expect(staff.locator("#es-error")).toContainText("leave out the braces");
  await expect(staff.getByLabel("English")).toHaveValue(`Kept here ${word}`);
  await expectAccessible(staff);
  await staff.getByLabel("Spanish").fill(`Guardado aquí ${word}`);
  await staff.getByRole("button", { name: "Save" }).click();
  await expect(staff.getByText(/^Spanish, /)).toBeVisible();

  const heads = (path: string, name: string) =>
    openUntil(page, path, async () => {
      await ready(page, javaScriptEnabled);
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeVisible({ timeout: 1_000 });
    });
  await heads("/privacy", `Kept here ${word}`);
  await heads("/privacy?lang=es", `Guardado aquí ${word}`);

  await staff.goto(address);
  await ready(staff, javaScriptEnabled);
  const before = await staff.getByText("The delivered words again").count();
  await staff.getByLabel("English").fill("");
  await staff.getByLabel("Spanish").fill("");
  await staff.getByRole("button", { name: "Save" }).click();
  // One in each language: what another try of this test saved is in the history, too.
  await expect(staff.getByText("The delivered words again")).toHaveCount(before + 2);
  await heads("/privacy?lang=en", delivered);
  await context.close();
});

test("what is typed or emptied before the script has come stays so @once @script", async ({
  page,
}) => {
  await signIn(page, admin, "/admin/texts/privacy/lead");

  const come = await holdBack(page, /\.js$/);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("English").fill("Typed early.");
  await expect(page.getByLabel("Spanish")).not.toHaveValue("");
  await page.getByLabel("Spanish").fill("");
  come();
  await ready(page, true);
  await expect(page.getByLabel("English")).toHaveValue("Typed early.");
  await expect(page.getByLabel("Spanish")).toHaveValue("");
});
