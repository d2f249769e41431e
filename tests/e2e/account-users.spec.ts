import { randomUUID } from "node:crypto";
import { mailedLink } from "./mailbox";
import { startApplication } from "./people";
import { expect, expectAccessible, forgetEverybody, type Page, ready, test } from "./support";

const newAddress = () => `${randomUUID()}@people.example`;
const password = "marching-band-2026";
const users = "/app/account/users";

/** Every test has an account of its own: somebody who starts an application is its primary user. */
async function startAccount(page: Page): Promise<string> {
  const { email } = await startApplication(page, 1002);
  await page.goto(users);
  return email;
}

const list = (page: Page) => page.getByRole("list").filter({ has: page.locator(".people-item") });
const item = (page: Page, text: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** Adds somebody who can sign in at once. */
async function addPerson(page: Page, firstName: string): Promise<string> {
  const email = newAddress();
  await page.getByRole("button", { name: "New user" }).click();
  await expect(page).toHaveURL(/user=new/);
  await field(page, "email").fill(email);
  await field(page, "first_name").fill(firstName);
  await field(page, "password").fill(password);
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  await expect(page).toHaveURL(/user=\d+$/);
  return email;
}

test("B-76 B-77 B-78 B-79 the list at the left, a new or a chosen user at the right", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const own = await startAccount(page);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(item(page, own)).toContainText("Primary user");
  await expect(page.getByRole("heading", { name: "New user" })).toBeVisible();
  for (const name of ["first_name", "last_name", "password", "phone", "sms_phone"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  await expect(field(page, "is_primary")).not.toBeChecked();
  await expect(field(page, "is_subscribed_bulk_emails")).toBeChecked();
  await expect(field(page, "is_subscribed_event_emails")).toBeChecked();
  await expect(field(page, "is_subscribed_sms")).not.toBeChecked();

  const email = await addPerson(page, "Grace");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "Edit Grace" })).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "password")).toHaveValue("");
  await field(page, "last_name").fill("Hopper <b>");
  await field(page, "is_subscribed_bulk_emails").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    list(page).getByRole("link", { name: "Grace Hopper <b>", exact: true }),
  ).toBeVisible();
  await expect(field(page, "is_subscribed_bulk_emails")).not.toBeChecked();

  await page.getByRole("button", { name: "New user" }).click();
  await expect(page.getByRole("heading", { name: "New user" })).toBeVisible();
  await expect(field(page, "email")).toHaveValue("");
  // Not on the name: its link lies over the whole row.
  await list(page).getByText(email).click({ force: true });
  await expect(page).toHaveURL(/user=\d+$/);
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "first_name")).toHaveValue("Grace");
  await expect(field(page, "last_name")).toHaveValue("Hopper <b>");
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  if (javaScriptEnabled !== false) {
    await expect(page.getByRole("heading", { name: /^Edit Grace/ })).toBeFocused();
  }
});

test("B-81 what was typed stays when something is wrong", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await startAccount(page);
  await ready(page, javaScriptEnabled);
  await field(page, "email").fill("nobody");
  await field(page, "last_name").fill("O'Hara");
  await field(page, "phone").fill("12");
  await field(page, "is_subscribed_sms").check();
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("alert")).toContainText("name@example.org");
  await expect(page).toHaveTitle(/^Error: /);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(field(page, "email")).toHaveValue("nobody");
  await expect(field(page, "last_name")).toHaveValue("O'Hara");
  await expect(field(page, "is_subscribed_sms")).toBeChecked();
  await field(page, "email").fill(newAddress());
  await field(page, "phone").fill("202 555 0143");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText("An invitation is on its way.")).toBeVisible();
  await expect(field(page, "phone")).toHaveValue("(202) 555-0143");
});

test("B-83 a deletion asks first, and declining deletes nothing", async ({
  page,
  javaScriptEnabled,
}) => {
  await startAccount(page);
  const email = await addPerson(page, "Grace");
  await ready(page, javaScriptEnabled);
  const ask = () => page.getByRole("link", { name: "Delete Grace" }).click();
  await ask();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await expect(page.getByText("You won't be able to revert this!")).toBeVisible();
  await expectAccessible(page);
  const keep = javaScriptEnabled === false ? "link" : "button";
  await page.getByRole(keep, { name: "Keep user" }).click();
  await expect(item(page, email)).toBeVisible();
  await page.reload();
  await expect(item(page, email)).toBeVisible();

  await ready(page, javaScriptEnabled);
  await ask();
  await page.getByRole("button", { name: "Delete user" }).click();
  await expect(page.getByText("The user was deleted.")).toBeVisible();
  await expect(item(page, email)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "New user" })).toBeVisible();
  await expectAccessible(page);
});

test("B-86 B-87 the primary user cannot be deleted, and the flag is locked", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const own = await startAccount(page);
  await ready(page, javaScriptEnabled);
  await page.getByRole("link", { name: `Delete ${own}` }).click();
  await expect(page.getByRole("heading", { name: "Can't delete primary user." })).toBeVisible();
  await expect(page.getByText("Please assign a new primary user to allow deletion.")).toBeVisible();
  await expectAccessible(page);
  if (javaScriptEnabled === false)
    await page.getByRole("link", { name: "Back to the people" }).click();
  else await page.getByRole("button", { name: "OK" }).click();
  await list(page).getByRole("link", { name: own, exact: true }).click();
  await expect(field(page, "is_primary")).toBeChecked();
  await expect(field(page, "is_primary")).toBeDisabled();
  await expectAccessible(page);
});

test("B-88 the role moves to another user, who alone changes the list from then on", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const own = await startAccount(page);
  const email = await addPerson(page, "Grace");
  await ready(page, javaScriptEnabled);
  await field(page, "is_primary").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(item(page, email)).toContainText("Primary user");
  await expect(item(page, own)).not.toContainText("Primary user");
  await expect(page.getByRole("button", { name: "New user" })).toHaveCount(0);
  await expect(page.getByText("Only the primary user, Grace, changes the list.")).toBeVisible();
  await list(page).getByRole("link", { name: own, exact: true }).click();
  await expect(page.getByRole("definition").first()).toHaveText(own);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});

test("an invited person accepts by the mailed link and is signed in", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await startAccount(page);
  const email = newAddress();
  await field(page, "email").fill(email);
  await field(page, "first_name").fill("Ada");
  await field(page, "is_primary").check();
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(item(page, email)).toContainText("Becomes the primary user by accepting");
  const link = await mailedLink(page, email, /\/invitation\//);
  await page.goto(users);
  await expect(item(page, email)).toContainText(/Invitation sent \w+ \d+, \d+; expires/);

  await forgetEverybody(page);
  await page.goto(link);
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await expect(field(page, "first_name")).toHaveValue("Ada");
  await field(page, "password").fill(password);
  await page.getByLabel("Confirm password").fill("another-one-1");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByRole("alert")).toContainText("not the same");
  await field(page, "password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page).toHaveURL(/\/app\?account_id=\d+$/);
  await expect(page.getByText("You belong to this organization now.")).toBeVisible();
  await page.goto(users);
  await expect(item(page, email)).toContainText("Primary user");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation can't be used" })).toBeVisible();
  await expectAccessible(page);
});
