import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { approvedCharge, startProvider, visa } from "#tests/modules/billing/gateway-support";
import { temporaryFolder } from "#tests/setup/web";
import { provider } from "../../dev/provider.mjs";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  folder.remove();
  vi.unstubAllEnvs();
});

describe("the simulator's books", () => {
  it("outlive its process, and hold no whole card number", async () => {
    const file = join(folder.path, "provider", "books.json");
    const first = await startProvider({ file });
    const { ref, transId } = await approvedCharge(first);
    await first.stop();
    expect(readFileSync(file, "utf8")).toContain(transId);
    expect(readFileSync(file, "utf8")).not.toContain(visa);

    const second = await startProvider({ file });
    const found = await second.gateway.find(ref, { since: new Date(Date.now() - 60_000) });
    expect(found).toMatchObject({ kind: "found", transId, standing: "charged" });
    const again = await approvedCharge(second);
    expect(again.transId).not.toBe(transId);
    expect(second.simulator.admin.ledger()).toHaveLength(2);
    await second.stop();
  });
});

describe("npm start", () => {
  const place = () => ({
    port: 3000,
    dataDir: folder.path,
    isDemonstration: true,
    host: "127.0.0.1",
    openPort: async (port: number) => (port === 3400 ? port : undefined),
  });

  it("starts a simulator at the same address again, its notifications going to the web server", async () => {
    const started = await provider(place());
    expect(started?.url).toBe("http://127.0.0.1:3400");
    expect(JSON.parse(started?.args[1] ?? "")).toMatchObject({
      port: 3400,
      webhookUrl: "http://127.0.0.1:3000/webhooks/payments",
    });
  });

  it("takes another port when that one is taken", async () => {
    const started = await provider({ ...place(), openPort: async () => undefined });
    expect(started?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(started?.url).not.toBe("http://127.0.0.1:3400");
  });

  it("lets the environment alone name the sandbox, or a simulator that runs already", async () => {
    vi.stubEnv("ANET_ENV", "sandbox");
    expect(await provider(place())).toBeUndefined();
    vi.stubEnv("ANET_ENV", "simulator");
    expect(await provider(place())).toBeDefined();
    vi.stubEnv("ANET_SIMULATOR_URL", "http://127.0.0.1:9");
    expect(await provider(place())).toBeUndefined();
  });

  it("starts none for production", async () => {
    expect(await provider({ ...place(), isDemonstration: false })).toBeUndefined();
  });
});
