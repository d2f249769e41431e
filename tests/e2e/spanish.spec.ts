import { expect, expectAccessible, ready, test } from "./support";

test("a visitor switches to Spanish in the footer and back, and stays on the page", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/irs-form-990");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/irs-form-990?lang=es");
  await ready(page, javaScriptEnabled);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La declaración anual al IRS");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mostrar el formulario" }).click();
  await expect(page.getByRole("alert")).toContainText("Elija la antigüedad de su organización.");
  await page.getByLabel("Tres años o más").check();
  await page.getByLabel("¿Cuánto reciben al año?").fill("$12,500");
  await page.getByRole("button", { name: "Mostrar el formulario" }).click();
  await expect(page.getByText("Puede presentar el formulario 990-N")).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  await ready(page, javaScriptEnabled);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The yearly IRS return");
});

for (const [path, heading] of [
  ["/", "Su club hace el bien. Nosotros lo mantenemos en regla."],
  ["/pricing", "Un precio para ingresar, un precio al año"],
  ["/state-registration", "Registro estatal"],
  ["/bylaws-generator/chapter", "Estatutos de un capítulo griego"],
  ["/login", "Iniciar sesión"],
] as const) {
  test(`${path} is whole in Spanish`, async ({ page, javaScriptEnabled }) => {
    await page.goto(`${path}?lang=es`);
    await ready(page, javaScriptEnabled);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });
}

test("Spanish stays from page to page, and what members sign stays English", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/?lang=es");
  await ready(page, javaScriptEnabled);
  await page.getByRole("link", { name: "Crear sus estatutos" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("estatutos", {
    ignoreCase: true,
  });
  await page.goto("/invitation/none");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
