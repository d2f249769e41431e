import { makeScratchFolder, type ScratchFolder } from "../storage/index.server";
import { type Decoder, findDecoder, runDecoder } from "./ffmpeg.server";

/** What a file says of its film, and its first picture shows. */
export interface Film {
  /** As it is shown, upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the file claims; undefined when it claims nothing. */
  readonly claimedSeconds: number | undefined;
  readonly peakBytes: number;
}

/** Runs work with a scratch folder that is gone afterwards. */
export async function withScratch<T>(work: (folder: ScratchFolder) => Promise<T>): Promise<T> {
  const folder = await makeScratchFolder();
  try {
    return await work(folder);
  } finally {
    await folder.remove();
  }
}

/** Seconds of `01:02:03.45`. */
const secondsOf = (hours = "", minutes = "", seconds = "") =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);

function claimIn(words: string): number | undefined {
  const claim = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(words);
  const seconds = claim ? secondsOf(claim[1], claim[2], claim[3]) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** What a film claims to be in length, in seconds, without decoding it; whether it claims pictures. */
export async function readClaim(
  decoder: Decoder,
  path: string,
  output: string,
  signal: AbortSignal,
): Promise<{ readonly hasPicture: boolean; readonly seconds: number | undefined }> {
  const { words } = await runDecoder(decoder, {
    place: { input: path, output },
    after: () => [],
    signal,
  });
  return { hasPicture: words.includes(" Video: "), seconds: claimIn(words) };
}

/**
 * Opens a film and decodes its first picture.
 * @param path absolute
 * @returns undefined when nothing in the file can be shown as a film: no picture track (a cover is
 * none), damaged, a play list, another format
 * @throws DecoderUnavailable when this machine has no decoder; the signal's reason
 */
export function probeVideo(
  path: string,
  signal: AbortSignal,
  decoder: Decoder = findDecoder(),
): Promise<Film | undefined> {
  return withScratch(async ({ path: output }) => {
    const { ok, words, peakBytes } = await runDecoder(decoder, {
      place: { input: path, output },
      after: () => ["-map", "0:V:0", "-frames:v", "1", "-f", "null", "-"],
      signal,
    });
    // The line of what comes out, after turning: the file's own words are before it.
    const shown = words.slice(words.lastIndexOf("\nOutput #0"));
    const [, width, height] = /Video: wrapped_avframe.*?, (\d+)x(\d+)/.exec(shown) ?? [];
    if (!ok || !width || !height) return undefined;
    return {
      width: Number(width),
      height: Number(height),
      claimedSeconds: claimIn(words),
      peakBytes,
    };
  });
}

/** How long reading a whole file may take. */
const SCAN_MS = 60_000;

/** How long a film really is, in seconds, by reading it to its end without decoding it. */
export async function measureSeconds(
  decoder: Decoder,
  path: string,
  output: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { words } = await runDecoder(decoder, {
    place: { input: path, output },
    after: () => ["-map", "0:V:0", "-c", "copy", "-f", "null", "-"],
    signal,
    limits: { wallMs: SCAN_MS },
  });
  const times = [...words.matchAll(/ time=(\d+):(\d\d):(\d\d\.\d+)/g)];
  const last = times.at(-1);
  const seconds = last ? secondsOf(last[1], last[2], last[3]) : 0;
  return seconds > 0 ? seconds : undefined;
}
