import { expect, expectAccessible, ready, test } from "./support";

test("a stranger types an EIN and goes on to the bylaws", { tag: "@script" }, async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const field = page.getByRole("searchbox", { name: "Your club's EIN or name" });
  // The ninth digit asks; nothing has to be pressed.
  await field.pressSequentially("55-5555555");
  const answer = page.getByRole("status").filter({ hasText: "EIN 55-5555555" });
  await expect(answer.getByRole("heading", { name: "Not in what we have loaded" })).toBeVisible();
  await expect(page.getByText("An example")).toBeHidden();
  await expectAccessible(page);
  await answer.getByRole("link", { name: "Make your bylaws, free" }).click();
  await page.waitForURL("/bylaws-generator");
});

test("the answer comes into view on a phone", { tag: "@script" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await ready(page);
  await page.getByRole("searchbox").fill("qqqqxxzz");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing was found" })).toBeInViewport();
});

test("an answer that does not come is asked for by the page itself", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await page.route(/search=club/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 429 }),
  );
  await page.getByRole("searchbox").fill("55-5555555");
  await page.waitForURL("/listings/55-5555555");
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();
});

test("without script the form leads to the answer", { tag: "@plain" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("55-5555555");
  await page.getByRole("button", { name: "Look it up" }).click();
  await page.waitForURL("/listings/55-5555555");
});
