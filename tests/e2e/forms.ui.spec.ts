import { countPosts, formOf, forms, holdAnswers, openLive, refuse } from "./gallery";
import { expect, holdBack, makeSlow, test } from "./support";

test("A-53 a form that is sent is busy and loading until the answer comes", async ({ page }) => {
  await openLive(page, forms);
  const answer = await holdAnswers(page);
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
  const answer = await holdAnswers(page);
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

test("A-56 A-60 a phone too slow to draw the sending sends again once the field is right", async ({
  page,
}) => {
  const slow = await makeSlow(page);
  await openLive(page, forms);
  await slow();
  const form = formOf(page, "Returning");
  const send = form.getByRole("button", { name: "Send" });
  await form.getByLabel("Password", { exact: true }).fill("booster-club-1");
  await form.getByLabel("Confirm password").fill("booster-club-2");
  await form.getByLabel("Gold").check();
  await send.click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  await form.getByLabel("Green").check();
  await form.getByLabel("Password", { exact: true }).fill("booster-club-2");
  // At once: nothing may say that it is still blocked.
  await send.press("Enter");
  await expect(page.getByTestId("received")).toBeVisible();
});

test("A-56 A-60 a refused form is sent again though the page is still read again", async ({
  page,
}) => {
  const posts = countPosts(page);
  const release = await holdBack(page, /dev\/ui\.data/, "GET");
  const { form, send } = await refuse(page);
  await form.getByLabel("Green").check();
  await form.getByLabel("Password", { exact: true }).fill("booster-club-2");
  await send.click();
  await expect.poll(posts).toBe(2);
  release();
  await expect(page.getByTestId("received")).toBeVisible();
});

test("A-54 what is typed once the answer shows stays, also on a slow phone", async ({ page }) => {
  const slow = await makeSlow(page);
  await openLive(page, forms);
  await slow();
  const form = formOf(page, "Returning");
  await form.getByLabel("Comment").fill("Sent");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByTestId("received")).toBeVisible();
  await form.getByLabel("Comment").fill("The next one");
  // Longer than what React puts off takes on such a phone.
  await page.waitForTimeout(2_000);
  await expect(form.getByLabel("Comment")).toHaveValue("The next one");
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

test("A-56 a fault without field errors leaves the form usable at once", async ({
  page,
  complaints,
}) => {
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
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining("status of 500"),
    expect.stringContaining("ERR_FAILED"),
  ]);
});

test("A-29 what is in the fields is what is sent, whatever script was told", async ({ page }) => {
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
