import { extname, resolve } from "node:path";
import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./files";

/** What looks like a key, a token or a password of somebody's service, with its place. */
async function secretsIn(path: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: resolve(path), content, contentType: "text", ext: extname(path) },
    options: { config: { rules: [{ id: "preset", rule: creator }] }, maskSecrets: true },
  });
  return messages.map(({ loc, message }) => `${path}:${loc.start.line} ${message}`);
}

describe("secrets", () => {
  it("are in no file of the repository", { timeout: 60_000 }, async () => {
    const found = [];
    for (const path of repositoryFiles(/./)) {
      const text = textOf(path);
      if (!text.includes("\0")) found.push(...(await secretsIn(path, text)));
    }
    expect(found).toEqual([]);
  });

  // Put together here, so that this file holds none.
  const key = ["-----BEGIN", "RSA PRIVATE KEY-----"].join(" ");
  it.each([
    ["a private key", `${key}\n${"MIIEowIBAAKCAQEA".repeat(30)}\n${key.replace("BEGIN", "END")}`],
    ["a token of GitHub", `token = "${["ghp", "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"].join("_")}"`],
    ["a key of AWS", `AWS_SECRET_ACCESS_KEY=${"wJalrXUtnFEMI/K7MDENG/"}${"bPxRfiCYEXAMPLEKEZ"}`],
    ["a password in an address", `postgres${"://"}admin:${"hunter2secret"}@db.club.net:5432/x`],
  ])("would be found: %s", async (_name, text) => {
    expect(await secretsIn("planted.txt", text)).not.toEqual([]);
  });
});
