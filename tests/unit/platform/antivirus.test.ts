import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { isHarmless } from "#modules/platform/antivirus/index.server";
import { EICAR, endScanners, startScanner } from "#tests/setup/clamd";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-virus-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(endScanners);

const clamd = (content: Buffer) =>
  content.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";

function fileOf(content: string | Buffer): string {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, content);
  return path;
}

describe("the virus scanner", () => {
  it("F-32 is asked only where one is configured", async () => {
    expect(await isHarmless(fileOf(EICAR))).toBe(true);
  });

  it.each([undefined, join(folder, "clamd.sock")])(
    "F-32 finds what is harmful (%s)",
    async (path) => {
      const address = await startScanner(clamd, path);
      expect(await isHarmless(fileOf(EICAR), address)).toBe(false);
      expect(await isHarmless(fileOf("a letter"), address)).toBe(true);
      expect(await isHarmless(fileOf(""), address)).toBe(true);
    },
  );

  it("F-32 gets a large file whole, piece by piece", async () => {
    let size = 0;
    const address = await startScanner((content) => {
      size = content.length;
      return clamd(content);
    });
    const large = Buffer.alloc(3_000_000, "x");
    expect(await isHarmless(fileOf(Buffer.concat([large, Buffer.from(EICAR)])), address)).toBe(
      false,
    );
    expect(size).toBe(large.length + EICAR.length);
  });

  it.each([
    ["that is too long for it", "INSTREAM size limit exceeded. ERROR"],
    ["when it answers nonsense", "hello"],
    ["when it hangs up", undefined],
  ])("F-32 lets nothing pass %s", async (_, answer) => {
    const address = await startScanner(() => answer);
    const asked = isHarmless(fileOf("a letter"), address);
    await expect(asked).rejects.toMatchObject({ name: "ScannerUnavailable" });
  });

  it("F-32 lets nothing pass while it is away", async () => {
    const asked = isHarmless(fileOf("a letter"), { path: join(folder, "nobody.sock") });
    await expect(asked).rejects.toMatchObject({ name: "ScannerUnavailable" });
  });

  it("a file that is not there is no matter of the scanner's", async () => {
    const address = await startScanner(clamd);
    const asked = isHarmless(join(folder, "nothing"), address);
    await expect(asked).rejects.toMatchObject({ code: "ENOENT" });
  });
});
