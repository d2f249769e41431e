import { randomUUID } from "node:crypto";
import { asLongAsAPerson, expect, expectAccessible, type Page, ready, test } from "./support";

const forms = [
  {
    path: "/contact",
    title: "Let's talk",
    fill: async (page: Page) => {
      await page.getByLabel("Your name").fill("Maria Lopez");
      await page.getByRole("textbox", { name: "Organization" }).fill("Lincoln Band Boosters");
      await page.getByLabel("What is it about?").selectOption("990_help");
      await page.getByLabel("Message").fill("Who may sign the 990-N?");
    },
  },
  {
    path: "/compliance-check",
    title: "Are your organizations at risk for revocation?",
    fill: async (page: Page) => {
      await page.getByLabel("Your name").fill("Maria Lopez");
      await page.getByLabel("Phone").fill("202-555-0142");
      await page.getByRole("textbox", { name: "Organization" }).fill("Lincoln Band Boosters");
      await page.getByLabel("EIN").fill("123456789");
    },
  },
  {
    path: "/multi-chapter",
    title: "One view of all your chapters",
    fill: async (page: Page) => {
      await page.getByLabel("Your name").fill("Maria Lopez");
      await page.getByRole("textbox", { name: "Organization" }).fill("Sigma Chi");
      await page.getByLabel("What are your concerns?").fill("Officers change every May.");
      await page.getByLabel("How many chapters or affiliates do you have?").fill("25");
    },
  },
  {
    path: "/greek-collector",
    title: "Are your chapters in good standing with the IRS?",
    fill: async (page: Page) => {
      await page.getByLabel("Campus").fill("University of Kansas");
    },
  },
] as const;

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

for (const { path, title, fill } of forms) {
  test(`G-08 G-09 G-10 G-15 G-18 G-20 ${path} refuses at its fields, then takes and thanks`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(path);
    await ready(page, javaScriptEnabled);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await fill(page);
    await page.getByLabel("E-mail").fill("nobody");
    await asLongAsAPerson(page);
    await submit(page);
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveCount(1);
    await expect(page.locator("#email-error")).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel("E-mail").fill(`${randomUUID()}@people.example`);
    await asLongAsAPerson(page);
    await submit(page);
    const dialog = page.getByRole("dialog", { name: "Success!" });
    await expect(dialog).toContainText(
      "Your message has been received. We'll get back with you shortly.",
    );
    await expect(page).toHaveURL(/\?sent=[\w-]{22}$/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("E-mail")).toHaveValue("");
  });
}

test("G-14 a message that was sent is told to analytics without anything of it @script", async ({
  page,
}) => {
  // The page says so when a container is configured; the demonstration has none.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const meta = document.createElement("meta");
      meta.name = "analytics";
      document.head.append(meta);
    });
  });
  await page.goto("/contact");
  await ready(page, true);
  await forms[0].fill(page);
  await page.getByLabel("E-mail").fill(`${randomUUID()}@people.example`);
  await submit(page);
  await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
  const layer = await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);
  expect(layer).toEqual([{ event: "contact sent" }]);
});

test("G-08 a second message is thanked for as the first @script", async ({ page }) => {
  await page.goto("/greek-collector");
  await ready(page, true);
  const campusField = page.getByRole("combobox", { name: "Campus" });
  for (const campus of ["University of Kansas", "Ohio State University"]) {
    await page.getByLabel("E-mail").fill(`${randomUUID()}@people.example`);
    await campusField.fill(campus);
    await submit(page);
    const dialog = page.getByRole("dialog", { name: "Success!" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(campusField).toHaveValue("");
  }
});
