import { signIn } from "./people";
import { expect, expectAccessible, ready, test } from "./support";

test("B-96 a member sees what is wrong with a phone number, mends it and saves", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await signIn(page, "member@goodstanding.example", "/account");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);

  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("555-0143");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText("with its area code").last()).toBeVisible();
  await expect(phone).toHaveValue("555-0143");
  await expectAccessible(page);

  await phone.fill("202 555 0143 x7");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  await page.reload();
  await ready(page, javaScriptEnabled);
  await expect(phone).toHaveValue("(202) 555-0143 ext. 7");

  await page.getByRole("link", { name: "Change e-mail address" }).click();
  await expect(page).toHaveURL("/account/email");
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
});
