import { randomInt, randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { mailedLink } from "./mailbox";
import { origin, password, signIn, startApplication, withoutBrowser } from "./people";
import { staffPage } from "./staff";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openUntil,
  type Page,
  phoneSize,
  ready,
  test,
} from "./support";

const minutes = {
  name: "minutes.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
};
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Enters somebody into the roster. */
async function enter(page: Page, name: string, office: string, email: string) {
  await page.goto("/app/officers/new");
  await field(page, "office").selectOption({ label: office });
  await field(page, "name").fill(name);
  await field(page, "email").fill(email);
  await field(page, "starts_on").fill("2026-07-01");
  await button(page, "Save").click();
  await expect(page.getByRole("row", { name })).toContainText(office);
}

/** Gives somebody a sign-in of the club, and signs in as that person in a browser of its own. */
async function signInAnother(page: Page, browser: Browser, firstName: string, email: string) {
  const { javaScriptEnabled = true } = test.info().project.use;
  await page.goto("/app/account/users?user=new");
  await field(page, "email").fill(email);
  await field(page, "first_name").fill(firstName);
  await field(page, "password").fill(password);
  await button(page, "Add user").click();
  await expect(page.getByText("Your data was saved.")).toBeVisible();
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled });
  const other = await context.newPage();
  await signIn(other, email, "/app/officers");
  return other;
}

/** Makes a link to the club's papers and one to its calendar, and sees that both work. */
async function makeLinks(page: Page, javaScriptEnabled: boolean | undefined) {
  await page.goto("/app/files");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("File", { exact: true }).setInputFiles(minutes);
  await button(page, "Upload").click();
  await expect(page.getByRole("row", { name: /minutes\.pdf/ })).toBeVisible();
  await page.goto("/app/files/shares/new");
  await ready(page, javaScriptEnabled);
  await field(page, "name").fill("Our bank");
  await page.getByRole("checkbox", { name: /minutes\.pdf/ }).check();
  await button(page, "Make the link").click();
  const share = await page.locator("#address").inputValue();
  await page.goto("/app/calendar/feed");
  await ready(page, javaScriptEnabled);
  await button(page, "Make the link").click();
  const feed = await page.locator("#address").inputValue();
  for (const made of [share, feed]) {
    expect((await page.request.get(made)).status(), made).toBe(200);
  }
  return { share, feed };
}

test("HND-01 HND-03 HND-05 in May the president leaves, the treasurer stays, and the successor takes over on a phone", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const { email } = await startApplication(await withoutBrowser());
  const successor = `${randomUUID()}@people.example`;
  await signIn(page, email, "/app/officers");
  await enter(page, "Dana Whitfield", "President", email);
  const treasurer = `${randomUUID()}@people.example`;
  await enter(page, "Luis Okafor", "Treasurer", treasurer);
  const luis = await signInAnother(page, browser, "Luis", treasurer);
  const links = await makeLinks(page, javaScriptEnabled);

  await page.goto("/app/handover");
  await ready(page, javaScriptEnabled);
  await field(page, "name").fill("Grace Hopper");
  await field(page, "email").fill(successor);
  await expectAccessible(page);
  await button(page, "Next: look at it once more").click();
  await button(page, "Send the link").click();
  await expect(page.getByText("Waiting for an answer")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  const handover = page.url();

  const link = await mailedLink(page, successor, /\/handover\/[\w-]{43}$/);
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: phoneSize,
    hasTouch: true,
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const phone = await context.newPage();
  await phone.goto(link);
  await ready(phone, javaScriptEnabled);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("Take over");
  await expectNoSidewaysScroll(phone);
  const typed = phone.getByRole("textbox", { name: "E-mail that the link was sent to" });
  const accept = async (address: string) => {
    await typed.fill(address);
    await field(phone, "first_name").fill("Grace");
    await field(phone, "last_name").fill("Hopper");
    await field(phone, "password").fill(password);
    await field(phone, "password_confirmation").fill(password);
    await button(phone, "Take over the club").click();
  };
  await accept("somebody.else@people.example");
  await expect(phone.getByText("There is a problem")).toBeVisible();
  await accept(successor);
  await expect(phone.getByRole("link", { name: "Take everything along as one ZIP" })).toBeVisible();
  await expectNoSidewaysScroll(phone);

  await phone.getByRole("link", { name: "Take everything along as one ZIP" }).click();
  await button(phone, "Make a packet").click();
  const file = phone.getByRole("link", { name: /^Download/ });
  const packets = "/app/packet";
  await openUntil(phone, packets, () => expect(file).toBeVisible({ timeout: 500 }));
  const loading = phone.waitForEvent("download");
  await file.click();
  expect((await loading).suggestedFilename()).toMatch(/^packet-[\d-]+\.zip$/);

  await page.goto(handover);
  await ready(page, javaScriptEnabled);
  await button(page, "Complete the handover").click();
  // Who has no other club is told so at the home page, and is signed out with it.
  await expect(page.getByText("you have left the club's pages")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto("/app");
  await expect(page).toHaveURL(/\/login\?/);
  for (const who of [phone, luis]) {
    await who.goto("/app/officers");
    await expect(who.getByRole("row", { name: "Luis Okafor" })).toContainText("Treasurer");
    await expect(who.getByRole("row", { name: "Grace Hopper" })).toContainText("President");
  }
  // The treasurer goes on working, and takes over nothing.
  await luis.goto("/app/account/users");
  await expect(luis.getByRole("listitem").filter({ hasText: successor })).toContainText(
    "Primary user",
  );
  await luis.goto("/app/treasury");
  await expect(luis.getByRole("heading", { level: 1 })).toBeVisible();

  // What the president handed out ends with the president's access.
  expect((await page.request.get(links.share)).status()).toBe(410);
  expect((await page.request.get(links.feed)).status()).toBe(404);
  const old = await (await browser.newContext({ baseURL: origin() })).newPage();
  await old.goto(link);
  await expect(old.getByRole("heading", { level: 1 })).toHaveText("This link was used");
});

test("HND-11 a claim is objected to by who is still there, and staff decide", {
  tag: "@http",
}, async ({ page, browser, javaScriptEnabled }) => {
  const { email } = await startApplication(await withoutBrowser());
  const ein = `07-${randomInt(2_000_000, 10_000_000)}`;
  await signIn(page, email, "/app/standing");
  await ready(page, javaScriptEnabled);
  await field(page, "ein").fill(ein);
  await button(page, "Save the EIN").click();
  await expect(page.getByRole("heading", { name: "What the IRS's files say" })).toBeVisible();

  const context = await browser.newContext({
    baseURL: origin(),
    viewport: page.viewportSize(),
    javaScriptEnabled: javaScriptEnabled !== false,
  });
  const claimant = await context.newPage();
  await claimant.goto("/password/email");
  await claimant.getByRole("link", { name: /Claim your club/ }).click();
  await ready(claimant, javaScriptEnabled);
  await expectAccessible(claimant);
  await field(claimant, "ein").fill(ein);
  await field(claimant, "name").fill("Grace Hopper");
  await field(claimant, "email").fill(`${randomUUID()}@people.example`);
  await field(claimant, "office").selectOption({ label: "President" });
  await field(claimant, "why").fill("The last president moved away.");
  await field(claimant, "file").setInputFiles(minutes);
  await button(claimant, "Send the claim").click();
  await expect(claimant.getByText("Your claim was received")).toBeVisible();

  const objection = `I am still here: ${ein}`;
  await page.goto("/app");
  await page.getByRole("link", { name: "See the claim" }).click();
  await ready(page, javaScriptEnabled);
  await field(page, "reason").fill(objection);
  await expectAccessible(page);
  await button(page, "Object to the claim").click();
  await expect(page.getByText("Stopped by an objection; staff decide")).toBeVisible();

  const staff = await staffPage(browser, page, javaScriptEnabled);
  await staff.goto("/admin/handover");
  await ready(staff, javaScriptEnabled);
  await expectAccessible(staff);
  const claim = staff.getByRole("article").filter({ hasText: objection });
  const decision = `The president of ${ein} answers.`;
  await claim.locator("[name=reason]").fill(decision);
  await claim.getByRole("button", { name: "Do not approve" }).click();
  await expect(staff.getByRole("table").getByText(decision)).toBeVisible();
  await openUntil(page, "/app", () =>
    expect(page.getByText("Somebody claims this club")).toHaveCount(0, { timeout: 500 }),
  );
});
