import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weighPage } from "#tests/setup/page-weight";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

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
