import { dropFiles, fileInput, fill, film, open, picture, submit } from "./entries";
import { expect, expectAccessible, test } from "./support";

// Both entry forms. Each test sends for an organization and from an address of its own.

test.describe("with script", { tag: "@script" }, () => {
  test("F-12 F-18 after its dialog the photo form is empty", async ({
    page,
    javaScriptEnabled,
  }) => {
    await fill(page, await open(page, "photo", javaScriptEnabled));
    await fileInput(page).setInputFiles(await picture());
    await expect(page.getByText("Your photo, not sent yet")).toBeVisible();
    await submit(page);
    const dialog = page.getByRole("dialog", { name: "Success!" });
    await expect(dialog).toContainText("We have received your entry.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page.getByLabel("Organization name")).toHaveValue("");
    await expect(page.getByText("Your photo, not sent yet")).toBeHidden();
    await expect(page.getByText("Chosen: team.png")).toBeHidden();
  });

  test("F-12 F-19 F-21 the fourth video is told that it does not count; the form keeps who sends", async ({
    page,
    javaScriptEnabled,
  }) => {
    const who = await open(page, "video", javaScriptEnabled);
    await fill(page, who);
    for (let sent = 1; sent <= 4; sent++) {
      await page.getByLabel("Who/what are you celebrating?").selectOption("empty");
      await submit(page);
      const title = sent === 4 ? "Limit!" : "Success!";
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      if (sent === 4) {
        await expect(dialog).toContainText(
          "We love your videos, but it looks like we have already received three entries from you.",
        );
        await expect(dialog).toContainText("You can submit more, they just won't count.");
      }
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(page.getByLabel("Organization name")).toHaveValue(who.organization);
    }
  });

  test("F-33 F-34 a chosen video is shown by its frame at a quarter, as a PNG", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.addInitScript(() => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (made: Blob) => {
        document.documentElement.dataset.made = made.type;
        return make(made);
      };
      // Long enough for what is said meanwhile to be drawn.
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...how) {
        setTimeout(() => toBlob.apply(this, how), 1_000);
      };
    });
    await open(page, "video", javaScriptEnabled);
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.body.textContent?.includes("One moment...")) document.body.dataset.saw = "1";
      });
      seen.observe(document.body, { subtree: true, childList: true });
    });
    await fileInput(page).setInputFiles(film);
    const shown = page.locator(".entry-preview img");
    await expect(shown).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-saw", "1");
    await expect(page.locator("html")).toHaveAttribute("data-made", "image/png");
    const [red, green, blue] = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const pen = document.createElement("canvas").getContext("2d");
      pen?.drawImage(image, 0, 0);
      return [...(pen?.getImageData(30, 20, 1, 1).data ?? [])];
    });
    expect(green).toBeGreaterThan(200);
    expect(Math.max(red ?? 255, blue ?? 255)).toBeLessThan(80);
  });

  test("F-26 F-27 F-37 several files are refused, and a drop beside a chosen video", async ({
    page,
    javaScriptEnabled,
  }) => {
    await open(page, "video", javaScriptEnabled);
    const zone = page.locator(".file-drop");
    await fileInput(page).dispatchEvent("dragenter");
    await expect(zone).toHaveAttribute("data-dragging", "true");
    expect(await dropFiles(page, ["one.webm", "two.webm"])).toBe(true);
    await expect(zone).not.toHaveAttribute("data-dragging", "true");
    await expect(page.getByRole("dialog", { name: "Oops..." })).toContainText(
      "One at a time please!",
    );
    await expect(page.getByText(/Chosen:/)).toBeHidden();
    await expectAccessible(page);

    await fileInput(page).setInputFiles(film);
    await expect(page.getByText(/Chosen: season.webm/)).toBeVisible();
    expect(await dropFiles(page, ["other.webm"])).toBe(true);
    await expect(page.locator("#file-error")).toContainText("A video is chosen already and stays.");
    await expect(page.getByText(/Chosen: season.webm/)).toBeVisible();
  });

  test("F-28 F-29 F-30 F-31 what a contest does not take is refused before it is sent", async ({
    page,
    javaScriptEnabled,
  }) => {
    for (const [kind, name, mimeType] of [
      ["photo", "clip.mp4", "video/mp4"],
      ["photo", "setup.exe", "application/x-msdownload"],
      ["photo", "team.js.png", "image/png"],
      ["video", "team.png", "image/png"],
      ["video", "film.mp4", "text/html"],
    ] as const) {
      await open(page, kind, javaScriptEnabled);
      await fileInput(page).setInputFiles({ name, mimeType, buffer: Buffer.from("MZ") });
      await expect(page.getByRole("dialog", { name: "Uh oh!" })).toContainText(
        `${name} is not allowed.`,
      );
      await expect(page.locator("#file-error")).toContainText(`${name} is not allowed.`);
      await expect(fileInput(page)).toHaveValue("");
    }
  });

  test("F-17 F-23 F-24 the dialog blocks while a video is on its way; it can be cancelled, and closes on an error", async ({
    page,
    javaScriptEnabled,
  }) => {
    const who = await open(page, "video", javaScriptEnabled);
    await fill(page, who);
    await fileInput(page).setInputFiles(film);
    // Held back until it has been cancelled, as on a slow line.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/contest/video", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await held;
      await route.abort().catch(() => {});
    });
    await submit(page);
    const dialog = page.getByRole("dialog", { name: "Uploading..." });
    await expect(dialog).toContainText("This may take a minute.");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Organization name")).toHaveValue(who.organization);
    await expect(page.getByText(/Chosen: season.webm/)).toBeVisible();
    letGo();
    await page.unroute("**/contest/video");

    await page.route("**/contest/video", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 422,
            json: { message: "", errors: { email: ["The e-mail field is not valid."] } },
          })
        : route.continue(),
    );
    await submit(page);
    await expect(page.getByRole("dialog", { name: "Uh oh!" })).toContainText("That didn't work.");
    await expect(page.locator("#email-error")).toContainText("The e-mail field is not valid.");
    await expect(dialog).toBeHidden();
    await page.unroute("**/contest/video");
    await page.getByLabel("E-mail").first().fill(who.email);
    await submit(page);
    await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
  });

  for (const [kind, file] of [
    ["photo", picture],
    ["video", async () => film],
  ] as const) {
    test(`F-17 F-23 a ${kind} that fails by any error closes the dialog and says so`, async ({
      page,
      complaints,
    }) => {
      const who = await open(page, kind, true);
      await fill(page, who);
      await fileInput(page).setInputFiles(await file());
      const sending = page.getByRole("dialog", { name: "Uploading..." });
      const toast = page.getByRole("dialog", { name: "Uh oh!" });
      // As a fault, as something before the server says it, as one that is busy, and a cut line.
      const errors = [
        { status: 500, json: { message: "x", reference: "y" } },
        { status: 502, body: "<html>Bad gateway</html>" },
        { status: 429, json: { message: "Too many." } },
        undefined,
      ];
      for (const error of errors) {
        await page.route(/\/contest\/(uploads|photo|video)$/, (route) => {
          if (route.request().method() !== "POST") return route.continue();
          return error ? route.fulfill(error) : route.abort();
        });
        await submit(page);
        await expect(toast).toContainText("That didn't work.", { timeout: 5_000 });
        await expect(sending).toBeHidden();
        await toast.getByRole("button", { name: "Dismiss" }).click();
        await page.unrouteAll();
      }
      await expect(page.getByLabel("Organization name")).toHaveValue(who.organization);
      complaints.length = 0;
    });
  }
});
