import { admin, signIn } from "./people";
import { expect, expectAccessible, type Page, ready, test } from "./support";

// What only a script can meet. The staff page of the demonstration's boosters serves: nothing here
// is carried out.
test.describe.configure({ mode: "default" });

const script = { tag: "@script" };

async function openAsStaff(page: Page): Promise<void> {
  await signIn(page, admin, "/admin/accounts/1/users");
  await ready(page, true);
}

const member = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: "member@goodstanding.example" });

async function confirmDeletion(page: Page): Promise<void> {
  await member(page)
    .getByRole("link", { name: /^Delete/ })
    .click();
  await page.getByRole("button", { name: "Delete user" }).click();
}

for (const [what, answer] of [
  ["a fault", { status: 500, json: { message: "x", reference: "y" } }],
  ["a refusal", { status: 404, json: { message: "x" } }],
  ["no answer", undefined],
] as const) {
  test(
    `B-84 after ${what} a deletion says "Oops..." and deletes nothing`,
    script,
    async ({ page, complaints }) => {
      await openAsStaff(page);
      await page.route("**/app/account/users/delete/**", (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await confirmDeletion(page);
      await expect(page.getByRole("heading", { name: "Oops..." })).toBeVisible();
      await expect(page.getByText("Something went wrong!")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "OK" }).click();
      await expect(member(page)).toBeVisible();
      complaints.splice(0);
    },
  );
}

test(
  "B-82 a deletion that needs the password once more leads to where it is asked",
  script,
  async ({ page }) => {
    await openAsStaff(page);
    const confirm = "/account/confirm?next=%2Fapp%2Faccount%2Fusers";
    await page.route("**/app/account/users/delete/**", (route) =>
      route.fulfill({ status: 403, json: { message: "x", confirm } }),
    );
    await confirmDeletion(page);
    await expect(page).toHaveURL(confirm);
    await expect(page.getByRole("heading", { name: "Is it still you?" })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "B-85 a list that cannot be read again is only logged",
  script,
  async ({ page, complaints }) => {
    await openAsStaff(page);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/app/account/users/delete/**", (route) =>
      route.fulfill({ json: { status: "deleted" } }),
    );
    await page.route("**/app/account/users/json*", (route) => route.fulfill({ status: 500 }));
    await confirmDeletion(page);
    await expect(page.getByText("The user was deleted.")).toBeVisible();
    await expect(member(page)).toHaveCount(0);
    await expect.poll(() => logged.join("\n")).toContain("could not be read again");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText(/Oops|went wrong|didn't work/)).toHaveCount(0);
    complaints.splice(0);
  },
);

test("B-76 the list is read again after a deletion", script, async ({ page }) => {
  await openAsStaff(page);
  await page.route("**/app/account/users/delete/**", (route) =>
    route.fulfill({ json: { status: "deleted" } }),
  );
  await confirmDeletion(page);
  // The answer was made up, so the list that is read again still has the member.
  await expect(page.getByText("The user was deleted.")).toBeVisible();
  await expect(member(page)).toBeVisible();
});

test(
  "B-83 by keyboard alone: ask, decline with Escape, choose a user",
  script,
  async ({ page }) => {
    await openAsStaff(page);
    const icon = member(page).getByRole("link", { name: /^Delete/ });
    await icon.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeHidden();
    await expect(icon).toBeFocused();
    // Past the link to how the person signs in, which staff have.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/users\?user=\d+$/);
    await expect(page.getByRole("heading", { name: /^Edit / })).toBeFocused();
    // Past the link to the pages as this person sees them.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("[name=email]")).toBeFocused();
  },
);
