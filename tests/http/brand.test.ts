import { afterAll, beforeAll, expect, it } from "vitest";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb({
    BRAND_NAME: "Clubkeeper",
    COMPANY_NAME: "Clubkeeper LLC",
    SUPPORT_EMAIL: "help@clubkeeper.example",
    SUPPORT_PHONE: "(555) 010-0199",
  });
});
afterAll(() => web.stop());

it.each(["/", "/privacy", "/bylaws-generator/chapter", "/login", "/no-such-page"])(
  "A-22 shows another brand everywhere on %s",
  async (path) => {
    const { html } = await new Visitor(web.url).open(path);
    expect(html).not.toMatch(/Goodstanding/);
    for (const word of ["Clubkeeper", "Clubkeeper LLC", "help@clubkeeper.example", "010-0199"]) {
      expect(html).toContain(word);
    }
  },
);

it("A-21 mounts one root app element", async () => {
  const { html } = await new Visitor(web.url).open("/");
  expect(html.match(/id="app"/g)).toHaveLength(1);
});
