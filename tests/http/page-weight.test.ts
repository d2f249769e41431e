import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { questionMessages } from "#modules/applications/definitions/question-messages";
import { applicationQuestion } from "#modules/applications/definitions/questions-in-spanish";
import { builtScripts, reachedFrom, weighPage, weightOf } from "#tests/setup/page-weight";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { wizardMessages } from "~/parts/wizard/words";
import { wizard } from "~/parts/wizard/words.es";

const SCRIPT_BUDGET = 116_000;
const STYLE_BUDGET = 15_000;
const publicPages = [
  "/",
  "/privacy",
  "/terms",
  "/refunds",
  "/bylaws-generator/chapter",
  "/pricing",
  "/irs-form-990",
  "/revoked",
  "/incorporation-and-ein",
  "/state-registration",
  "/state-registration/CA",
  "/application/start?level=1001",
  "/contest/photo",
  "/contest/video",
  "/login",
  "/password/email",
  "/password/reset/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
];

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

describe("the weight of public pages", () => {
  it.each(publicPages.map((path) => [path]))("%s stays within its budgets", async (path) => {
    const { html } = await new Visitor(web.url).open(path);
    const { script, style } = weighPage(html);
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(style).toBeGreaterThan(1_000);
    expect(style).toBeLessThanOrEqual(STYLE_BUDGET);
    // The scripts come after what is to be seen.
    const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(preloads.length).toBeGreaterThan(3);
    expect(preloads.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
  });
});

describe("the weight of an application", () => {
  it("has its questions in no script, and its Spanish in that of members alone", () => {
    const assets = "build/client/assets";
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const having = (words: string) =>
      scripts
        .filter((name) => readFileSync(`${assets}/${name}`, "utf8").includes(words))
        .map((name) => name.replace(/-[\w-]{8}\.js$/, ""));
    expect(having(wizardMessages.en.conflictText)).toHaveLength(1);
    expect(having(wizard.conflictText)).toEqual(["spanish-of-members"]);
    expect(having(questionMessages.en["legal_name.hint"])).toEqual([]);
    expect(having(applicationQuestion["legal_name.hint"])).toEqual([]);
  });
});

describe("the weight of passkeys", () => {
  it("PSK-13 is at most 8 kB of script, on the pages alone that ask for one", () => {
    const { shell, routes } = builtScripts();
    const shared = reachedFrom(shell);
    const [button = ""] = [...reachedFrom(routes["screens/sign-in/login/route"] ?? [])].filter(
      (asset) => asset.includes("/passkey-button-"),
    );
    const own = [...reachedFrom([button])].filter((asset) => !shared.has(asset));
    // The button with its words, the library that comes with the first press of it, and the question
    // whether the browser has passkeys, which the pages ask too that offer one.
    expect(own).toHaveLength(3);
    const dialog = own.filter((asset) => !asset.includes("/use-passkeys-"));
    expect(dialog).toHaveLength(2);
    const weight = weightOf(own);
    expect(weight).toBeGreaterThan(2_000);
    expect(weight).toBeLessThanOrEqual(8_000);
    const asking = Object.entries(routes).filter(([, scripts]) =>
      dialog.some((asset) => reachedFrom(scripts).has(asset)),
    );
    expect(asking.map(([id]) => id).toSorted()).toEqual([
      "screens/passkeys/add/route",
      "screens/passkeys/sign-in/route",
      "screens/profile/confirm/route",
      "screens/profile/two-step/route",
      "screens/sign-in/login/route",
    ]);
  });
});
