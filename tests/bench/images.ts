import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Drawn, drawPictures, type PictureSize } from "#modules/platform/images/index.server";
import { median, type Row } from "./report";

/**
 * A photo of 12 megapixels to its three widths as WebP and JPEG: ours in the bounded process, bytes
 * over and back included, beside bare sharp taking the same steps in this process.
 */

const ROUNDS = 3;
const PHOTOS = 5;
const LARGEST_MB = 512;

const sizes = [1600, 960, 480].flatMap((width) =>
  (["webp", "jpeg"] as const).map((format) => ({ width, height: (width * 5) / 16, format })),
);

/** A picture with edges, shades and grain, as phones take them. */
export async function makePhoto(path: string, width = 4_000, height = 3_000): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "#808080", noise } });
  const circle = (at: number) =>
    `<circle cx="${(at * 977) % width}" cy="${(at * 541) % height}" r="${20 + (at % 90)}" fill="hsl(${at % 360},55%,55%)"/>`;
  const shapes = Array.from({ length: 400 }, (_, at) => circle(at * 37)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const layer = { input: Buffer.from(svg), blend: "overlay" } as const;
  await sharp(await grain.png().toBuffer())
    .composite([layer])
    .jpeg({ quality: 88 })
    .toFile(path);
}

/** The same steps by sharp alone: decoded once to the largest size, the others made from that. */
export async function drawBare(
  path: string,
  sizes: readonly PictureSize[],
  fit: "cover" | "inside" = "cover",
): Promise<void> {
  const [largest] = sizes;
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(largest?.width, largest?.height, { fit })
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, height, format } of sizes) {
    const image = sharp(data, { raw: info }).resize(width, height, { fit });
    const encoded =
      format === "webp" ? image.webp({ quality: 80 }) : image.jpeg({ quality: 82, mozjpeg: true });
    await encoded.toBuffer();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const peakOf = (drawn: Drawn): number => {
  if (drawn.kind !== "made") throw new Error(`the photo is ${drawn.kind}`);
  return drawn.peakBytes / 1e6;
};

/** Times the pictures of one photo, and says what the process that drew them needed at most. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-photo-"));
  const path = join(folder, "photo.jpg");
  const times = { ours: [] as number[], bare: [] as number[] };
  let childMb = 0;
  const ours = async () => {
    childMb = Math.max(childMb, peakOf(await drawPictures({ path, sizes })));
  };
  try {
    await makePhoto(path);
    await ours();
    await drawBare(path, sizes);
    for (let rounds = 0; rounds < ROUNDS; rounds++) {
      const round = { ours: [] as number[], bare: [] as number[] };
      // They take turns photo by photo, so that a busy machine slows both alike.
      for (let count = 0; count < PHOTOS; count++) {
        round.bare.push(await timed(() => drawBare(path, sizes)));
        round.ours.push(await timed(ours));
      }
      times.bare.push(median(round.bare));
      times.ours.push(median(round.ours));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const mine = median(times.ours);
  const reference = median(times.bare);
  const ratio = mine / reference;
  const name = "12-megapixel photo to three widths in WebP and JPEG";
  return [
    {
      name: `${name}, beside bare sharp`,
      ours: mine,
      reference,
      ratio,
      unit: "ms",
      target: "at most 1.2",
      ok: ratio <= 1.2,
    },
    {
      name: "peak memory of the process that draws it",
      ours: childMb,
      unit: "MB",
      target: `at most ${LARGEST_MB} MB`,
      ok: childMb <= LARGEST_MB,
    },
  ];
}
