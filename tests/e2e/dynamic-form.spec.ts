import { expect, expectAccessible, type Page, ready, test } from "./support";

const form = (name: string) => `/dev/ui/form?form=${name}`;

/** What the server took, as the page tells it. */
async function received(page: Page): Promise<Record<string, string>> {
  return JSON.parse((await page.getByTestId("received").textContent()) ?? "{}");
}

async function open(page: Page, name: string, javaScriptEnabled: boolean | undefined) {
  await page.goto(form(name));
  await ready(page, javaScriptEnabled);
}

test("B-01 B-02 B-13 B-19 every type and attribute can be met, and the page is accessible", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "full", javaScriptEnabled);
  await expect(page.getByRole("heading", { name: "Everything" })).toBeVisible();
  await expect(page.getByText("This is the configured alert.")).toBeVisible();
  await expect(page.getByText("Fields marked with an asterisk are required.")).toBeVisible();
  await expect(page.getByLabel("Sealed")).toBeDisabled();
  const heights = await Promise.all(
    ["Ten lines", "Text area"].map(async (label) => {
      const box = await page.getByLabel(label).boundingBox();
      return box?.height ?? 0;
    }),
  );
  expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? 0));
  await expectAccessible(page);
});

test("B-06 B-08 B-10 B-18 B-21 B-22 B-23 B-24 B-25 B-26 B-27 B-28 B-32 all values are sent and a redirect is followed", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "full", javaScriptEnabled);
  await page.getByLabel("Line of text").fill("<b>Ann</b> & Söhne");
  await page.getByLabel("Text area").fill("one\ntwo");
  await page.getByLabel("Date", { exact: true }).fill("2027-05-03");
  await page.getByLabel("Checkbox").check();
  await page.getByRole("radio", { name: "Gold" }).check();
  await page.getByLabel("State", { exact: true }).selectOption({ label: "District of Columbia" });
  await page.getByLabel("Greek organization").selectOption("Sigma Chi");
  await page.getByLabel("Select", { exact: true }).selectOption({ label: "Green" });
  await page.getByLabel("Dues").fill("$1,200");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/received=/);
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  const taken = await received(page);
  expect(taken).toMatchObject({
    line: "<b>Ann</b> & Söhne",
    area: "one\ntwo",
    day: "2027-05-03",
    box: "1",
    color: "y",
    state: "DC",
    greek: "Sigma Chi",
    pick: "g",
    unseen: "from the definition",
    ein: "12-3456789",
    amount: "1200.00",
    has_bank: "0",
    file_uploads: "",
  });
  for (const shown of ["rule", "warning", "way", "bare", "sealed", "bank"]) {
    expect(taken).not.toHaveProperty(shown);
  }
});

test("B-11 A-57 a refusal shows the toast, keeps what was typed and blocks until it is mended", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "short", javaScriptEnabled);
  await page.getByLabel("Email").fill("nobody@");
  await page.getByLabel("Comment").fill("keep me");
  await page.getByRole("button", { name: "Save" }).click();
  const toast = page.getByRole("dialog");
  await expect(toast).toContainText("Uh oh!");
  await expect(toast).toContainText("That didn't work.");
  await expect(page.getByLabel("Comment")).toHaveValue("keep me");
  await expect(page).toHaveTitle(/^Error:/);
  if (javaScriptEnabled !== false) {
    await expect(page.getByRole("button", { name: "Save" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  }
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
  await expectAccessible(page);
  await page.getByLabel("Email").fill("somebody@example.org");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  expect(await received(page)).toMatchObject({ email: "somebody@example.org", comment: "keep me" });
});

test("B-11 @script a fault shows the toast and takes nothing away", async ({
  page,
  complaints,
}) => {
  await page.goto(form("failing"));
  await ready(page, true);
  await page.getByLabel("Comment").fill("keep me");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toContainText("That didn't work.");
  await expect(page.getByLabel("Comment")).toHaveValue("keep me");
  await expect(page.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
  // The browser says that the server failed, which is what was asked for.
  complaints.length = 0;
});

test("B-14 B-15 @script conditional fields come and go while typing, also in a chain", async ({
  page,
}) => {
  await page.goto(form("full"));
  await ready(page, true);
  const bank = page.locator("[name=bank]");
  const two = page.getByLabel("Two people sign");
  const second = page.getByLabel("Second signer");
  await expect(bank).toBeHidden();
  await page.getByLabel("We have a bank account").check();
  await expect(bank).toBeVisible();
  await expect(two).toBeHidden();
  await bank.fill("First National");
  await expect(two).toBeVisible();
  await expect(page.getByText("at First National")).toBeVisible();
  await two.check();
  await second.fill("Bea");
  await page.getByLabel("Officers").selectOption({ label: "Three" });
  await expect(page.getByText("chosen: Three")).toBeVisible();
  await page.getByLabel("We have a bank account").uncheck();
  for (const field of [bank, two, second]) await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByTestId("received")).toBeVisible();
  expect(Object.keys(await received(page))).not.toContain("second");
  // What was typed is still there for those who change their mind.
  await page.getByLabel("We have a bank account").check();
  await expect(page.getByText("Answer this only if")).toHaveCount(0);
});

test("B-14 without script conditional fields say their condition and can be filled", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto(form("full"));
  await expect(
    page.getByText("Answer this only if you ticked “We have a bank account”."),
  ).toBeVisible();
  await page.getByLabel("Bank", { exact: true }).fill("First National");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await received(page)).not.toHaveProperty("bank");
  await page.getByLabel("We have a bank account").check();
  await page.getByLabel("Bank", { exact: true }).fill("First National");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await received(page)).toMatchObject({ has_bank: "1", bank: "First National" });
});

test("B-04 B-05 a locked form cannot be edited or sent; Cancel is only where it is configured", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "locked", javaScriptEnabled);
  await expect(page.getByLabel("Email")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Locked" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Cancel" })).toHaveCount(0);
  await open(page, "full", javaScriptEnabled);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/dev/ui");
});

test("B-08 after success a form shows its notification and is cleared, or starts again", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "clearing", javaScriptEnabled);
  await page.getByLabel("Email").fill("me@example.org");
  await page.getByLabel("We agree").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("We wrote that down.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByLabel("We agree")).not.toBeChecked();
  await open(page, "short", javaScriptEnabled);
  await page.getByLabel("Email").fill("me@example.org");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByTestId("received")).toContainText("me@example.org");
  await expect(page.getByLabel("Email")).toHaveValue("you@example.org");
});

test("B-21 B-24 B-25 B-28 the form is filled and sent by keyboard alone", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "short", javaScriptEnabled);
  await page.getByLabel("Email").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("keys@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.type("typed");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("received")).toBeVisible();
  expect(await received(page)).toEqual({
    email: "keys@example.org",
    comment: "typed",
    agrees: "1",
  });
});

test("B-20 B-35 F-38 @script a dropbox uploads to its action and sends along what is ticked", async ({
  page,
}) => {
  await page.goto(form("full"));
  await ready(page, true);
  await page.getByLabel("Create new account if no id is present.").check();
  await page.route("**/app/files", (route) =>
    route.fulfill({ json: { files: [{ id: 12, file_name: "a.pdf", size: 4 }] } }),
  );
  const sent = page.waitForRequest("**/app/files");
  await page
    .getByLabel("Papers of anybody", { exact: true })
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  const request = await sent;
  expect(request.headers()).toMatchObject({ "x-requested-with": "XMLHttpRequest" });
  expect(request.headers()["x-csrf-token"]).toBeTruthy();
  const body = request.postData() ?? "";
  expect(body).toMatch(
    /name="create_new_accounts"\s+1\s[\s\S]+name="uploads\[\]"; filename="a.pdf"/,
  );
  await expect(page.getByRole("button", { name: "Remove a.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByTestId("received")).toBeVisible();
  expect(JSON.parse((await received(page)).new_papers ?? "")).toEqual([
    { id: "12", file_name: "a.pdf" },
  ]);
});
