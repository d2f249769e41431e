import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeScratchFolder } from "../storage/index.server";
import { type Decoder, findDecoder, type Ran, runDecoder, type Task } from "./ffmpeg.server";
import { type Source, scaled } from "./film.server";
import { measureSeconds, readClaim } from "./probe.server";
import { makeClip, type VideoClip } from "./video-clip.server";

/** Of the longer side, in pixels. */
const THUMBNAIL_SIDE = 640;
/** Where in a film its picture is taken. */
const SHARE = 0.25;

export interface VideoPreview {
  readonly kind: "made";
  /** A PNG of the film at a quarter of its duration, upright, at most 640 pixels a side. */
  readonly thumbnail: { readonly path: string; readonly width: number; readonly height: number };
  /** A small film for the gallery; undefined when only its picture could be made. */
  readonly clip: VideoClip | undefined;
  /** Undefined for a film that nobody knows the length of. */
  readonly durationSeconds: number | undefined;
  /** The most memory that one run of the decoder used. */
  readonly peakBytes: number;
  /** Removes the files; whoever gets them does. */
  remove(): Promise<void>;
}

/** Nothing can be shown of the file. */
export interface VideoRefused {
  readonly kind: "unreadable";
}

export interface Thumbnail {
  readonly path: string;
  readonly seconds: number | undefined;
  readonly peakBytes: number;
}

/**
 * Makes what is shown of a film: its picture at a quarter of the duration and a small film, both
 * redrawn and without metadata, in a scratch folder.
 * @param path of the file as it was sent
 * @throws DecoderUnavailable when this machine has no decoder; the signal's reason;
 * StorageUnavailable
 */
export async function makeVideoPreview(
  path: string,
  signal: AbortSignal,
  decoder: Decoder = findDecoder(),
): Promise<VideoPreview | VideoRefused> {
  const folder = await makeScratchFolder();
  let isKept = false;
  try {
    const source = { decoder, input: resolve(path), output: folder.path, signal };
    const thumbnail = await makeThumbnail(source);
    if (!thumbnail) return { kind: "unreadable" };
    const clip = await makeClip(source);
    isKept = true;
    return {
      kind: "made",
      thumbnail: { path: thumbnail.path, ...(await sizeOfPng(thumbnail.path)) },
      clip: clip.clip,
      durationSeconds: thumbnail.seconds,
      peakBytes: Math.max(thumbnail.peakBytes, clip.peakBytes),
      remove: folder.remove,
    };
  } finally {
    if (!isKept) await folder.remove();
  }
}

/**
 * Takes the picture at a quarter of the duration: of the claimed one, where it holds a picture, else
 * of the real one, else the first picture there is.
 */
export async function makeThumbnail(source: Source): Promise<Thumbnail | undefined> {
  const { decoder, input, output, signal } = source;
  const film = await readClaim(decoder, input, output, signal);
  if (!film.hasPicture) return undefined;
  let peakBytes = 0;
  const path = join(output, "thumbnail.png");
  const take = async (seconds: number) => {
    const ran = await takePicture(source, seconds * SHARE);
    peakBytes = Math.max(peakBytes, ran.peakBytes);
    return ran.ok && existsSync(path);
  };
  const claimed = film.seconds;
  if (claimed !== undefined && (await take(claimed))) return { path, seconds: claimed, peakBytes };
  const real = await measureSeconds(decoder, input, output, signal);
  if (real !== undefined && (await take(real))) return { path, seconds: real, peakBytes };
  return (await take(0)) ? { path, seconds: real ?? claimed, peakBytes } : undefined;
}

/** By the exact picture; by the nearest key frame where that would take too long. */
async function takePicture(source: Source, at: number): Promise<Ran> {
  const ran = await runDecoder(source.decoder, pictureTask(source, at, []));
  if (!ran.isTooSlow) return ran;
  return runDecoder(
    source.decoder,
    pictureTask(source, at, ["-noaccurate_seek", "-skip_frame", "nokey"]),
  );
}

const pictureTask = (
  { input, output, signal }: Source,
  at: number,
  before: readonly string[],
): Task => ({
  place: { input, output },
  // Before the input: the decoder goes to the key frame before the place and decodes from there.
  before: ["-threads", "2", ...before, ...(at > 0 ? ["-ss", at.toFixed(3)] : [])],
  after: (folder) => [
    ...["-map", "0:V:0", "-frames:v", "1", "-vf", scaled(THUMBNAIL_SIDE)],
    ...["-map_metadata", "-1", "-threads", "1", "-c:v", "png", "-pix_fmt", "rgb24"],
    ...["-f", "image2", "-update", "1", "-y", `${folder}/thumbnail.png`],
  ],
  signal,
});

async function sizeOfPng(path: string): Promise<{ width: number; height: number }> {
  const bytes = await readFile(path);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
