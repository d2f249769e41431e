import type { Locator } from "@playwright/test";
import { admin, read, scriptHeaders, signIn, submitApplication, withoutBrowser } from "./people";

import { waiverIn } from "./staff";
import { desktopSize, expect, type Page, phoneSize, ready, test } from "./support";

// The ways that most people go, counted: a screen or a click more makes them longer for everybody.

const script = { tag: "@script" };
/** Counts the clicks of a walk, and the screens that it leads through, the first included. */
function walkOn(page: Page) {
  const screens = [new URL(page.url()).pathname];
  let clicks = 0;
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== screens.at(-1)) screens.push(pathname);
  });
  return {
    async click(target: Locator, to?: string | RegExp) {
      clicks++;
      await target.click();
      if (to) await page.waitForURL(to);
      await ready(page);
    },
    counted: () => ({ screens, clicks }),
  };
}

test(
  "a stranger comes from the home page to an answer, bylaws and an application",
  script,
  async ({ page }) => {
    await page.setViewportSize(desktopSize);
    await page.goto("/");
    await ready(page);
    // Beside the field, on the first screen, is a piece of the product.
    const example = page.getByText("An example", { exact: true });
    await expect(example).toBeInViewport();
    const { x = 0 } = (await example.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(desktopSize.width / 2);
    const walk = walkOn(page);
    // The ninth digit asks; nothing has to be pressed.
    await page.getByRole("searchbox", { name: "Your club's EIN or name" }).fill("55-5555555");
    const answer = page.getByRole("status").filter({ hasText: "EIN 55-5555555" });
    await walk.click(
      answer.getByRole("link", { name: "Make your bylaws, free" }),
      "/bylaws-generator",
    );
    await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
    const head = page.getByRole("navigation", { name: "Main" });
    await walk.click(head.getByRole("link", { name: "Start" }), /\/application\/start$/);
    await walk.click(page.getByRole("link", { name: "Start-Up", exact: true }), /level=1001/);
    await expect(page.getByLabel("Enter your email")).toBeVisible();
    expect(walk.counted()).toEqual({
      screens: ["/", "/bylaws-generator", "/application/start"],
      clicks: 3,
    });
  },
);

test(
  "a treasurer on a phone sees at once how the club stands, what is next, and whose it is",
  script,
  async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await signIn(page, "treasurer@goodstanding.example", "/app");
    await ready(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.locator("main .status").first()).toBeInViewport();
    const next = page.getByRole("region", { name: "What is next" });
    await expect(next.locator("time")).toBeInViewport();
    await expect(next.getByText(/Who: /)).toBeInViewport();
    const bar = page.getByRole("navigation", { name: "Your organization" });
    for (const [name, path] of [
      ["Documents", "/app/files"],
      ["People", "/app/account/users"],
    ] as const) {
      await page.goto("/app/calendar");
      await ready(page);
      const walk = walkOn(page);
      await walk.click(bar.getByRole("link", { name, exact: true }), path);
      expect(walk.counted()).toEqual({ screens: ["/app/calendar", path], clicks: 1 });
    }
  },
);

test("staff decide about an application, however many wait", script, async ({ page }) => {
  await page.setViewportSize(desktopSize);
  const applicant = await withoutBrowser();
  const { email } = await submitApplication(applicant);
  await signIn(page, admin, "/admin");
  const list = await read(page, `/admin/applications?search=${email}`);
  const [at = ""] = /\/admin\/applications\/\d+/.exec(list) ?? [];
  const headers = await scriptHeaders(page, at);
  await page.request.post(at, { headers, data: waiverIn(await read(page, at)) });

  await page.goto("/admin");
  await ready(page);
  const walk = walkOn(page);
  await walk.click(
    page.getByRole("main").getByRole("link", { name: /paid applications? to begin/ }),
    /state=paid/,
  );
  await walk.click(page.getByRole("row", { name: email }).getByRole("link"), at);
  await walk.click(page.getByRole("button", { name: "Begin the review" }));
  await walk.click(page.getByText("Approve this application"));
  await walk.click(page.getByLabel("I have read every answer."));
  await walk.click(page.getByRole("button", { name: "Approve", exact: true }));
  await expect(page.getByText("This organization is a member.")).toBeVisible();
  expect(walk.counted()).toEqual({ screens: ["/admin", "/admin/applications", at], clicks: 6 });
});
