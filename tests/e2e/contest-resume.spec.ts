import { writeFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { fileInput, fill, film, open, submit } from "./entries";
import { expect, expectAccessible, type Page, test } from "./support";

// Videos that arrive in parts, on lines that are cut. Each test sends from an address of its own.

/** More than one part: what stands behind the film is no part of it. */
const inParts = Buffer.concat([film.buffer, Buffer.alloc(9_000_000)]);

/** The same file at each choice, as on somebody's phone. */
function onDisk(): string {
  const path = test.info().outputPath(film.name);
  writeFileSync(path, inParts);
  return path;
}

/** Where in the file each part that left began. */
function watchParts(page: Page): string[] {
  const begun: string[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "PATCH") begun.push(request.headers()["upload-offset"] ?? "");
  });
  return begun;
}

/** Cuts the line for every part after the first, until it is mended. */
async function cutLine(page: Page): Promise<() => void> {
  let isCut = true;
  await page.route("**/contest/uploads/*", (route) => {
    const request = route.request();
    const isLater = request.method() === "PATCH" && request.headers()["upload-offset"] !== "0";
    return isCut && isLater ? route.abort("connectionreset") : route.continue();
  });
  return () => {
    isCut = false;
  };
}

test.describe("a video on a bad line", { tag: "@script" }, () => {
  test("F-22 F-24 goes on by itself after the line was cut, and is entered", async ({
    page,
    complaints,
  }) => {
    await fill(page, await open(page, "video", true));
    await fileInput(page).setInputFiles(onDisk());
    const parts = watchParts(page);
    const mend = await cutLine(page);
    await submit(page);
    const dialog = page.getByRole("dialog", { name: "Uploading..." });
    await expect(dialog).toContainText("The connection was cut. It goes on as soon as it is back.");
    await expect(dialog.getByRole("progressbar")).toHaveJSProperty("value", 88);
    await expectAccessible(page);
    mend();
    await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
    // What had arrived was not sent again.
    expect(parts.filter((offset) => offset === "0")).toHaveLength(1);
    expect(new Set(parts)).toEqual(new Set(["0", "8000000"]));
    complaints.length = 0;
  });

  test("F-24 after the page was loaded again it says how far it was, and goes on from there", async ({
    page,
    complaints,
  }) => {
    const path = onDisk();
    const who = await open(page, "video", true);
    await fill(page, who);
    await fileInput(page).setInputFiles(path);
    const mend = await cutLine(page);
    await submit(page);
    await expect(page.getByText("The connection was cut.")).toBeVisible();
    await page.reload();
    const left = page.getByText(`88 % of ${film.name} has arrived.`);
    await expect(left).toBeVisible();
    await expectAccessible(page);
    mend();
    const parts = watchParts(page);
    await fill(page, who);
    await fileInput(page).setInputFiles(path);
    await expect(left).toBeHidden();
    await submit(page);
    await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
    expect(parts).toEqual(["8000000"]);
    await page.reload();
    await expect(page.getByText("One video per entry")).toBeVisible();
    await expect(page.getByText("has arrived.")).toBeHidden();
    complaints.length = 0;
  });

  test("F-24 cancelled or discarded, what had arrived goes", async ({ page, complaints }) => {
    const path = onDisk();
    const who = await open(page, "video", true);
    await fill(page, who);
    await fileInput(page).setInputFiles(path);
    await cutLine(page);
    await submit(page);
    await expect(page.getByText("The connection was cut.")).toBeVisible();
    const gone = () => page.waitForResponse((answer) => answer.request().method() === "DELETE");
    const cancelled = gone();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect((await cancelled).status()).toBe(204);

    await submit(page);
    await expect(page.getByText("The connection was cut.")).toBeVisible();
    await page.reload();
    const discarded = gone();
    await page.getByRole("button", { name: "Discard it" }).click();
    expect((await discarded).status()).toBe(204);
    await expect(page.getByText("has arrived.")).toBeHidden();
    complaints.length = 0;
  });

  test("F-24 is sent whole where parts are not understood", async ({ page, complaints }) => {
    await fill(page, await open(page, "video", true));
    await fileInput(page).setInputFiles(film);
    await page.route("**/contest/uploads", (route) => route.fulfill({ status: 405 }));
    await submit(page);
    await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
    complaints.length = 0;
  });
});
