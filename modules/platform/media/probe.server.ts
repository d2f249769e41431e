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
 * @throws DecoderUnavailable when this machine has no decoder; SandboxUnavailable; the signal's reason
 */
export function probeVideo(
  path: string,
  signal: AbortSignal,
  decoder?: Decoder,
): Promise<Film | undefined> {
  return withScratch(async ({ path: output }) => {
    const { ok, words, peakBytes } = await runDecoder(decoder ?? (await findDecoder()), {
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
/** For how long a film shows each of its pictures on average, in seconds: else its clock is wrong. */
const LEAST_PER_PICTURE = 1 / 1_000;
const MOST_PER_PICTURE = 60;

/** What of a film is there, by reading it to its end without decoding it. */
export interface Measured {
  /** Where its last picture or sound stands, in its own time. */
  readonly seconds: number;
  /** Whether so many pictures can take so long. */
  readonly isPlausible: boolean;
}

/** How long a film is by what it holds; undefined when it could not be read to its end in time. */
export async function measureFilm(
  decoder: Decoder,
  path: string,
  output: string,
  signal: AbortSignal,
): Promise<Measured | undefined> {
  const { ok, words } = await runDecoder(decoder, {
    place: { input: path, output },
    after: () => ["-map", "0:V:0", "-map", "0:a?", "-c", "copy", "-f", "null", "-"],
    signal,
    limits: { wallMs: SCAN_MS },
  });
  const last = [...words.matchAll(/frame= *(\d+) .*? time=(\d+):(\d\d):(\d\d\.\d+)/g)].at(-1);
  if (!ok || !last) return undefined;
  const seconds = secondsOf(last[2], last[3], last[4]);
  const pictures = Number(last[1]);
  // The last picture is shown for a while too: of few it is most of the time.
  const each = seconds / Math.max(1, pictures - 1);
  const isPlausible = pictures < 2 || (each > LEAST_PER_PICTURE && each < MOST_PER_PICTURE);
  return { seconds, isPlausible };
}
