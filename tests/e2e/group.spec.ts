import { signIn } from "./people";
import { expect, expectAccessible, ready, test } from "./support";

test("a headquarters finds a chapter, renews it and is led to its payment", {
  tag: ["@once", "@http"],
}, async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled !== false;
  // The projects play at the same time, against one demonstration.
  const chapter = `Delta Rho Omega, ${hasScript ? "Kappa" : "Sigma"} Chapter`;
  await signIn(page, "headquarters@goodstanding.example", "/app/group");
  await expect(page.getByRole("heading", { level: 1, name: "Your chapters" })).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);

  await page.getByLabel("Find a chapter").fill(chapter);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=/);
  await ready(page, hasScript);
  const box = page.getByRole("checkbox", { name: chapter });
  await expect(page.getByRole("checkbox", { name: "Delta Rho Omega" })).toHaveCount(1);
  await box.uncheck();
  await page.getByRole("button", { name: "Renew selected" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one chapter to renew");
  await expectAccessible(page);
  await box.check();
  await page.getByRole("button", { name: "Renew selected" }).click();
  await expect(page).toHaveURL("/app/payments");
  await expect(page.getByText(`Renewal of ${chapter}`).first()).toBeVisible();
  await ready(page, hasScript);
  await expectAccessible(page);
});
