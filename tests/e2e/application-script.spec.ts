import { password } from "./people";
import { expect, expectAccessible, holdBack, makeSlow, type Page, ready, test } from "./support";
import { answers, fill, fillPage, start } from "./wizard";

test.describe.configure({ mode: "default" });

const once = { tag: ["@script", "@once"] };
const draft = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/application/draft/"));

test(
  "what is typed is kept as a draft, shown after a refresh, and can be thrown away",
  once,
  async ({ page }) => {
    await start(page, true);
    await expect(page.getByText("Not saved yet")).toBeVisible();
    const kept = draft(page);
    await page.getByLabel("Legal name").fill("Half a na");
    expect((await kept).status()).toBe(200);
    await expect(page.getByText("Draft kept just now")).toBeVisible();
    await page.reload();
    await ready(page, true);
    await expect(page.getByLabel("Legal name")).toHaveValue("Half a na");
    await expect(page.getByText("We kept what you typed")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Throw the draft away" }).click();
    await expect(page.getByText("We kept what you typed")).toHaveCount(0);
    await expect(page.getByLabel("Legal name")).toHaveValue("");
  },
);

test("what is typed before script has come is kept as a draft too", once, async ({ page }) => {
  await start(page, true);
  const release = await holdBack(page, /\.js$/);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Legal name").fill("Typed early");
  const kept = draft(page);
  release();
  expect((await kept).request().postData()).toContain("legal_name=Typed+early");
  await ready(page, true);
  await expect(page.getByText("Draft kept just now")).toBeVisible();
});

test("leaving the page a moment after typing loses nothing", once, async ({ page }) => {
  await start(page, true);
  await fillPage(page, 1);
  await ready(page, true);
  const kept = draft(page);
  await page.getByLabel("We belong to a central organization").check();
  await page.getByRole("link", { name: "Previous" }).click();
  await kept;
  await expect(page).toHaveURL(/page=1$/);
  await page.goto(page.url().replace("page=1", "page=2"));
  const box = page.getByLabel("We belong to a central organization");
  await expect(box).toBeChecked();
  await ready(page, true);
  const unticked = draft(page);
  await box.uncheck();
  expect((await unticked).status()).toBe(200);
  await page.reload();
  await expect(box).not.toBeChecked();
});

test(
  "what was put right after a refusal stays so when its draft is kept",
  once,
  async ({ page }) => {
    await start(page, true);
    await fill(page, { ...answers[0], has_501c: "1" });
    await page.getByRole("button", { name: "Next" }).click();
    const wrong = page.getByRole("dialog", { name: "Did you start the wrong application?" });
    await expect(wrong).toBeVisible();
    await ready(page, true);
    await page.keyboard.press("Escape");
    const kept = draft(page);
    await page.getByLabel("We have a letter from the IRS").uncheck();
    expect((await kept).status()).toBe(200);
    await expect(page.getByText("Draft kept just now")).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2$/);
  },
);

test(
  "a phone too slow to draw the sending keeps no draft of what it has sent",
  once,
  async ({ page }) => {
    const slow = await makeSlow(page);
    await start(page, true);
    await fill(page, answers[0] ?? {});
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await slow();
    await page.getByLabel("Legal name").press("End");
    await page.getByLabel("Legal name").pressSequentially("s");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await ready(page, true);
    // Longer than a draft waits after the last key.
    await page.waitForTimeout(2_000);
    expect(posts.at(-1)).toMatch(/^\/application\/create\//);
  },
);

test("the time of saving goes on by itself, quietly", once, async ({ page }) => {
  await start(page, true);
  await fillPage(page, 1);
  await ready(page, true);
  await expect(page.getByText("Saved just now")).toBeVisible();
  const time = await page.locator("time.saved-note").getAttribute("datetime");
  await page.clock.install({ time: Date.parse(time ?? "") + 130_000 });
  await page.reload();
  await expect(page.getByText("Saved 2 minutes ago")).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText("Saved 3 minutes ago")).toBeVisible();
});

test("B-68 a delete that fails says so and leaves everything as it was", once, async ({ page }) => {
  const { token } = await start(page, true);
  await page.getByLabel("Legal name").fill("Still here");
  await page.getByLabel("We have a letter from the IRS").check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.route("/application/delete", (route) => route.fulfill({ status: 409, body: "{}" }));
  await page.getByRole("button", { name: "Delete" }).click();
  const toasts = page
    .getByRole("dialog", { name: "Uh oh!" })
    .filter({ hasText: "That didn't work." });
  await expect(toasts).toHaveCount(2);
  await expect(page.getByLabel("Legal name")).toHaveValue("Still here");
  await expect(page.getByRole("button", { name: "See what you can do" })).toBeVisible();
  await expectAccessible(page);
  const answer = await page.request.get(`/application/create/${token}?page=1`);
  expect(answer.status()).toBe(200);

  // To dismiss a message sends nothing: what was just typed is kept all the same.
  const kept = draft(page);
  await page.getByLabel("Legal name").fill("Still here too");
  for (const toast of [toasts.last(), toasts.first()]) {
    await toast.getByRole("button", { name: "Dismiss" }).click();
  }
  expect((await kept).status()).toBe(200);
});

test(
  "B-57 a completed application is told to analytics, without personal data",
  once,
  async ({ page, complaints }) => {
    await start(page, true);
    for (const number of [1, 2, 3, 4, 5]) {
      await fillPage(page, number);
      await ready(page, true);
    }
    await fill(page, answers[5] ?? {});
    // As a configured container does: the mark in the page that the port asks for.
    await page.evaluate(() => {
      const mark = document.createElement("meta");
      mark.name = "analytics";
      document.head.append(mark);
      // The payments screen is another document, which nobody who counts visits may follow into.
      const push = (event: unknown) => sessionStorage.setItem("pushed", JSON.stringify(event));
      Object.assign(window, { dataLayer: { push } });
    });
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL("/app/payments");
    const pushed = await page.evaluate(() => sessionStorage.getItem("pushed") ?? "");
    expect(JSON.parse(pushed)).toEqual({ event: "application completed" });
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    complaints.length = 0;
  },
);

test("a session that ends while typing takes nothing away", once, async ({ page, context }) => {
  const { email } = await start(page, true);
  await fill(page, answers[0] ?? {});
  await context.clearCookies();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
  await expect(page.getByLabel("Legal name")).toHaveValue(answers[0]?.legal_name ?? "");
  await dismissToast(page);
  const other = context.waitForEvent("page");
  await page.getByRole("link", { name: "Sign in in a new tab" }).click();
  const login = await other;
  await login.getByLabel("E-mail address").fill(email);
  await login.locator("input[name=password]").fill(password);
  await login.getByRole("button", { name: "Sign in", exact: true }).click();
  await login.waitForURL(/application\/create/);
  await login.close();
  await expect(async () => {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2$/, { timeout: 3_000 });
  }).toPass();
});

const dismissToast = (page: Page) => page.getByRole("button", { name: "Dismiss" }).click();
