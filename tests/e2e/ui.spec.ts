import { formOf, forms, messages, openLive, refuse } from "./gallery";
import { expect, expectAccessible, test } from "./support";

test("A-46 A-47 A-52 the password field starts empty and its meter follows", async ({ page }) => {
  await openLive(page, forms);
  const form = formOf(page, "Returning");
  const password = form.getByLabel("Password", { exact: true });
  const bar = form.locator(".strength-bar");
  await expect(password).toHaveValue("");
  await expect(form.locator(".strength")).toContainText("Very weak");
  await expect(bar.locator("[data-tone]")).toHaveCount(0);
  await expect(form.locator(".guidance > div").first()).toContainText("At least 8 characters");
  await expect(form.locator(".guidance > div").first()).toContainText("Letters and numbers");
  await expect(form.locator(".guidance > div").last()).toContainText("(optional)");
  await password.fill("Zx9!vb_tG8w");
  await expect(form.locator(".strength")).toContainText("Very strong");
  await expect(bar.locator("[data-tone=high]")).toHaveCount(5);
  await form.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill("abc");
  await expect(bar.locator("[data-tone=low]")).toHaveCount(1);
});

test("A-63 a toast is a status message that stays until it is dismissed", async ({ page }) => {
  await openLive(page, messages);
  const status = page.getByRole("status").filter({ hasText: "Your data was saved." });
  await expect(status).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward("10:00");
  await expect(status).toBeVisible();
  await status.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Your data was saved.")).toBeHidden();
});

test("a dialog is modal, closes with Escape and gives focus back", async ({ page }) => {
  await openLive(page, messages);
  const open = page.getByRole("button", { name: "Open the dialog" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("a drop zone lights up while a file is over it and takes one file", async ({ page }) => {
  await openLive(page, "/dev/ui");
  const zone = page.locator(".file-drop").first();
  const input = page.getByLabel("Photo").first();
  const dragged = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["a"], "a.png"));
    transfer.items.add(new File(["b"], "b.png"));
    return transfer;
  });
  await input.dispatchEvent("dragenter", { dataTransfer: dragged });
  await expect(zone).toHaveAttribute("data-dragging");
  await input.dispatchEvent("drop", { dataTransfer: dragged });
  await expect(zone).not.toHaveAttribute("data-dragging");
  await expect(page.getByText("One at a time please!")).toBeVisible();
  await input.setInputFiles({ name: "band.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(page.getByText("Chosen: band.png, 1 B")).toBeVisible();
  await expect(page.getByText("One at a time please!")).toBeHidden();
});

test("A-77 a pager shows the current page with its neighbors, the first and the last", async ({
  page,
}) => {
  await openLive(page, "/dev/ui?part=data&page=5");
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager.getByRole("listitem")).toHaveText(["1", "…", "4", "5", "6", "…", "12"]);
  await expect(pager.locator('[aria-current="page"]')).toHaveText("5");
  await pager.getByRole("link", { name: "Page 12" }).click();
  await expect(pager.getByRole("listitem")).toHaveText(["1", "…", "11", "12"]);
});

test("A-30 headings are balanced by the style sheet", async ({ page }) => {
  await openLive(page, "/dev/ui");
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).textWrap)).toBe("balance");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A-20 A-57 a refused form comes back with its values, summary and errors", async ({
    page,
  }) => {
    await page.goto(forms);
    const form = formOf(page, "Returning");
    await expect(form.getByRole("button", { name: "Show password" })).toHaveCount(0);
    await form.getByLabel("Email").fill("typed@example.org");
    await form.getByLabel("Password", { exact: true }).fill("booster-club-1");
    await form.getByLabel("Comment").fill("typed");
    await form.getByLabel("Month").selectOption("6");
    await form.getByLabel("Gold").check();
    await form.getByLabel("Ticked at first").uncheck();
    await form.getByRole("button", { name: "Send" }).click();
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByLabel("Email")).toHaveValue("typed@example.org");
    await expect(form.getByLabel("Comment")).toHaveValue("typed");
    await expect(form.getByLabel("Month")).toHaveValue("6");
    await expect(form.getByLabel("Gold")).toBeChecked();
    await expect(form.getByLabel("Ticked at first")).not.toBeChecked();
    await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");
    await expect(form.locator("#returning-color-error")).toContainText("Choose another color.");
    await summary.getByRole("link", { name: "Choose another color." }).click();
    await expect(summary).toBeVisible();

    await form.getByLabel("Green").check();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByTestId("received")).toContainText("typed@example.org");
  });

  test("A-63 a toast that the server wrote is dismissed without a request", async ({ page }) => {
    await page.goto(messages);
    const toast = page.getByText("Your data was saved.");
    await expect(toast).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toBeHidden();
    expect(requests).toEqual([]);
  });

  test("A-20 a dialog is open in the page and its buttons close it", async ({ page }) => {
    await page.goto(`${messages}&dialog=1`);
    const dialog = page.getByRole("dialog", { name: "Are you sure?" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  });

  test("A-20 the phone's menu opens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/dev/ui");
    await page.getByText("Menu", { exact: true }).click();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("axe finds nothing in a refused form", async ({ page }) => {
      await refuse(page);
      await expectAccessible(page);
    });
  });
}

test("nothing moves when motion is to be reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(messages);
  const spinner = page.locator(".spinner").first();
  expect(
    await spinner.evaluate((element) => getComputedStyle(element).animationIterationCount),
  ).toBe("1");
});
