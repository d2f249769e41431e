import { randomUUID } from "node:crypto";
import { password } from "./people";
import { expect, expectAccessible, ready, test } from "./support";
import { answers, fill } from "./wizard";

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

test("Spanish stays from page to page, and documents stay English", { tag: "@http" }, async ({
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Esta invitación no se puede usar",
  );
  await page.goto("/bylaws-generator/view/none");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a chapter is looked up in Spanish", { tag: "@http" }, async ({ page, javaScriptEnabled }) => {
  await page.goto("/verify-501c3?lang=es");
  await ready(page, javaScriptEnabled);
  await page.getByRole("searchbox", { name: "Nombre, ciudad o EIN" }).fill("delta tau delta gamma");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/keyword=delta/);
  await expect(page.getByText(/organizaci(ón|ones) encontradas?/).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^DELTA TAU DELTA/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/listings\/\d{9}/);
  await expect(page.getByText(/Cubierta por la exención de grupo, GEN 0124/)).toBeVisible();
  await expect(page.getByText("Con fecha 13 de abril de 2026")).toBeVisible();
  await ready(page, javaScriptEnabled);
  await expectAccessible(page);
  await page.goto("/verify-501c3?keyword=qqqqqq");
  await expect(page.getByText("No se encontró nada")).toBeVisible();
});

test("a page is rated, and a state is found, in Spanish", { tag: "@http" }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/state-registration?lang=es#us_map");
  await ready(page, javaScriptEnabled);
  const map = page.getByRole("navigation", { name: "Mapa de los estados" });
  await map.getByRole("link", { name: "Ohio" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/state-registration/OH");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registro estatal: Ohio");
  await ready(page, javaScriptEnabled);
  const rating = page.getByRole("region", { name: "¿Le resultó útil esta página?" });
  await rating.getByLabel("Comentarios").fill("Claro y corto.");
  await rating.getByRole("button", { name: "Enviar" }).click();
  await expect(page.locator("#rating-form-rating-error")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "5 estrellas" }).check({ force: true });
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("¡Gracias, hemos recibido su opinión!")).toBeVisible();
});

test("whoever signs in reads the home in Spanish, and loads its words with it and not before", {
  tag: "@script",
}, async ({ page, javaScriptEnabled }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const ofMembers = () => fetched.filter((path) => path.includes("spanish-of-members")).length;
  await page.goto("/login?lang=es");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Correo electrónico").fill("chapter@goodstanding.example");
  await page.locator('input[name="password"]').fill("booster-club-2026");
  expect(ofMembers()).toBe(0);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page).toHaveURL("/app");
  await expect(page.getByRole("heading", { name: "Lo que sigue" })).toBeVisible();
  await page.getByRole("link", { name: "Ver el calendario" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Calendario");
  expect(ofMembers()).toBe(1);
  expect(fetched.filter((path) => path === "/login" || path === "/app")).toEqual(["/login"]);
});

test("whoever applies in Spanish goes on in Spanish to the form, and its words come with it", {
  tag: "@script",
}, async ({ page, javaScriptEnabled }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const ofMembers = () => fetched.filter((path) => path.includes("spanish-of-members")).length;
  await page.goto("/application/start?level=1001&lang=es");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Escriba su correo electrónico").fill(`${randomUUID()}@starts.example`);
  await page.locator('input[name="password"]').fill(password);
  expect(ofMembers()).toBe(0);
  await page.getByRole("button", { name: "¡Vamos!" }).click();
  await expect(page).toHaveURL(/\/application\/create\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud Start-Up");
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByRole("alert")).toContainText("El campo «nombre legal» es obligatorio.");
  await fill(page, answers[0] ?? {});
  await expect(page.getByText("Borrador guardado ahora mismo")).toBeVisible();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Situación legal");
  await expectAccessible(page);
  expect(ofMembers()).toBe(1);
});
