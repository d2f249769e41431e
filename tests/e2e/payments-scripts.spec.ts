import { readFileSync } from "node:fs";
import { owe, untilLive } from "./debtor";
import { expect, test } from "./support";

interface Inventory {
  readonly scripts: readonly { readonly from: string; readonly script: string }[];
  readonly files: Readonly<Record<string, string>>;
}

test("C-18 @script a browser runs nothing on the payments page that is not in its inventory", async ({
  page,
}) => {
  await owe(page);
  const inventory = JSON.parse(readFileSync("build/payment-scripts.json", "utf8")) as Inventory;
  const loaded: URL[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()));
  });
  await page.goto("/app/payments");
  await untilLive(page);
  const { origin } = new URL(page.url());
  const own = loaded.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
  const others = loaded.filter((url) => url.origin !== origin).map(({ pathname }) => pathname);
  for (const pathname of own) expect(inventory.files).toHaveProperty([pathname]);
  const provider = inventory.scripts.filter(({ from }) => from === "provider");
  expect([...new Set(others)].sort()).toEqual(provider.map(({ script }) => script).sort());
  const elements = await page.locator("script").evaluateAll((all) =>
    all.map((element) => {
      const { src, nonce } = element as HTMLScriptElement;
      return src === "" ? nonce !== "" : true;
    }),
  );
  expect(elements).not.toContain(false);
});
