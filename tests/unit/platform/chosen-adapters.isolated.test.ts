import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function configure(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

const production = {
  NODE_ENV: "production",
  APP_SECRET: "a secret of this installation, long enough",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  PUBLIC_URL: "https://goodstanding.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  DATA_DIR: "/var/lib/goodstanding",
  ANET_ENV: "production",
  ANET_API_LOGIN_ID: "own-login",
  ANET_TRANSACTION_KEY: "own-transaction",
  ANET_CLIENT_KEY: "own-client",
  ANET_SIGNATURE_KEY: "own-signature",
};

describe("the configuration chooses", () => {
  it("the development mailbox outside production only", async () => {
    expect((await import("#modules/platform/mail/dev-mailbox.server")).devMailbox).toBeDefined();
    vi.resetModules();
    configure(production);
    expect((await import("#modules/platform/mail/dev-mailbox.server")).devMailbox).toBeUndefined();
    const { exampleLetters, readLetter } = await import("~/screens/mailbox/letters.server");
    const { createCtx } = await import("#modules/platform/ctx.server");
    expect(await exampleLetters(createCtx())).toEqual([]);
    expect(await readLetter(createCtx(), "template-accounts-password-reset")).toBeUndefined();
  });

  it("the folder for files when no bucket is named", async () => {
    const folder = await mkdtemp(join(tmpdir(), "goodstanding-data-"));
    configure({ DATA_DIR: folder });
    const { storage } = await import("#modules/platform/storage/index.server");
    await storage.put("a", Buffer.from("1"), { contentType: "text/plain" });
    expect(await readdir(join(folder, "files"))).toContain("objects");
    await rm(folder, { recursive: true });
  });

  it("the bucket when one is named", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    configure({
      S3_BUCKET: "files",
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    const { storage } = await import("#modules/platform/storage/index.server");
    await storage.health();
    expect(asked).toEqual(["HEAD /files"]);
    server.closeAllConnections();
    server.close();
  });
});

it("the limits are those of the security rules", async () => {
  const { limits } = await import("#modules/platform/ratelimit/limits");
  const minutes = (name: keyof typeof limits) => [limits[name].points, limits[name].seconds / 60];
  expect(minutes("loginAccount")).toEqual([10, 15]);
  expect(minutes("loginAddress")).toEqual([50, 15]);
  expect(minutes("passwordEmail")).toEqual([3, 60]);
  expect(minutes("applicationStart")).toEqual([5, 60]);
  expect(minutes("publicForm")).toEqual([5, 10]);
  expect(minutes("discountReserve")).toEqual([10, 10]);
  expect(minutes("payment")).toEqual([10, 60]);
  expect(minutes("paymentDecline")).toEqual([5, 24 * 60]);
  expect(minutes("upload")).toEqual([20, 60]);
  expect(limits.unverifiedForm.points).toBeLessThan(limits.publicForm.points);
});
