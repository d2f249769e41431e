import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { today } from "#tests/setup/today";
import { admin, signIn } from "./people";
import { expect, expectAccessible, ready, test } from "./support";

const line = "990000001|GONE BOOSTERS|||ORONO|ME|04473|US|03|15-NOV-2017|12-MAR-2018|\r\n";
// As late as can be: a list older than the one that is there already is refused.
const asOf = today();
const zipOf = (content: string) => Buffer.from(zipSync({ "list.txt": strToU8(content) }));

test.describe("lists of the IRS", { tag: "@once" }, () => {
  test("H-12 staff send one, see why one is refused, and what became of the other", {
    tag: "@http",
  }, async ({ page, javaScriptEnabled }) => {
    await signIn(page, admin, "/admin/listings");
    await ready(page, javaScriptEnabled);
    const form = page.getByRole("form", { name: "Send a list of the IRS" });
    const file = form.locator("input[name=file]");
    const sendIt = form.getByRole("button", { name: "Send list" });
    await form.getByLabel("As of").fill(asOf);
    await file.setInputFiles({
      name: "letter.zip",
      mimeType: "application/zip",
      buffer: zipOf("?"),
    });
    await sendIt.click();
    await expect(form.getByText("There is a problem")).toBeVisible();
    await expect(form.getByLabel("As of")).toHaveValue(asOf);
    await expectAccessible(page);

    const name = `revocations-${randomUUID()}.zip`;
    await file.setInputFiles({ name, mimeType: "application/zip", buffer: zipOf(line) });
    await sendIt.click();
    const row = page.getByRole("row", { name });
    await expect(row).toBeVisible();
    await expect(form.getByLabel("As of")).toHaveValue("");
    // With script the page reads itself again.
    await expect(async () => {
      if (javaScriptEnabled === false) await page.reload();
      await expect(row).toContainText("Done", { timeout: 8_000 });
    }).toPass();
    await expect(row).toContainText(asOf.replace(/(....)-(..)-(..)/, "$2/$3/$1"));
    await expectAccessible(page);
    await page.goto("/listings/990000001");
    await expect(page.getByText("revoked its exemption automatically on")).toBeVisible();
    await ready(page, javaScriptEnabled);
    await expectAccessible(page);
  });
});
