import { password, startApplication } from "./people";
import { expect, expectAccessible, forgetEverybody, type Page, ready, test } from "./support";

/** Signs in somebody new, who belongs to a new organization. */
const join = async (page: Page): Promise<string> => (await startApplication(page)).email;

/** Makes bylaws of a chapter; returns their address. */
async function make(page: Page, name: string, isScript: boolean): Promise<string> {
  await page.goto("/bylaws-generator/chapter");
  await ready(page, isScript);
  await page.getByLabel("Full legal name of the chapter").fill(name);
  await page.getByLabel("Fiscal year ends on the last day of").selectOption("6");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\/bylaws-generator\/chapter\/[\w-]{22,}$/);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return page.url();
}

test("E-05 E-09 E-10 a visitor's bylaws are kept by their link after signing in", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const isScript = javaScriptEnabled !== false;
  const email = await join(page);
  await forgetEverybody(page);

  const at = await make(page, "Theta Chapter", isScript);
  await expect(page.getByText(/These bylaws are kept until \w+ \d+, \d{4} unless/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in and keep them" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${at}/keep`);
  await ready(page, isScript);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep these bylaws with New organization" }).click();

  await expect(page).toHaveURL(at);
  await expect(
    page.getByText("These bylaws are with the papers of New organization."),
  ).toBeVisible();
  await expect(page.getByText("are kept until")).toHaveCount(0);
  await page.getByRole("link", { name: "See all its bylaws" }).click();
  await expect(page.getByRole("heading", { name: "Bylaws", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Theta Chapter", exact: true }).click();
  await expect(page).toHaveURL(at);

  // Somebody else with the link can read and change them, and cannot have them.
  await forgetEverybody(page);
  await join(page);
  await page.goto(at);
  await expect(page.getByText("with the papers of an organization")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Keep these bylaws/ })).toHaveCount(0);
  await page.goto("/app/bylaws");
  await expect(page.getByText("No bylaws yet")).toBeVisible();
  await expectAccessible(page);
});

test("E-05 E-31 a member keeps a visitor's bylaws, and finds new ones filled in", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const isScript = javaScriptEnabled !== false;
  const at = await make(page, "Iota Chapter", isScript);
  await join(page);
  await page.goto(at);
  await ready(page, isScript);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep these bylaws with New organization" }).click();
  await expect(page.getByText("Kept. These bylaws are with")).toBeVisible();
  await expect(
    page.getByText("These bylaws are with the papers of New organization."),
  ).toBeVisible();

  await page.goto("/app");
  await page.getByRole("link", { name: "Iota Chapter", exact: true }).click();
  await expect(page).toHaveURL(at);
  await page.getByRole("link", { name: "See all its bylaws" }).click();
  await page.getByRole("link", { name: "Make new bylaws" }).click();
  await expect(page.getByText("For New organization")).toBeVisible();
  await expect(page.getByLabel("Purpose of the organization")).toHaveValue(/^To support/);
  await expectAccessible(page);
});
