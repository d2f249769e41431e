import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const forms = "/dev/ui?part=forms";
const messages = "/dev/ui?part=messages";

/** The gallery as a live page: handlers are attached once React has taken it over. */
async function openLive(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
}

const formOf = (page: Page, name: string) => page.getByRole("form", { name });

/** Sends the first form with two passwords that differ, which the server refuses. */
async function refuse(page: Page) {
  await openLive(page, forms);
  const form = formOf(page, "Returning");
  await form.getByLabel("Password", { exact: true }).fill("booster-club-1");
  await form.getByLabel("Confirm password").fill("booster-club-2");
  await form.getByLabel("Gold").check();
  await form.getByRole("button", { name: "Send" }).click();
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeVisible();
  return { form, summary, send: form.getByRole("button", { name: "Send" }) };
}

/** Counts what the page sends to its action. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") count += 1;
  });
  return () => count;
}

test("A-53 a form that is sent is busy and loading until the answer comes", async ({ page }) => {
  await openLive(page, forms);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/dev\/ui\.data/, async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  const form = formOf(page, "Returning");
  const send = form.getByRole("button", { name: "Send" });
  await expect(form).toHaveAttribute("data-state", "idle");
  await send.click();
  await expect(form).toHaveAttribute("data-state", "submitting");
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expect(send).toHaveAttribute("aria-busy", "true");
  await expect(form.getByRole("status").filter({ hasText: "Sending" })).toHaveText("Sending…");
  answer();
  await expect(page.getByTestId("received")).toBeVisible();
  await expect(form).toHaveAttribute("data-state", "idle");
  await expect(send).not.toHaveAttribute("aria-busy");
});

test("A-53 a second click on its way sends nothing", async ({ page }) => {
  await openLive(page, forms);
  const posts = countPosts(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/dev\/ui\.data/, async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  const form = formOf(page, "Returning");
  const send = form.getByRole("button", { name: "Send" });
  await send.dblclick();
  await expect(form).toHaveAttribute("data-state", "submitting");
  await send.focus();
  await page.keyboard.press("Enter");
  answer();
  await expect(page.getByTestId("received")).toBeVisible();
  expect(posts()).toBe(1);
});

test("A-54 a form returns to its initial values after success", async ({ page }) => {
  await openLive(page, forms);
  const form = formOf(page, "Returning");
  await form.getByLabel("Email").fill("someone@example.org");
  await form.getByLabel("Comment").fill("Hello");
  await form.getByLabel("Month").selectOption("6");
  await form.getByLabel("Ticked at first").uncheck();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByTestId("received")).toContainText("someone@example.org");
  await expect(form.getByLabel("Email")).toHaveValue("you@example.org");
  await expect(form.getByLabel("Comment")).toHaveValue("");
  await expect(form.getByLabel("Month")).toHaveValue("");
  await expect(form.getByLabel("Ticked at first")).toBeChecked();
});

test("A-55 a clearing form is emptied, names with an underscore excepted", async ({ page }) => {
  await openLive(page, forms);
  const form = formOf(page, "Clearing");
  await form.getByLabel("Kept").fill("still here");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByLabel("Email")).toHaveValue("");
  await expect(form.getByLabel("Ticked at first")).not.toBeChecked();
  await expect(form.getByLabel("Kept")).toHaveValue("still here");
});

test("A-56 A-60 while a field is wrong Submit sends nothing and leads to the summary", async ({
  page,
}) => {
  const { form, summary, send } = await refuse(page);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).not.toHaveAttribute("disabled");
  const posts = countPosts(page);
  await send.focus();
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(summary).toBeFocused();
  await form.getByLabel("Email").press("Enter");
  await expect(summary).toBeFocused();
  expect(posts()).toBe(0);

  await form.getByLabel("Green").check();
  await form.getByLabel("Password", { exact: true }).fill("booster-club-2");
  await expect(summary).toBeHidden();
  await expect(send).not.toHaveAttribute("aria-disabled");
  await send.click();
  await expect(page.getByTestId("received")).toBeVisible();
});

test("A-58 A-59 editing a field clears its error and its confirmation's, no others", async ({
  page,
}) => {
  const { form } = await refuse(page);
  const wrong = (label: string) => form.getByLabel(label, { exact: true });
  const about = form.getByText("Choose another color.");
  await expect(wrong("Password")).toHaveAttribute("aria-invalid", "true");
  await expect(wrong("Confirm password")).toHaveAttribute("aria-invalid", "true");
  await wrong("Confirm password").press("End");
  await wrong("Confirm password").pressSequentially("x");
  await expect(wrong("Confirm password")).not.toHaveAttribute("aria-invalid");
  await expect(wrong("Password")).toHaveAttribute("aria-invalid", "true");
  await expect(about).toHaveCount(2);

  const again = await refuse(page);
  await again.form.getByLabel("Password", { exact: true }).fill("other");
  await expect(wrong("Password")).not.toHaveAttribute("aria-invalid");
  await expect(wrong("Confirm password")).not.toHaveAttribute("aria-invalid");
  await expect(about).toHaveCount(2);
});

test("errors survive the summary's links, which lead to the fields", async ({ page }) => {
  const { form, summary } = await refuse(page);
  const link = summary.getByRole("link", { name: "Choose another color." });
  await expect(link).toHaveAttribute("href", "#returning-color");
  await link.click();
  await expect(form.getByLabel("Green")).toBeFocused();
  await expect(summary).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("A-56 a fault without field errors leaves the form usable at once", async ({ page }) => {
  await openLive(page, forms);
  const form = formOf(page, "Failing");
  const send = form.getByRole("button", { name: "Send" });
  await form.getByLabel("Comment").fill("do not lose this");
  await send.click();
  const notice = form.locator(".notice-urgent");
  await expect(notice).toBeVisible();
  await expect(form.getByLabel("Comment")).toHaveValue("do not lose this");
  await expect(send).not.toHaveAttribute("aria-disabled");

  await page.route(/dev\/ui\.data/, (route) => route.abort());
  await send.click();
  await expect(notice).toContainText("That didn't work.");
  await expect(form.getByLabel("Comment")).toHaveValue("do not lose this");
  await expect(send).not.toHaveAttribute("aria-disabled");
});

test("A-29 what stands in the fields is what is sent, whatever script was told", async ({
  page,
}) => {
  await openLive(page, forms);
  const form = formOf(page, "Returning");
  // As a browser's autofill may do: values change and no event says so.
  await form.evaluate((element: HTMLFormElement) => {
    const set = (name: string, value: string) => {
      (element.elements.namedItem(name) as HTMLInputElement).value = value;
    };
    set("email", "autofilled@example.org");
    set("comment", "filled in silence");
    set("month", "12");
    (element.elements.namedItem("is_ticked") as HTMLInputElement).checked = false;
    (element.elements.namedItem("color") as RadioNodeList).value = "green";
  });
  await form.getByRole("button", { name: "Send" }).click();
  const received = JSON.parse((await page.getByTestId("received").textContent()) ?? "");
  expect(received).toMatchObject({
    email: "autofilled@example.org",
    comment: "filled in silence",
    month: "12",
    color: "green",
  });
  expect(received).not.toHaveProperty("is_ticked");
});

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

  test("A-20 a dialog stands open in the page and its buttons close it", async ({ page }) => {
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

    for (const part of ["fields", "forms", "messages", "messages&dialog=1", "data"]) {
      test(`axe finds nothing in ${part}`, async ({ page }) => {
        await openLive(page, `/dev/ui?part=${part}`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    test("axe finds nothing in a refused form", async ({ page }) => {
      await refuse(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  });
}

test("nothing scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const part of ["fields", "forms", "messages", "data"]) {
    await page.goto(`/dev/ui?part=${part}`);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider, part).toBe(false);
  }
});

test("nothing moves when motion is to be reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(messages);
  const spinner = page.locator(".spinner").first();
  expect(
    await spinner.evaluate((element) => getComputedStyle(element).animationIterationCount),
  ).toBe("1");
});
