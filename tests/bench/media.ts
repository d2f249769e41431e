import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Decoder, findDecoder } from "#modules/platform/media/ffmpeg.server";
import { makePhotoDerivatives, probeVideo } from "#modules/platform/media/index.server";
import { makeThumbnail } from "#modules/platform/media/video.server";
import { drawBare, makePhoto } from "./images";
import { median, type Row } from "./report";

/**
 * The picture of a film beside bare ffmpeg with the same seek, and a photo of 24 megapixels to
 * everything that is shown of it beside bare sharp taking the same steps.
 */

const ROUNDS = 3;
const LARGEST_MB = 130;
/** One picture in 250 is whole; a quarter of each film lies 247 pictures behind such a one. */
const PIECE_SECONDS = 11;
const films = [
  { name: "ten minutes", pieces: 55 },
  { name: "an hour", pieces: 327 },
] as const;
const signal = new AbortController().signal;

function bare({ program }: Decoder, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, ["-nostdin", "-y", "-loglevel", "error", ...args]);
  if (status !== 0) throw new Error(String(stderr));
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Our times and the reference's; they take turns, so that a busy machine slows both alike. */
async function inTurns(ours: () => unknown, reference: () => unknown): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    times[1].push(await timed(reference));
    times[0].push(await timed(ours));
  }
  return [median(times[0]), median(times[1])];
}

const besides = (name: string, [ours, reference]: [number, number], most: number): Row => ({
  name,
  ours,
  reference,
  ratio: ours / reference,
  unit: "ms",
  target: `at most ${most}`,
  ok: ours / reference <= most,
});

const memory = (name: string, ours: number, most: number): Row => ({
  name,
  ours,
  unit: "MB",
  target: `at most ${most} MB`,
  ok: ours <= most,
});

async function measureFilms(folder: string): Promise<Row[]> {
  const decoder = await findDecoder();
  const piece = join(folder, "piece.mp4");
  // Grain, as cameras make it: without it decoding costs next to nothing.
  const source = `testsrc2=s=1920x1080:r=30:d=${PIECE_SECONDS},noise=alls=10:allf=t`;
  const coded = ["-c:v", "libx264", "-preset", "veryfast", "-b:v", "4M", "-g", "250"];
  const flags = ["-sc_threshold", "0", "-pix_fmt", "yuv420p"];
  bare(decoder, ["-f", "lavfi", "-i", source, ...coded, ...flags, piece]);
  const rows: Row[] = [];
  for (const { name, pieces } of films) {
    const input = join(folder, "film.mp4");
    bare(decoder, ["-stream_loop", String(pieces - 1), "-i", piece, "-c", "copy", input]);
    const film = await probeVideo(input, signal, decoder);
    const seek = String((film?.claimedSeconds ?? 0) / 4);
    const picture = ["-frames:v", "1", "-vf", "scale=640:-2", join(folder, "bare.png")];
    let peak = 0;
    const ours = async () => {
      const made = await makeThumbnail({ decoder, input, output: folder, signal });
      if (!made) throw new Error("the film has no picture");
      peak = Math.max(peak, made.peakBytes / 1e6);
    };
    await ours();
    const times = await inTurns(ours, () => bare(decoder, ["-ss", seek, "-i", input, ...picture]));
    rows.push(
      besides(`picture of ${name} of 1080p, beside bare ffmpeg with the same seek`, times, 1.3),
      memory(`peak memory of the decoder of ${name}`, peak, LARGEST_MB),
    );
  }
  return rows;
}

async function measurePhoto(folder: string): Promise<Row[]> {
  const path = join(folder, "photo.jpg");
  await makePhoto(path, 6_000, 4_000);
  const sizes = [1600, 960, 480].flatMap((width) =>
    (["webp", "jpeg"] as const).map((format) => ({ width, height: width, format })),
  );
  let peak = 0;
  const ours = async () => {
    const made = await makePhotoDerivatives(path, signal);
    if (made.kind !== "made") throw new Error(`the photo is ${made.kind}`);
    peak = Math.max(peak, made.peakBytes / 1e6);
  };
  const reference = () => drawBare(path, sizes, "inside");
  await ours();
  await reference();
  return [
    besides(
      "24-megapixel photo to all that is shown, beside bare sharp",
      await inTurns(ours, reference),
      1.2,
    ),
    memory("peak memory of the process that draws it", peak, 512),
  ];
}

/** Prepares two films of 1080p and a photo, and measures what is made of them. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-media-"));
  try {
    return [...(await measureFilms(folder)), ...(await measurePhoto(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
