import { readFile } from "node:fs/promises";
import { origin, signIn } from "./people";
import { expect, expectAccessible, expectPaper, openUntil, ready, test } from "./support";

test("STD-10 STD-12 STD-14 a certificate is made, compared in the browser, shown as a badge, and withdrawn", {
  tag: ["@once", "@http"],
}, async ({ page, browser, javaScriptEnabled }) => {
  const baseURL = origin();
  const hasScript = javaScriptEnabled !== false;
  await signIn(page, "chapter@goodstanding.example", "/app/standing");
  // The worker judges the demonstration's clubs once its lists are there.
  await openUntil(page, "/app/standing", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText("is in good standing", {
      timeout: 500,
    });
  });
  await ready(page, hasScript);
  await expectAccessible(page);
  await expectPaper(page, page.getByRole("heading", { name: "What the IRS's files say" }));
  await page.getByRole("link", { name: "Certificates for your school, bank or donors" }).click();
  await ready(page, hasScript);
  await page.getByRole("button", { name: "Make a certificate" }).click();
  const row = page.getByRole("row").nth(1);
  await openUntil(page, "/app/standing/certificate", async () => {
    await expect(row.getByRole("link", { name: /^Download/ })).toBeVisible({ timeout: 500 });
  });
  await ready(page, hasScript);
  await expect(row.getByText("Valid", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const loading = page.waitForEvent("download");
  await row.getByRole("link", { name: /^Download/ }).click();
  const file = await readFile(await (await loading).path());
  const address = (await row.getByRole("link", { name: /^Open/ }).getAttribute("href")) ?? "";

  const visitor = await browser.newContext({ baseURL, javaScriptEnabled });
  const live = await visitor.newPage();
  await live.goto(address);
  await expect(live.getByRole("heading", { level: 1 })).toContainText("Theta Chapter");
  await expect(live.getByText("Good standing", { exact: true })).toBeVisible();
  await expect(live.getByText("shasum -a 256")).toBeVisible();
  await ready(live, hasScript);
  await expectAccessible(live);
  const field = live.getByLabel("The PDF file");
  await expect(field).toHaveCount(hasScript ? 1 : 0);
  if (hasScript) {
    const sent: string[] = [];
    // Which pages links lead to may be asked for meanwhile, by addresses of the site alone.
    live.on("request", (request) => {
      if (new URL(request.url()).pathname !== "/__manifest") sent.push(request.url());
    });
    const pdf = (buffer: Buffer) => ({ name: "paper.pdf", mimeType: "application/pdf", buffer });
    await field.setInputFiles(pdf(file));
    await expect(live.getByText("It is our file, to the last byte.")).toBeVisible();
    const changed = Buffer.from(file);
    changed[changed.length - 30] = (changed.at(-30) ?? 0) ^ 1;
    await field.setInputFiles(pdf(changed));
    await expect(live.getByText("This is not the file that we made.")).toBeVisible();
    await field.setInputFiles(pdf(Buffer.alloc(21 * 1_024 * 1_024)));
    await expect(live.getByText("This file is larger than 20 MB")).toBeVisible();
    await expectAccessible(live);
    expect(sent).toEqual([]);
  }

  await page.goto("/app/standing/badge");
  await ready(page, hasScript);
  await page.getByRole("button", { name: "Switch the badge on" }).click();
  const snippet = page.getByLabel("For your website");
  await expect(snippet).toBeVisible();
  await expectAccessible(page);
  // A site of the Internet asks before it shows what this machine serves.
  const permissions = ["local-network-access"];
  const strange = await browser.newContext({ javaScriptEnabled: false, permissions });
  const site = await strange.newPage();
  const html = `<!doctype html><title>Our club</title><p>${await snippet.inputValue()}</p>`;
  // The demonstration names its own address, which here is another port of this machine.
  const shown = html.replaceAll(/http:\/\/localhost:\d+/g, baseURL);
  await site.route("https://club.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": `default-src 'none'; img-src ${baseURL}` },
      body: shown,
    }),
  );
  await site.goto("https://club.example/");
  const image = site.getByRole("img", { name: /^Standing of/ });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await site.getByRole("link").click();
  await expect(site).toHaveURL(new RegExp(`${address}$`));
  await strange.close();

  await page.goto("/app/standing/certificate");
  await ready(page, hasScript);
  await row.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(row.getByText("Withdrawn", { exact: true })).toBeVisible();
  await live.goto(address);
  await expect(live.getByText("The certificate was withdrawn.")).toBeVisible();
  await visitor.close();
});
