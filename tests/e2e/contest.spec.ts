import { fileInput, fill, film, open, picture, submit } from "./entries";
import { expect, expectAccessible, ready, test } from "./support";

// Both entry forms. Each test sends for an organization and from an address of its own.

for (const kind of ["photo", "video"] as const) {
  test(`F-01 F-02 F-03 F-04 F-05 F-06 the ${kind} form has its fields and words`, {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    await open(page, kind, javaScriptEnabled);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Submit an entry.");
    await expect(page.getByLabel("My organization is a current member")).not.toBeChecked();
    await expect(page.getByLabel(`Tell us about your ${kind}!`)).toBeVisible();
    await expect(page.getByText(`One ${kind} per entry`)).toBeVisible();
    await expect(page.locator("select[name=type] option")).toHaveText([
      "Select an option",
      "Booster club volunteers or activities",
      "School staff or coaches",
      "Nothing, I just want to submit an entry",
    ]);
    await expect(page.getByRole("button", { name: "Reset" })).toBeVisible();
    await expectAccessible(page);
  });

  test(`F-18 F-22 one ${kind} is sent, and received`, async ({ page, javaScriptEnabled }) => {
    await fill(page, await open(page, kind, javaScriptEnabled), "booster_club");
    await page.getByLabel(`Tell us about your ${kind}!`).fill("Our volunteers.");
    await fileInput(page).setInputFiles(kind === "photo" ? await picture() : film);
    await submit(page);
    await expect(page.getByText("We have received your entry.")).toBeVisible();
    const what = kind === "photo" ? "images" : "videos";
    await expect(page.getByText(`We love your ${what}. Keep it up!`)).toBeVisible();
    await expectAccessible(page);
  });
}

test("F-07 F-08 what is missing is said at its field; who celebrates says and shows something", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  await open(page, "photo", javaScriptEnabled);
  await submit(page);
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.locator("#organization-error")).toContainText(
    "The organization name field is required.",
  );
  await expectAccessible(page);

  const marks = page.locator("label[for=message] .field-required, label[for=file] .field-required");
  await fill(page, { organization: "Band", email: "a@b.example" }, "empty");
  await expect(marks.filter({ visible: true })).toHaveCount(0);
  await page.getByLabel("Who/what are you celebrating?").selectOption("school_staff");
  await expect(marks.filter({ visible: true })).toHaveCount(2);
  await submit(page);
  await expect(page.locator("#message-error")).toBeVisible();
  await expect(page.locator("#file-error")).toBeVisible();
  await expect(page.getByLabel("Organization name")).toHaveValue("Band");
});

test("F-15 F-16 the fourth photo is refused in a word, and what was typed stays", {
  tag: "@http",
}, async ({ page, javaScriptEnabled }) => {
  const who = await open(page, "photo", javaScriptEnabled);
  for (let sent = 1; sent <= 4; sent++) {
    await fill(page, who);
    if (javaScriptEnabled !== false && sent > 1) {
      await expect(page.getByText(`${sent - 1} of 3 entries used.`)).toBeVisible();
    }
    await submit(page);
    if (sent === 4) break;
    await expect(page.getByText("We have received your entry.")).toBeVisible();
    await page.goto("/contest/photo");
    await ready(page, javaScriptEnabled);
  }
  await expect(page.getByText("Limit reached!")).toBeVisible();
  const words =
    "It looks like we have already received three entries for this organization or email address.";
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel("Organization name")).toHaveValue(who.organization);
  await expectAccessible(page);
});

test("F-11 Reset empties the photo form; the video form keeps who sends", async ({
  page,
  javaScriptEnabled,
}) => {
  for (const kind of ["photo", "video"] as const) {
    const who = await open(page, kind, javaScriptEnabled);
    await fill(page, who, "booster_club");
    await page.getByLabel("My organization is a current member").check();
    await page.getByLabel(`Tell us about your ${kind}!`).fill("Our volunteers.");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByLabel(`Tell us about your ${kind}!`)).toHaveValue("");
    await expect(page.getByLabel("Who/what are you celebrating?")).toHaveValue("");
    const isVideo = kind === "video";
    await expect(page.getByLabel("Organization name")).toHaveValue(isVideo ? who.organization : "");
    const member = page.getByLabel("My organization is a current member");
    await expect(member).toBeChecked({ checked: isVideo });
  }
});
