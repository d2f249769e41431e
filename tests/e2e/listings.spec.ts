import { expect, expectAccessible, ready, test } from "./support";

test("G-36 G-43 a visitor looks up a chapter and opens its listing", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/verify-501c3");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("delta tau delta gamma");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/keyword=delta/);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  const row = page.getByRole("link", { name: /^DELTA TAU DELTA/ }).first();
  // Not on the name: its link lies over the whole row.
  const last = page.getByRole("row").filter({ has: row }).getByRole("cell").last();
  await last.click({ force: true });
  await expect(page).toHaveURL(/\/listings\/\d{9}$/);
  await page.goBack();
  await ready(page, javaScriptEnabled);
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/listings\/\d{9}$/);
  await expect(page.getByText(/Covered by the group ruling, GEN 0124/)).toBeVisible();
  await expect(page.getByText("As of April 13, 2026")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});

test("G-37 typing searches once, after a pause @script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/listings") asked.push(search);
  });
  await page.goto("/verify-501c3");
  await ready(page, true);
  await page.getByRole("searchbox").pressSequentially("chi omega", { delay: 20 });
  await expect(page).toHaveURL("/verify-501c3?keyword=chi+omega");
  await expect(page.getByRole("link", { name: /^CHI OMEGA/ }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /organizations? found/ })).toBeVisible();
  expect(asked).toEqual(["?search=verify-501c3&keyword=chi+omega&page=1"]);
  const next = page.getByRole("link", { name: "Next" });
  await expect(next).toHaveAttribute("href", /keyword=chi\+omega/);
  await next.click();
  await expect(page).toHaveURL("/verify-501c3?keyword=chi+omega&page=2");
  await ready(page, true);
  await expect(page.getByRole("searchbox")).toHaveValue("chi omega");
  await page.getByRole("searchbox").fill("chi omgea fraterntiy");
  await expect(
    page.getByText("we looked for OMEGA instead of OMGEA, FRATERNITY instead of FRATERNTIY."),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("chi omega");
  await expect(page.getByText("instead of OMGEA")).toBeHidden();
  await page.getByLabel("State").selectOption("TX");
  await expect(page).toHaveURL("/verify-501c3?keyword=chi+omega&state=TX");
});
