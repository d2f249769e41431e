import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeScratchFolder } from "../storage/index.server";
import { type Decoder, findDecoder, type Ran, runDecoder, type Task } from "./ffmpeg.server";
import { type Source, scaled } from "./film.server";
import { type Measured, measureFilm, readClaim } from "./probe.server";
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
  /** By what it holds; undefined for a film that nobody knows the length of. */
  readonly durationSeconds: number | undefined;
  /** What it claims, where it holds less: the rest is missing, or was never there. */
  readonly claimedSeconds: number | undefined;
  /** The most memory that one run of the decoder used. */
  readonly peakBytes: number;
  /** Removes the files; whoever gets them does. */
  remove(): Promise<void>;
}

/** Nothing can be shown of the file. */
export interface VideoRefused {
  readonly kind: "unreadable";
}

export interface Thumbnail extends Length {
  readonly path: string;
  readonly peakBytes: number;
}

interface Length {
  readonly seconds: number | undefined;
  /** What the film claims, where it holds less. */
  readonly claimedSeconds: number | undefined;
}

/** By how much what a film claims may differ from what it holds, in seconds and as a share. */
const LEAST_OFF = 1;
const OFF_SHARE = 0.1;

/** How long a film is: what it claims, where that agrees with what it holds, else the latter. */
function lengthOf(claimed: number | undefined, held: Measured | undefined): Length {
  if (!held) return { seconds: undefined, claimedSeconds: undefined };
  const { seconds, isPlausible } = held;
  const most = seconds + Math.max(LEAST_OFF, (claimed ?? 0) * OFF_SHARE);
  const isShort = claimed !== undefined && claimed > most;
  const isKnown = claimed !== undefined && !isShort && claimed > seconds - LEAST_OFF;
  return {
    seconds: isPlausible ? (isKnown ? claimed : seconds || undefined) : undefined,
    claimedSeconds: isShort && isPlausible ? claimed : undefined,
  };
}

/**
 * Makes what is shown of a film: its picture at a quarter of the duration and a small film, both
 * redrawn and without metadata, in a scratch folder.
 * @param path of the file as it was sent
 * @throws DecoderUnavailable when this machine has no decoder; SandboxUnavailable; the signal's
 * reason; StorageUnavailable
 */
export async function makeVideoPreview(
  path: string,
  signal: AbortSignal,
  given?: Decoder,
): Promise<VideoPreview | VideoRefused> {
  const decoder = given ?? (await findDecoder());
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
      claimedSeconds: thumbnail.claimedSeconds,
      peakBytes: Math.max(thumbnail.peakBytes, clip.peakBytes),
      remove: folder.remove,
    };
  } finally {
    if (!isKept) await folder.remove();
  }
}

/**
 * Takes the picture at a quarter of the duration: of what the film holds, as it is read to its end,
 * or of what it claims where that takes too long; the first picture where there is none.
 */
export async function makeThumbnail(source: Source): Promise<Thumbnail | undefined> {
  const { decoder, input, output, signal } = source;
  const film = await readClaim(decoder, input, output, signal);
  if (!film.hasPicture) return undefined;
  const held = await measureFilm(decoder, input, output, signal);
  const length = lengthOf(film.seconds, held);
  let peakBytes = 0;
  const path = join(output, "thumbnail.png");
  const take = async (seconds: number) => {
    const ran = await takePicture(source, seconds * SHARE);
    peakBytes = Math.max(peakBytes, ran.peakBytes);
    return ran.ok && existsSync(path);
  };
  // In its own time, also where that is no time of ours.
  const at = length.seconds ?? held?.seconds ?? film.seconds ?? 0;
  if (!(await take(at)) && (at === 0 || !(await take(0)))) return undefined;
  return { path, ...length, peakBytes };
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
