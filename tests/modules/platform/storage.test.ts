import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { diskStorage } from "#modules/platform/storage/disk.server";
import type { Storage } from "#modules/platform/storage/port";
import { StorageUnavailable } from "#modules/platform/storage/port";
import { s3Storage } from "#modules/platform/storage/s3.server";
import { type S3Server, startS3 } from "#tests/setup/s3";

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-files-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const s3Options = (port: number) => ({
  bucket: "files",
  endpoint: `http://127.0.0.1:${port}`,
  region: "us-east-1",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
});

async function* brokenHalfway(bytes: Buffer) {
  yield bytes;
  throw new Error("the visitor went away");
}

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3(await newFolder());
});
afterAll(() => s3.stop());

/** What every place for files must do. */
function contract(name: string, make: () => Promise<Storage>) {
  describe(`storage contract on ${name}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await make();
    });

    it("gives back the bytes, the size and the content type", async () => {
      const bytes = randomBytes(70_000);
      const put = await storage.put("documents/1/a-b_c.docx", bytes, { contentType: "text/x-a" });
      expect(put).toEqual({ size: 70_000, contentType: "text/x-a" });
      const found = await storage.get("documents/1/a-b_c.docx");
      expect(found).toMatchObject({ size: 70_000, contentType: "text/x-a" });
      expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
      expect(await storage.stat("documents/1/a-b_c.docx")).toEqual(put);
    });

    it("gives back a part, and says how large the whole is", async () => {
      const bytes = randomBytes(5_000);
      await storage.put("media/part", bytes, { contentType: "video/mp4" });
      for (const [start, end] of [
        [0, 1],
        [17, 4_000],
        [4_999, 4_999],
      ] as const) {
        const found = await storage.get("media/part", { start, end });
        expect(found).toMatchObject({ size: 5_000, contentType: "video/mp4" });
        const part = found && (await buffer(found.stream));
        expect(part?.equals(bytes.subarray(start, end + 1))).toBe(true);
      }
      expect(await storage.get("media/none", { start: 0, end: 1 })).toBeUndefined();
    });

    it("takes a stream of more than one part", async () => {
      const bytes = randomBytes(11 * 1024 * 1024);
      const chunks = Readable.from([bytes.subarray(0, 6_000_000), bytes.subarray(6_000_000)]);
      const put = await storage.put("media/large", chunks, { contentType: "video/mp4" });
      expect(put.size).toBe(bytes.length);
      const found = await storage.get("media/large");
      expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
    });

    it("keeps an empty file", async () => {
      await storage.put("empty", Buffer.alloc(0), { contentType: "text/plain" });
      const found = await storage.get("empty");
      expect(found?.size).toBe(0);
      expect(found && (await buffer(found.stream)).length).toBe(0);
    });

    it("replaces whole", async () => {
      await storage.put("twice", Buffer.from("a long first text"), { contentType: "text/plain" });
      await storage.put("twice", Buffer.from("short"), { contentType: "text/html" });
      const found = await storage.get("twice");
      expect(found).toMatchObject({ size: 5, contentType: "text/html" });
      expect(found && (await buffer(found.stream)).toString()).toBe("short");
    });

    it("holds a file beside a folder of the same name, and lists both", async () => {
      await storage.put("x", Buffer.from("1"), { contentType: "text/plain" });
      await storage.put("x/y", Buffer.from("2"), { contentType: "text/plain" });
      expect(await storage.stat("x")).toMatchObject({ size: 1 });
      expect(await storage.stat("x/y")).toMatchObject({ size: 1 });
      const keys: string[] = [];
      for await (const key of storage.list()) keys.push(key);
      expect(keys).toEqual(expect.arrayContaining(["x", "x/y"]));
    });

    it("says undefined for what is not there, also after removing it", async () => {
      expect(await storage.get("nothing/here")).toBeUndefined();
      expect(await storage.stat("nothing/here")).toBeUndefined();
      await storage.put("gone", Buffer.from("1"), { contentType: "text/plain" });
      await storage.remove("gone");
      await storage.remove("gone");
      expect(await storage.get("gone")).toBeUndefined();
    });

    it("leaves nothing, or what was there before, when the source breaks off", async () => {
      const half = () => Readable.from(brokenHalfway(randomBytes(100_000)));
      await expect(storage.put("half", half(), { contentType: "a/b" })).rejects.toThrow(
        "went away",
      );
      expect(await storage.stat("half")).toBeUndefined();
      await storage.put("whole", Buffer.from("before"), { contentType: "text/plain" });
      await expect(storage.put("whole", half(), { contentType: "a/b" })).rejects.toThrow();
      expect(await storage.stat("whole")).toEqual({ size: 6, contentType: "text/plain" });
    });

    it.each([
      "",
      "/a",
      "../a",
      "a/../b",
      "a//b",
      "a\0b",
      "a/.hidden",
      "a\\b",
      "ä",
      "long/".repeat(150),
    ])("refuses the key %j", async (key) => {
      const options = { contentType: "text/plain" };
      await expect(storage.put(key, Buffer.from("1"), options)).rejects.toThrow(RangeError);
      await expect(storage.get(key)).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
    });

    it("is healthy", () => expect(storage.health()).resolves.toBeUndefined());
  });
}

contract("disk", async () => diskStorage(await newFolder()));
contract("an S3 server", async () => s3Storage(s3Options(s3.port)));

describe("storage on disk", () => {
  it("says that it is not available when its place is away, and works again when it is back", async () => {
    const folder = join(await newFolder(), "files");
    await writeFile(folder, "not a folder");
    const storage = diskStorage(folder);
    const put = () => storage.put("a", Buffer.from("1"), { contentType: "text/plain" });
    await expect(put()).rejects.toThrow(StorageUnavailable);
    await expect(storage.health()).rejects.toThrow(StorageUnavailable);
    await rm(folder);
    await expect(put()).resolves.toMatchObject({ size: 1 });
    await expect(storage.health()).resolves.toBeUndefined();
  });

  it("removes what a dead process left half written, and nothing that is young", async () => {
    const folder = await newFolder();
    await mkdir(join(folder, "tmp"));
    await writeFile(join(folder, "tmp", "old"), "half");
    await writeFile(join(folder, "tmp", "young"), "half");
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, "tmp", "old"), longAgo, longAgo);
    await diskStorage(folder).put("a", Buffer.from("1"), { contentType: "text/plain" });
    expect(await readdir(join(folder, "tmp"))).toEqual(["young"]);
  });

  describe("that is full", () => {
    let place: string;
    let isMounted = false;
    beforeAll(async () => {
      place = await newFolder();
      const options = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", place];
      isMounted = spawnSync("mount", options).status === 0;
    });
    afterAll(() => {
      if (isMounted) spawnSync("umount", [place]);
    });

    it("says so, keeps what was there and leaves no half file", async ({ skip }) => {
      if (!isMounted) skip("a full disk needs root and the right to mount");
      const storage = diskStorage(place);
      const type = { contentType: "text/plain" };
      await storage.put("small", Buffer.from("kept"), type);
      const large = Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]);
      await expect(storage.put("large", large, type)).rejects.toThrow(StorageUnavailable);
      await expect(storage.put("small", Buffer.alloc(400_000), type)).rejects.toThrow("ENOSPC");
      expect(await storage.stat("large")).toBeUndefined();
      expect(await readdir(join(place, "tmp"))).toEqual([]);
      const small = await storage.get("small");
      expect(small && (await buffer(small.stream)).toString()).toBe("kept");
      await expect(storage.health()).resolves.toBeUndefined();
    });
  });
});

describe("storage in a bucket", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function answering(status: number): Promise<Storage> {
    server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return s3Storage(s3Options((server.address() as AddressInfo).port));
  }

  it("says that it is not available when the server is away", async () => {
    const storage = s3Storage(s3Options(1));
    await expect(storage.get("a")).rejects.toThrow(StorageUnavailable);
    await expect(storage.health()).rejects.toThrow(StorageUnavailable);
    const put = storage.put("a", Buffer.from("1"), { contentType: "text/plain" });
    await expect(put).rejects.toThrow(StorageUnavailable);
  });

  it.each([403, 503])("says so when the server answers %i", async (status) => {
    const storage = await answering(status);
    await expect(storage.stat("a")).rejects.toThrow(StorageUnavailable);
  });

  it("says so when the bucket is not there", async () => {
    const storage = s3Storage({ ...s3Options(s3.port), bucket: "elsewhere" });
    const put = storage.put("a", Buffer.from("1"), { contentType: "text/plain" });
    await expect(put).rejects.toThrow(StorageUnavailable);
    await expect(storage.get("a")).rejects.toThrow(StorageUnavailable);
    await expect(storage.health()).rejects.toThrow(StorageUnavailable);
  });
});
