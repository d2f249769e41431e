import { signInAsStaff } from "./staff";
import { expect, expectAccessible, ready, test } from "./support";

test("H-02 staff end a membership with a reason, which is on the timeline", {
  tag: ["@once", "@http"],
}, async ({ page, javaScriptEnabled }) => {
  // The projects play at the same time, against one demonstration.
  const chapter = `Delta Rho Omega, ${javaScriptEnabled ? "Omicron" : "Upsilon"} Chapter`;
  const settled = () => ready(page, javaScriptEnabled);
  await signInAsStaff(page, `/admin/accounts?search=${encodeURIComponent(chapter)}`);
  await settled();
  await page.getByRole("link", { name: chapter }).click();
  await page.waitForURL(/\/admin\/accounts\/show\/\d+$/);
  await settled();
  const section = page.getByRole("region", { name: "End the membership" });
  const end = section.getByRole("button", { name: "End the membership" });
  await end.click();
  await expect(section.getByText("The reason field is required.").first()).toBeVisible();
  await settled();
  await expectAccessible(page);
  await section.getByLabel("Reason, for staff").fill("The chapter closed.");
  await end.click();
  await expect(page.getByText("The membership was ended")).toBeVisible();
  await settled();
  await expect(page.getByText("The chapter closed.")).toBeVisible();
  await expect(section).toHaveCount(0);
  await expectAccessible(page);
});
