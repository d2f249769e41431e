import { password, signIn, startApplication, withoutBrowser } from "./people";
import { expect, expectAccessible, forgetEverybody, type Page, ready, test } from "./support";

/** A phone that asks for nothing and says yes: its keys stay in it. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Forgets who is signed in here. */
async function leave(page: Page) {
  await forgetEverybody(page);
  await page.goto("/login/passkey");
  await ready(page);
}

test("PSK-01 PSK-09 a passkey is added, signs in, and no longer does once it is removed", {
  tag: "@script",
}, async ({ page }) => {
  const { email } = await startApplication(await withoutBrowser());
  await giveAuthenticator(page);
  await signIn(page, email, "/account/passkeys");
  await ready(page);
  await expect(page.getByText("No passkey yet")).toBeVisible();
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByLabel("Name (optional)").fill("Ana's phone");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("row", { name: /Ana's phone/ })).toContainText("Not yet");
  await expectAccessible(page);

  await leave(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));

  // The sign-in page offers it among the suggestions for the address, which this phone takes at once.
  await forgetEverybody(page);
  await page.goto("/login");
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));

  await page.goto("/account/passkeys");
  await ready(page);
  await expect(page.getByRole("row", { name: /Ana's phone/ })).not.toContainText("Not yet");
  await page.getByRole("link", { name: "Rename or remove Ana's phone" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Remove this passkey" }).click();
  await expect(page.getByText("No passkey yet")).toBeVisible();

  await leave(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/passkey/);
});

test("PSK-01 PSK-10 suggestions open no dialog, and closing the dialog leaves the form as it was, with a word", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    navigator.credentials.get = (options) => {
      asked.push(options?.mediation ?? "dialog");
      return Promise.reject(new DOMException("", "NotAllowedError"));
    };
  });
  await giveAuthenticator(page);
  await page.goto("/login");
  await ready(page);
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  // An authenticator that says yes at once cannot tell a suggestion from a dialog.
  await expect.poll(asked).toEqual(["conditional"]);
  await page.getByLabel(/^E-?mail/i).fill("ana@club.example");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Nothing was sent. Try again, or use your password.")).toBeVisible();
  expect(await asked()).toEqual(["conditional", "dialog"]);
  await expect(page.getByLabel(/^E-?mail/i)).toHaveValue("ana@club.example");
  await expect(page).toHaveURL(/\/login$/);
});

test("PSK-11 without script there is the list alone, and the password", {
  tag: "@plain",
}, async ({ page }) => {
  const { email } = await startApplication(await withoutBrowser());
  await page.goto("/login");
  await expect(page.getByText(/passkey/i).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("[autocomplete~=webauthn]")).toHaveCount(0);
  await signIn(page, email, "/account/passkeys");
  await expect(page.getByText("No passkey yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a passkey" })).toHaveCount(0);
});
