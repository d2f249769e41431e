import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Decoder, type Ran, runDecoder } from "./ffmpeg.server";
import { type Source, scaled } from "./film.server";

/** Of the longer side, in pixels. */
const CLIP_SIDE = 640;
/** How much of a film the gallery shows. */
const CLIP_SECONDS = 30;
/** Thirty seconds of the largest films, on a slow processor. */
const limits = { cpuSeconds: 150, wallMs: 200_000 };

/** A small film that every browser plays. */
export interface VideoClip {
  readonly path: string;
  readonly contentType: "video/mp4" | "video/webm";
  /** In bytes. */
  readonly size: number;
}

interface Codecs {
  readonly contentType: VideoClip["contentType"];
  readonly picture: readonly string[];
  /** Empty where the decoder knows no way to write sound. */
  readonly sound: readonly string[];
  readonly container: readonly string[];
}

const h264 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "27", "-profile:v", "main"];
const vp8 = ["-c:v", "libvpx", "-b:v", "900k", "-crf", "30", "-deadline", "realtime"];

/** What the decoder can write, by the list that it gives of itself. */
export function chooseCodecs(encoders: string): Codecs | undefined {
  const has = (name: string) => new RegExp(`^ [VA]\\S+ ${name} `, "m").test(encoders);
  if (has("libx264")) {
    return {
      contentType: "video/mp4",
      picture: h264,
      sound: has("aac") ? ["-c:a", "aac", "-b:a", "96k", "-ac", "2"] : [],
      container: ["-movflags", "+faststart", "-f", "mp4"],
    };
  }
  if (!has("libvpx")) return undefined;
  const sound = ["libopus", "libvorbis"].find(has);
  return {
    contentType: "video/webm",
    picture: [...vp8, "-cpu-used", "5"],
    sound: sound ? ["-c:a", sound, "-b:a", "96k", "-ac", "2"] : [],
    container: ["-f", "webm"],
  };
}

const known = new Map<string, Codecs | undefined>();

/** What a decoder can write. @throws when it does not say: what is not known is not remembered. */
async function codecsOf({ program }: Decoder): Promise<Codecs | undefined> {
  if (!known.has(program)) {
    const listing = promisify(execFile)(program, ["-hide_banner", "-encoders"]);
    known.set(program, chooseCodecs((await listing).stdout));
  }
  return known.get(program);
}

/**
 * Makes the small film of the first thirty seconds: H.264 and AAC, or VP8 where the decoder cannot
 * write them; without its sound when that alone is damaged; none when that fails too.
 */
export async function makeClip(
  source: Source,
): Promise<{ readonly clip: VideoClip | undefined; readonly peakBytes: number }> {
  const codecs = await codecsOf(source.decoder);
  if (!codecs) return { clip: undefined, peakBytes: 0 };
  let ran = await encode(source, codecs, codecs.sound);
  if (!ran.ok && !ran.isTooSlow) ran = await encode(source, codecs, []);
  const path = join(source.output, "clip");
  const size = ran.ok ? (await stat(path)).size : 0;
  const clip = size > 0 ? { path, contentType: codecs.contentType, size } : undefined;
  return { clip, peakBytes: ran.peakBytes };
}

const encode = (
  { decoder, input, output, signal }: Source,
  { picture, container }: Codecs,
  sound: readonly string[],
): Promise<Ran> =>
  runDecoder(decoder, {
    place: { input, output },
    before: ["-t", String(CLIP_SECONDS)],
    after: (folder) => [
      ...["-map", "0:V:0", "-vf", scaled(CLIP_SIDE), ...picture, "-pix_fmt", "yuv420p"],
      ...["-threads", "1", ...(sound.length > 0 ? ["-map", "0:a:0?", ...sound] : [])],
      ...["-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"],
      ...["-flags:v", "+bitexact", "-flags:a", "+bitexact", ...container, "-y", `${folder}/clip`],
    ],
    signal,
    limits,
  });
