import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Decoder, findDecoder, runDecoder } from "#modules/platform/media/ffmpeg.server";
import {
  judgeVideo,
  makeVideoPreview,
  probeVideo,
  type VideoPreview,
} from "#modules/platform/media/index.server";
import { findFfmpeg } from "#modules/platform/media/tools.server";
import { chooseCodecs } from "#modules/platform/media/video-clip.server";
import { media, mediaNames } from "#tests/setup/files";
import { folder, leftBehind } from "./scratch-folder";

const signal = new AbortController().signal;
const kept: VideoPreview[] = [];

function fileOf(name: string, bytes: Uint8Array | string = media(name)): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function preview(path: string, decoder?: Decoder): Promise<VideoPreview> {
  const made = await makeVideoPreview(path, signal, decoder);
  if (made.kind !== "made") throw new Error(made.kind);
  kept.push(made);
  return made;
}

async function colorOf(png: string, x = 0.5, y = 0.5): Promise<number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(at * info.channels, at * info.channels + 3)];
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60;

describe.skipIf(!findFfmpeg())("what is shown of a video", () => {
  let decoder: Decoder;
  /** Makes a film with the bare decoder. */
  const film = (name: string, ...args: string[]) => {
    const path = join(folder, name);
    const base = ["-nostdin", "-y", "-loglevel", "error"];
    const { status, stderr } = spawnSync(decoder.program, [...base, ...args, path]);
    if (status !== 0) throw new Error(String(stderr));
    return path;
  };

  beforeAll(async () => {
    decoder = await findDecoder();
  });
  afterEach(async () => {
    for (const made of kept.splice(0)) await made.remove();
    expect(leftBehind()).toEqual([]);
  });

  const quarters = mediaNames.filter((name) => name.startsWith("vid__quarter_is_red"));
  it.each(quarters)("F-34 %s is shown as it is at a quarter of its duration", async (name) => {
    const { thumbnail, durationSeconds } = await preview(fileOf(name));
    expect(readFileSync(thumbnail.path).toString("latin1", 1, 4)).toBe("PNG");
    expect([isRed(await colorOf(thumbnail.path)), durationSeconds]).toEqual([true, 4]);
  });

  it("F-34 whatever walls there are, the picture is the same", async () => {
    const { bwrap, prlimit } = decoder.walls;
    const path = fileOf("vid__quarter_is_red.mp4");
    const choices = [{}, ...(prlimit ? [{ prlimit }] : []), ...(bwrap ? [{ bwrap }] : [])];
    for (const walls of [...choices, decoder.walls]) {
      const made = await preview(path, { ...decoder, walls });
      expect([isRed(await colorOf(made.thumbnail.path)), made.clip?.size]).toEqual([
        true,
        expect.any(Number),
      ]);
    }
  });

  /** A copy of the film of four seconds in which numbers of its boxes are others. */
  function lying(...changes: readonly (readonly [box: string, at: number, value: number])[]) {
    const bytes = Buffer.from(media("vid__quarter_is_red.mp4"));
    for (const [box, at, value] of changes) bytes.writeUInt32BE(value, bytes.indexOf(box) + at);
    return fileOf("lying.mp4", bytes);
  }
  const numberOf = (box: string, at: number) => {
    const bytes = media("vid__quarter_is_red.mp4");
    return bytes.readUInt32BE(bytes.indexOf(box) + at);
  };

  it("F-34 a film that claims an hour and holds four seconds is shown at its first second", async () => {
    const places = [
      ["mvhd", 20],
      ["mdhd", 20],
      ["tkhd", 24],
    ] as const;
    const changes = places.map(([box, at]) => [box, at, numberOf(box, at) * 900] as const);
    const { thumbnail, durationSeconds, claimedSeconds } = await preview(lying(...changes));
    expect(isRed(await colorOf(thumbnail.path))).toBe(true);
    expect(durationSeconds).toBeGreaterThan(3);
    expect(durationSeconds).toBeLessThan(5);
    expect(claimedSeconds).toBe(3_600);
  });

  it("F-34 a time scale that lies is told as no length: of the film's head, and of its pictures", async () => {
    const head = await preview(lying(["mvhd", 16, numberOf("mvhd", 16) / 1_000]));
    expect(head.durationSeconds).toBeGreaterThan(3);
    expect(head.durationSeconds).toBeLessThan(5);
    const slow = await preview(lying(["mdhd", 16, 1]));
    const fast = await preview(lying(["mdhd", 16, 100_000_000]));
    expect([slow.durationSeconds, fast.durationSeconds]).toEqual([undefined, undefined]);
    expect([slow.claimedSeconds, fast.claimedSeconds]).toEqual([undefined, undefined]);
  });

  it("F-34 dots that are said to be hundreds of times as wide as high are shown square", async () => {
    const source = ["-f", "lavfi", "-i", "color=red:s=160x120:d=1:r=5", "-c:v", "mpeg4"];
    const { thumbnail } = await preview(film("flat.mkv", ...source, "-aspect", "400:1"));
    expect([thumbnail.width, thumbnail.height]).toEqual([160, 120]);
  });

  it("a film is told as short of what it claims where half is missing, and as whole where nothing is", async () => {
    const source = ["-f", "lavfi", "-i", "testsrc2=s=160x120:r=10:d=8", "-c:v", "flv1"];
    const whole = film("whole.flv", ...source);
    expect(await preview(whole)).toMatchObject({ durationSeconds: 8, claimedSeconds: undefined });
    const bytes = readFileSync(whole);
    const half = await preview(fileOf("half.flv", bytes.subarray(0, bytes.length / 2)));
    expect(half.durationSeconds).toBeLessThan(6);
    expect(half.claimedSeconds).toBe(8);
  });

  const cutters: readonly (readonly [string, () => Buffer])[] = [
    ...["mp4", "mkv", "webm", "ogv"].map(
      (type) => [type, () => media(`vid__quarter_is_red.${type}`)] as const,
    ),
    ...["avi", "wmv"].map((type) => {
      const source = ["-f", "lavfi", "-i", "testsrc2=s=160x120:r=10:d=4", "-c:v", "msmpeg4"];
      return [type, () => readFileSync(film(`whole.${type}`, ...source))] as const;
    }),
  ];
  it.each(cutters)("F-29 half a film is refused as such: %s", async (type, make) => {
    const bytes = make();
    const sent = (part: Buffer) => {
      const path = fileOf(`sent.${type}`, part);
      const file = { name: `team.${type}`, declaredType: "", size: part.length, sha256: "" };
      return { field: "file", path, ...file };
    };
    expect((await judgeVideo(sent(bytes))).ok).toBe(true);
    const refused = { code: "invalid", errors: { file: [{ key: "videoCut" }] } };
    for (const share of [0.5, 0.9]) {
      const part = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await judgeVideo(sent(part))).toMatchObject({ refusal: refused });
    }
    // What stands behind the film is no part of it.
    expect((await judgeVideo(sent(Buffer.concat([bytes, Buffer.alloc(100)])))).ok).toBe(true);
  });

  it("F-34 a film is shown upright and in its own proportions", async () => {
    const turned = await preview(fileOf("vid__rotate_90.mp4"));
    expect([turned.thumbnail.width, turned.thumbnail.height]).toEqual([120, 160]);
    const source = ["-f", "lavfi", "-i", "color=red:s=1440x1080:d=1:r=5"];
    const wide = film("wide.mp4", ...source, "-vf", "setsar=4/3", "-c:v", "mpeg4");
    const { thumbnail } = await preview(wide);
    expect([thumbnail.width, thumbnail.height]).toEqual([640, 360]);
  });

  it("F-36 says nothing of where, when and by whom it was taken", async () => {
    const { thumbnail, clip } = await preview(fileOf("vid__metadata_xss_gps.mp4"));
    const clipBytes = readFileSync(clip?.path ?? "", "latin1");
    expect(media("vid__metadata_xss_gps.mp4").toString("latin1")).toContain("alert(1)");
    for (const text of [clipBytes, readFileSync(thumbnail.path, "latin1")]) {
      expect(text).not.toMatch(/38\.8977|alert\(1\)|DROP TABLE|Booster|tEXt|Lavf/);
    }
    const said = spawnSync(decoder.program, ["-hide_banner", "-i", clip?.path ?? ""]);
    expect(String(said.stderr)).not.toMatch(/title|artist|location|comment/i);
  });

  it("the small film is MP4 where the decoder can write it, WebM where it cannot", () => {
    const line = (kind: string, name: string) => ` ${kind}..... ${name}   words\n`;
    const x264 = line("V", "libx264");
    const aac = line("A", "aac");
    const vpx = line("V", "libvpx");
    const opus = line("A", "libopus");
    expect(chooseCodecs(x264 + aac + vpx + opus)?.contentType).toBe("video/mp4");
    expect(chooseCodecs(x264)).toMatchObject({ contentType: "video/mp4", sound: [] });
    const webm = chooseCodecs(aac + vpx + opus);
    expect([webm?.contentType, webm?.sound[1]]).toEqual(["video/webm", "libopus"]);
    expect(chooseCodecs(aac)).toBeUndefined();
  });

  it("F-29 what has no moving picture is no video: sound alone, sound with a cover, text", async () => {
    expect(await probeVideo(fileOf("vid__audio_only.mp4"), signal)).toBeUndefined();
    const tone = ["-f", "lavfi", "-i", "sine=d=1"];
    const cover = ["-f", "lavfi", "-i", "color=red:s=64x64:d=1", "-frames:v", "1"];
    const attached = ["-c:v", "mjpeg", "-disposition:v", "attached_pic", "-c:a", "aac"];
    const song = film("song.mp4", ...tone, ...cover, "-map", "0", "-map", "1", ...attached);
    expect(await probeVideo(song, signal)).toBeUndefined();
    expect(await probeVideo(fileOf("text.mp4", "no film"), signal)).toBeUndefined();
  });

  it("F-29 a play list is never followed, whatever walls there are", async () => {
    const asked: string[] = [];
    const server = createServer((req, res) => {
      asked.push(req.url ?? "");
      res.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const text = `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9.0,\nhttp://127.0.0.1:${port}/seg.ts\n#EXT-X-ENDLIST\n`;
    const path = fileOf("list.mp4", text);
    try {
      for (const walls of [{}, decoder.walls]) {
        expect(await probeVideo(path, signal, { ...decoder, walls })).toBeUndefined();
      }
      expect(asked).toEqual([]);
      // The trap is one: a decoder without our limits walks into it.
      const bare = ["-nostdin", "-protocol_whitelist", "file,http,tcp", "-i", path];
      const walker = spawn(decoder.program, [...bare, "-f", "null", "-"], { stdio: "ignore" });
      await once(walker, "close");
      expect(asked).toContain("/seg.ts");
    } finally {
      server.close();
    }
  });

  it("a film that takes too long is given up, and so is one that nobody waits for", async () => {
    const long = ["-f", "lavfi", "-i", "testsrc2=s=320x240:r=30:d=60", "-c:v", "mpeg4"];
    const path = film("long.avi", ...long);
    const task = {
      place: { input: path, output: folder },
      after: () => ["-filter:v", "nlmeans", "-f", "null", "-"],
    };
    const slow = await runDecoder(decoder, { ...task, signal, limits: { wallMs: 500 } });
    expect(slow).toMatchObject({ ok: false, isTooSlow: true });
    if (decoder.walls.prlimit) {
      const busy = await runDecoder(decoder, { ...task, signal, limits: { cpuSeconds: 1 } });
      expect(busy).toMatchObject({ ok: false, isTooSlow: true });
    }
    const stop = new AbortController();
    const stopped = makeVideoPreview(path, stop.signal);
    setTimeout(() => stop.abort(new Error("nobody waits")), 50);
    await expect(stopped).rejects.toThrow("nobody waits");
  });

  it("a decoder that leaves a program behind is waited for no longer than itself", async () => {
    // As a sandbox does that is ended while it still puts up its walls.
    const program = join(folder, "leaves-a-program");
    const numberOf = join(folder, "left-program");
    writeFileSync(program, `#!/bin/sh\nsleep 600 &\necho $! >${numberOf}\nwait\n`, { mode: 0o755 });
    const place = { input: fileOf("vid__quarter_is_red.mp4"), output: folder };
    const task = { place, after: () => [], signal, limits: { wallMs: 1_000 } };
    try {
      const ran = await runDecoder({ program, walls: {} }, task);
      expect(ran).toMatchObject({ ok: false, isTooSlow: true });
    } finally {
      process.kill(Number(readFileSync(numberOf, "utf8")));
    }
  });

  it("a film of too much memory is refused", async () => {
    const limits = { memoryBytes: 60_000_000 };
    const path = fileOf("vid__quarter_is_red.mp4");
    const task = { place: { input: path, output: folder }, after: () => ["-f", "null", "-"] };
    const ran = await runDecoder(decoder, { ...task, signal, limits });
    expect(ran.ok).toBe(!decoder.walls.prlimit);
  });
});
